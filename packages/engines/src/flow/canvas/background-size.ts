/** How large the ground under a flow is, and where it lies. In the flow's own coordinates. */

export const GAP = 22

export interface Sheet {
  left: number
  top: number
  width: number
  height: number
}

export interface View {
  transform: readonly [number, number, number]
  width: number
  height: number
}

function seen({ transform: [x, y, zoom], width, height }: View): Sheet {
  return { left: -x / zoom, top: -y / zoom, width: width / zoom, height: height / zoom }
}

const covers = (sheet: Sheet, { left, top, width, height }: Sheet): boolean =>
  sheet.left <= left &&
  sheet.top <= top &&
  sheet.left + sheet.width >= left + width &&
  sheet.top + sheet.height >= top + height

/**
 * The sheet for a view: the one that lies there as long as it reaches, else one with room to all sides.
 * It reaches to where the flow's own coordinates begin, as every wire's drawing does: wires that stick
 * out would be a picture of their own, and so would all nodes above them.
 */
export function backgroundFor(view: View, before: Sheet | null): Sheet {
  const part = seen(view)
  if (before && covers(before, part)) return before
  const whole = (length: number): number => Math.ceil(length / GAP) * GAP
  const left = Math.min(0, -whole(part.width - part.left))
  const top = Math.min(0, -whole(part.height - part.top))
  return {
    left,
    top,
    width: Math.max(0, whole(part.left + 2 * part.width)) - left,
    height: Math.max(0, whole(part.top + 2 * part.height)) - top,
  }
}
