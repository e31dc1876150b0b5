/**
 * Arrows among buttons that lie in a field: one of them is reached by Tab, the rest by the arrow that
 * points to them. Enter and the space bar press, as everywhere.
 */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The box that an arrow leads to: the nearest that way, sideways distance counting double; else none. */
export function nextBox(boxes: readonly Box[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key]
  const start = boxes[from]
  if (direction === undefined || start === undefined) return null
  const [right, down] = direction
  let best: number | null = null
  let least = Infinity
  boxes.forEach((box, place) => {
    const x = box.left + box.width / 2 - (start.left + start.width / 2)
    const y = box.top + box.height / 2 - (start.top + start.height / 2)
    const ahead = x * right + y * down
    const aside = Math.abs(x * down) + Math.abs(y * right)
    const distance = ahead + 2 * aside
    if (place === from || ahead < 1 || aside > ahead * 3 || distance >= least) return
    least = distance
    best = place
  })
  return best
}

/** Attach to the element around the buttons. */
export function roving(field: HTMLElement): () => void {
  let current: HTMLElement | null = null
  const buttons = () => [...field.querySelectorAll<HTMLElement>('button:not(:disabled)')]

  function settle(): void {
    const all = buttons()
    if (current === null || !all.includes(current)) current = all[0] ?? null
    for (const button of all) {
      const index = button === current ? 0 : -1
      if (button.tabIndex !== index) button.tabIndex = index
    }
  }

  function onFocus(event: FocusEvent): void {
    current = (event.target as HTMLElement).closest('button')
    settle()
  }

  function onKey(event: KeyboardEvent): void {
    const all = buttons()
    const from = all.indexOf(document.activeElement as HTMLElement)
    const next = nextBox(
      all.map((button) => button.getBoundingClientRect()),
      from,
      event.key,
    )
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    all[next]!.focus()
  }

  const observer = new MutationObserver(settle)
  observer.observe(field, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  field.addEventListener('focusin', onFocus)
  field.addEventListener('keydown', onKey)
  settle()
  return () => {
    observer.disconnect()
    field.removeEventListener('focusin', onFocus)
    field.removeEventListener('keydown', onKey)
  }
}
