/** Names of keys as blocks know them. */

const NAMES: Record<string, string> = {
  ' ': 'space',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'enter',
}

/** By the key's place for letters and digits, so that a Thai or Arabic keyboard plays the same games. */
export function blockKey(event: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  const named = NAMES[event.key]
  if (named) return named
  const placed = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code)
  if (placed) return placed[1]!.toLowerCase()
  return /^[a-z0-9]$/i.test(event.key) ? event.key.toLowerCase() : null
}

/** Where a pointer is on the stage, given the stage's box on the page. */
export function stagePoint(
  box: { left: number; top: number; width: number; height: number },
  point: { clientX: number; clientY: number },
): { x: number; y: number } {
  const x = ((point.clientX - box.left) / box.width - 0.5) * 480
  const y = (0.5 - (point.clientY - box.top) / box.height) * 360
  return {
    x: Math.round(Math.max(-240, Math.min(240, x))),
    y: Math.round(Math.max(-180, Math.min(180, y))),
  }
}
