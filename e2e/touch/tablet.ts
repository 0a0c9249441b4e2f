/** A tablet in both positions, and what fingers do that the test runner has no word for. */
import type { Locator, Page } from '@playwright/test'

/** Each is a way to hold it: `test.use(...)` takes one. */
export const HELD = [
  ['lying', { hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } }],
  ['upright', { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } }],
] as const

interface Spot {
  x: number
  y: number
}

type Send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) => Promise<void>

/** Real touches of the browser, so that it makes of them what it makes of a finger's. */
async function touching(page: Page): Promise<Send> {
  const session = await page.context().newCDPSession(page)
  return async (type, at) => {
    const touchPoints = at.map(({ x, y }, id) => ({ x, y, id }))
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

export async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger stays there until `seen` has come, and goes. */
export async function hold(page: Page, at: Spot, seen: () => Promise<void>): Promise<void> {
  const send = await touching(page)
  await send('touchStart', [at])
  try {
    await seen()
  } finally {
    await send('touchEnd', [])
  }
}

/** Two fingers side by side around a place go apart, or nearer each other when `by` is less than 1. */
export async function pinch(page: Page, { x, y }: Spot, by: number): Promise<void> {
  const send = await touching(page)
  const [from, steps] = [60, 8]
  const fingers = (apart: number): Spot[] => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ]
  await send('touchStart', fingers(from))
  for (let step = 1; step <= steps; step++)
    await send('touchMove', fingers(from * (1 + ((by - 1) * step) / steps)))
  await send('touchEnd', [])
}

/** Two fingers go the same way. */
export async function pushByTwo(page: Page, { x, y }: Spot, way: Spot): Promise<void> {
  const send = await touching(page)
  const steps = 8
  const fingers = (share: number): Spot[] =>
    [-30, 30].map((side) => ({ x: x + side + way.x * share, y: y + way.y * share }))
  await send('touchStart', fingers(0))
  for (let step = 1; step <= steps; step++) await send('touchMove', fingers(step / steps))
  await send('touchEnd', [])
}

/** How much the whole page is enlarged: 1 as long as nobody has pinched it. */
export function pageScale(page: Page): Promise<number> {
  return page.evaluate(() => visualViewport!.scale)
}
