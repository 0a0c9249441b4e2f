/** Where watched values are drawn on the stage, out of files. */
import type { BlocksContent, MonitorLook } from './document.ts'
import { isFields, numbersOf } from './read-actor.ts'

const MODES = ['default', 'large', 'slider', 'list'] as const
/** More than a stage can show. */
const MOST_MONITORS = 1000

function readLook(value: unknown): MonitorLook | null {
  if (!isFields(value)) return null
  const { x, y, ...rest } = numbersOf(value, 'x', 'y', 'width', 'height', 'min', 'max')
  if (x === undefined || y === undefined) return null
  const mode = MODES.find((known) => known === value['mode']) ?? 'default'
  const { whole } = value
  return { mode, x, y, ...rest, ...(typeof whole === 'boolean' && { whole }) }
}

export function readMonitors(value: unknown): Pick<BlocksContent, 'monitors'> {
  if (!isFields(value)) return {}
  const monitors: Record<string, MonitorLook> = {}
  for (const [id, given] of Object.entries(value).slice(0, MOST_MONITORS)) {
    const look = readLook(given)
    if (look) monitors[id] = look
  }
  return { monitors }
}
