/** What is shown on the stage from the start, and where. */
import type { MonitorLook } from '../content.ts'
import { rulesFor } from '../opcodes/opcodes.ts'
import type { ScratchMonitor, ScratchProject } from '../project.ts'
import { fieldValue } from './convert-fields.ts'
import type { ProjectNames } from './project-names.ts'

/** Reporters that every sprite has for itself. */
const OF_SPRITES = new Set([
  'motion_x',
  'motion_y',
  'motion_direction',
  'looks_costume_number',
  'looks_size',
  'sound_volume',
])

export function convertMonitors(
  project: ScratchProject,
  names: ProjectNames,
): { watched: string[]; monitors: Record<string, MonitorLook> } {
  const watched: string[] = []
  const monitors: Record<string, MonitorLook> = {}
  for (const monitor of project.monitors) {
    const id = monitorId(monitor, names)
    if (id === null) {
      if (monitor.visible) names.report.add('unknown-monitor', { name: monitor.opcode })
      continue
    }
    if (monitor.visible && !watched.includes(id)) watched.push(id)
    const look = lookOf(monitor)
    if (look && !Object.hasOwn(monitors, id)) monitors[id] = look
  }
  return { watched, monitors }
}

function monitorId(monitor: ScratchMonitor, names: ProjectNames): string | null {
  const rule = rulesFor(monitor.opcode)[0]
  const index = monitor.sprite === null ? 0 : names.spriteNames.indexOf(monitor.sprite)
  if (!rule || index < 0 || (rule.shape !== 'value' && rule.shape !== 'truth')) return null
  const [part] = rule.parts
  if (part?.kind === 'variable' || part?.kind === 'list') {
    const field = monitor.fields[part.from]
    return field ? (names.known(index, part.kind, field) ?? null) : null
  }
  const isOfSprite = OF_SPRITES.has(rule.type) && index > 0
  const id = isOfSprite ? `${names.actorId(index)}.${rule.type}` : rule.type
  if (!part) return id
  const choice = fieldValue(monitor.fields[part.from], part, { names, index })
  return typeof choice === 'string' ? `${id}[${choice}]` : null
}

function lookOf(monitor: ScratchMonitor): MonitorLook | null {
  const { mode, x, y, width, height, min, max, isDiscrete } = monitor
  if (x === undefined || y === undefined) return null
  return {
    mode,
    x,
    y,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(mode === 'slider' ? { min: min ?? 0, max: max ?? 100, whole: isDiscrete === true } : {}),
  }
}
