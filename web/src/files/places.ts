/** Addresses of a board of a shared file. */

/** In a frame the address is another: only there may pages of other sites show it (docs/server.md). */
export function boardPath(id: string, place: number, isFramed: boolean): string {
  return `${isFramed ? '/embed' : ''}/file/${id}/${place}`
}

/** What somebody writes into his own page to show a board there. */
export function frameOf(origin: string, id: string, place: number, title: string): string {
  const address = origin + boardPath(id, place, true)
  return `<iframe src="${address}" title="${escaped(title)}" width="100%" height="760" style="border:0" loading="lazy"></iframe>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
