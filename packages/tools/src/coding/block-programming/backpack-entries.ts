/** Into the backpack and out of it again, with a word about what came of it. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { BackpackState, PutIn } from './backpack-hook.ts'
import {
  type BackpackEntry,
  type KeptKind,
  readCostume,
  readSound,
  readSprite,
} from './core/backpack.ts'
import type { Actor, BlocksContent, Costume, Sound } from './core/document.ts'
import { addActor, addCostume, addSound, freePlace } from './core/edit-project.ts'
import { withFreshId, withFreshMedia } from './core/fresh-media.ts'
import { hasRoom } from './core/room.ts'
import type { ToolProps } from './tool-props.ts'

const SAID = {
  kept: 'inBackpack',
  full: 'backpackFull',
  tooBig: 'backpackTooBig',
  failed: 'backpackFailed',
} as const

export function sayPutIn({ host, t }: Pick<ToolProps, 'host' | 't'>, came: PutIn): void {
  host.toast(t(SAID[came]), came === 'kept' ? 'success' : 'error')
}

export async function putInBackpack(
  tool: ToolProps,
  backpack: BackpackState,
  kind: KeptKind,
  kept: Actor | Costume | Sound,
): Promise<void> {
  sayPutIn(tool, await backpack.put(kind, kept))
}

/** Blocks go onto the workspace, a sprite onto the stage, costumes and sounds to the sprite that is chosen. */
export async function takeEntry(
  tool: ToolProps,
  backpack: BackpackState,
  entry: BackpackEntry,
  editor: BlockEditor | null,
): Promise<void> {
  const { host, session, t } = tool
  if ('state' in entry) {
    editor?.add(entry.state)
    return
  }
  // Whoever was chosen when it was taken, however long it takes to come.
  const { actorId } = session.snapshot()
  const parts = await backpack.take(entry).catch(() => [])
  const step = stepFor(entry, parts, actorId)
  if (!step) return host.toast(t('backpackDamaged'), 'error')
  if (!hasRoom(session.snapshot().content, parts)) return host.toast(t('projectFull'), 'error')
  session.edit(step, { restart: true })
  if ('sprite' in entry) session.shown.select(session.snapshot().content.actors.at(-1)!.id)
}

function stepFor(
  entry: BackpackEntry,
  parts: unknown[],
  actorId: string,
): ((content: BlocksContent) => BlocksContent) | null {
  if ('sprite' in entry) {
    const sprite = readSprite(parts)
    if (!sprite) return null
    return (content) => addActor(content, { ...withFreshMedia(sprite), ...freePlace(content) })
  }
  if ('costume' in entry) {
    const costume = readCostume(parts)
    return costume && ((content) => addCostume(content, actorId, withFreshId(costume)))
  }
  const sound = readSound(parts)
  return sound && ((content) => addSound(content, actorId, withFreshId(sound)))
}
