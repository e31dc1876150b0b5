/** The chapters of the rules that figures on the sheet refer to. */

const CHAPTERS = ['05', '06'] as const

export type Chapter = (typeof CHAPTERS)[number]

/** `000 §05` names chapter 05. */
export function chapterOf(section: string): Chapter {
  return CHAPTERS.find((chapter) => section.endsWith(chapter)) ?? '05'
}
