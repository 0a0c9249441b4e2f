/** What was in sight comes back with the page: the sprite, and which part of its blocks. */
import type { WorkspaceView } from '@panya/engines/blockly/block-editor.ts'
import type { ToolPlace } from '../../../host/place/tool-place.ts'

const SPRITE = 'sprite'
const VIEW = 'blocks in sight'

interface KeptView extends WorkspaceView {
  /** The sprite or board whose blocks they are. */
  of: string
}

function isKeptView(value: unknown): value is KeptView {
  if (typeof value !== 'object' || value === null) return false
  const { of, ...numbers } = value as Record<string, unknown>
  const { scale, x, y } = numbers
  return typeof of === 'string' && [scale, x, y].every(Number.isFinite) && Number(scale) > 0
}

export function keptSprite(place: ToolPlace | undefined): string | null {
  const left = place?.read(SPRITE)
  return typeof left === 'string' ? left : null
}

export function keepSprite(place: ToolPlace | undefined, actorId: string): void {
  place?.keep(SPRITE, actorId)
}

/** Null when other blocks were in sight. */
export function keptView(place: ToolPlace | undefined, of: string): WorkspaceView | null {
  const left = place?.read(VIEW)
  return isKeptView(left) && left.of === of ? left : null
}

export function keepView(place: ToolPlace | undefined, of: string, view: WorkspaceView): void {
  place?.keep(VIEW, { of, ...view } satisfies KeptView)
}
