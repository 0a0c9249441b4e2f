/** Where and how watched values are drawn on the stage: chosen looks, and places for those that have none. */
import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'

/** How something watched is drawn, in stage units from the top left corner. */
export interface MonitorLook {
  mode: 'default' | 'large' | 'slider' | 'list'
  x: number
  y: number
  width?: number
  height?: number
  min?: number
  max?: number
  whole?: boolean
}

export type MonitorLooks = Readonly<Record<string, MonitorLook>>

type Mode = MonitorLook['mode']

const [STAGE_WIDTH, STAGE_HEIGHT] = [480, 360]
const MARGIN = 5
/** About as large as they are drawn, in stage units. */
const SIZES: Record<Mode, { width: number; height: number }> = {
  default: { width: 110, height: 22 },
  large: { width: 60, height: 32 },
  slider: { width: 120, height: 42 },
  list: { width: 110, height: 120 },
}
/** This much of it stays on the stage, so that nobody loses one. */
const KEPT = 24

export interface Monitor {
  key: string
  watcher: WatcherView
  look: MonitorLook
}

export function sizeOf(look: MonitorLook): { width: number; height: number } {
  const usual = SIZES[look.mode]
  if (look.mode !== 'list') return usual
  return { width: look.width || usual.width, height: look.height || usual.height }
}

const isList = ({ value }: WatcherView): boolean => typeof value !== 'string'

/** How something can be drawn: lists in one way, reporters without a slider. */
export function modesFor(watcher: WatcherView): readonly Mode[] {
  if (isList(watcher)) return ['list']
  return watcher.isReporter ? ['default', 'large'] : ['default', 'large', 'slider']
}

export function nextMode(watcher: WatcherView, mode: Mode): Mode {
  const modes = modesFor(watcher)
  return modes[(modes.indexOf(mode) + 1) % modes.length]!
}

const keyOf = ({ id, owner }: WatcherView): string => `${owner ?? ''}:${id}`

const overlap = (one: MonitorLook, other: MonitorLook): boolean => {
  const [a, b] = [sizeOf(one), sizeOf(other)]
  return (
    one.x < other.x + b.width &&
    other.x < one.x + a.width &&
    one.y < other.y + b.height &&
    other.y < one.y + a.height
  )
}

/** From the top left down, then the next column; on a full stage the first corner has to do. */
function freePlace(mode: Mode, taken: readonly MonitorLook[]): MonitorLook {
  const { width, height } = SIZES[mode]
  for (let x = MARGIN; x + width <= STAGE_WIDTH; x += 60) {
    for (let y = MARGIN; y + height <= STAGE_HEIGHT; y += 5) {
      const look: MonitorLook = { mode, x, y }
      if (!taken.some((other) => overlap(look, other))) return look
    }
  }
  return { mode, x: MARGIN, y: MARGIN }
}

export function placeMonitors(
  watchers: readonly WatcherView[],
  looks: MonitorLooks = {},
): Monitor[] {
  const taken: MonitorLook[] = []
  const seen = new Set<string>()
  const chosen = watchers.map((watcher) => {
    // A copied sprite's own variable has the same id: the copy finds a place by itself.
    const look =
      seen.has(watcher.id) || !Object.hasOwn(looks, watcher.id) ? null : looks[watcher.id]!
    seen.add(watcher.id)
    if (!look) return null
    const modes = modesFor(watcher)
    const fitting = modes.includes(look.mode) ? look : { ...look, mode: modes[0]! }
    taken.push(fitting)
    return fitting
  })
  return watchers.map((watcher, index) => {
    const look = chosen[index] ?? freePlace(modesFor(watcher)[0]!, taken)
    if (!chosen[index]) taken.push(look)
    return { key: keyOf(watcher), watcher, look }
  })
}

const between = (value: number, low: number, high: number): number =>
  Math.round(Math.min(high, Math.max(low, value)))

/** Keeps a part of it on the stage. */
export function movedTo(look: MonitorLook, x: number, y: number): MonitorLook {
  const { width } = sizeOf(look)
  return {
    ...look,
    x: between(x, KEPT - width, STAGE_WIDTH - KEPT),
    y: between(y, 0, STAGE_HEIGHT - KEPT / 2),
  }
}

export function resizedTo(look: MonitorLook, width: number, height: number): MonitorLook {
  return {
    ...look,
    width: between(width, 60, STAGE_WIDTH),
    height: between(height, 50, STAGE_HEIGHT),
  }
}

/** The ends of a slider and its step; damaged ones are mended. */
export function sliderOf(look: MonitorLook): { min: number; max: number; step: number } {
  const { min = 0, max = 100, whole } = look
  const [low, high] = min <= max ? [min, max] : [max, min]
  const isWhole = whole ?? (Number.isInteger(low) && Number.isInteger(high))
  return { min: low, max: high, step: isWhole ? 1 : 0.01 }
}
