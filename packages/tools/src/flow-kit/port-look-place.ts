/** Where a look at a port is put: near it, inside the window, and not over the ports a wire could go to. */

const GAP = 14
const EDGE = 8

interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

const meets = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The first place that covers the fewest of these. */
export function bestPlace(
  size: { width: number; height: number },
  room: { width: number; height: number },
  port: Rect,
  spared: readonly Rect[],
): { left: number; top: number } {
  const within = (value: number, most: number): number =>
    Math.max(EDGE, Math.min(value, most - EDGE))
  const [mostLeft, mostTop] = [room.width - size.width, room.height - size.height]
  const lefts = [port.right + GAP, port.left - size.width - GAP, EDGE, mostLeft]
  const tops = [port.top - 20, port.bottom + GAP, port.top - size.height - GAP, EDGE, mostTop]
  let best = { left: EDGE, top: EDGE, covered: Infinity }
  for (const top of tops)
    for (const left of lefts) {
      const place = { left: within(left, mostLeft), top: within(top, mostTop) }
      const box = { ...place, right: place.left + size.width, bottom: place.top + size.height }
      const covered = [port, ...spared].filter((other) => meets(box, other)).length
      if (covered < best.covered) best = { ...place, covered }
    }
  return { left: best.left, top: best.top }
}

export function placeFor(element: HTMLElement, from: Element): { left: number; top: number } {
  const { width, height } = element.getBoundingClientRect()
  const ports = [...document.querySelectorAll('.react-flow__handle.target')]
  return bestPlace(
    { width, height },
    { width: innerWidth, height: innerHeight },
    from.getBoundingClientRect(),
    ports.map((port) => port.getBoundingClientRect()),
  )
}
