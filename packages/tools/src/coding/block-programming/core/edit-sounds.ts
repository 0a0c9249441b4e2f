/** Changes to the sounds of a sprite as pure steps: each takes the content and returns the next one. */
import type { BlocksContent, Scripts, Sound } from './document.ts'
import { actorOf, changeActor, freeId, freeName } from './edit-project.ts'
import { shortName } from './short-name.ts'

function changeSounds(
  content: BlocksContent,
  actorId: string,
  change: (sounds: Sound[], at: number) => Sound[],
  id: string,
): BlocksContent {
  const { sounds } = actorOf(content, actorId)
  const at = sounds.findIndex((sound) => sound.id === id)
  if (at === -1) return content
  const changed = change(sounds, at)
  return changed === sounds ? content : changeActor(content, actorId, { sounds: changed })
}

const otherNames = (sounds: readonly Sound[], id: string): string[] =>
  sounds.filter((sound) => sound.id !== id).map(({ name }) => name)

/** Without a letter in it the old name stays. */
export function renameSound(
  content: BlocksContent,
  actorId: string,
  id: string,
  name: string,
): BlocksContent {
  if (shortName(name) === '') return content
  const rename = (sounds: Sound[], at: number): Sound[] => {
    const free = freeName(name, otherNames(sounds, id))
    return free === sounds[at]!.name ? sounds : sounds.with(at, { ...sounds[at]!, name: free })
  }
  return changeSounds(content, actorId, rename, id)
}

/** The copy stands behind the original. */
export function copySound(content: BlocksContent, actorId: string, id: string): BlocksContent {
  const everyId = content.actors.flatMap(({ sounds }) => sounds.map((sound) => sound.id))
  const copy = (sounds: Sound[], at: number): Sound[] => {
    const original = sounds[at]!
    const taken = sounds.map(({ name }) => name)
    const copied = { ...original, id: freeId(id, everyId), name: freeName(original.name, taken) }
    return sounds.toSpliced(at + 1, 0, copied)
  }
  return changeSounds(content, actorId, copy, id)
}

/** One place forward or back; at the ends nothing happens. */
export function moveSound(
  content: BlocksContent,
  actorId: string,
  id: string,
  by: -1 | 1,
): BlocksContent {
  const move = (sounds: Sound[], at: number): Sound[] => {
    const neighbour = sounds[at + by]
    return neighbour ? sounds.with(at, neighbour).with(at + by, sounds[at]!) : sounds
  }
  return changeSounds(content, actorId, move, id)
}

/**
 * Another recording in the place of a sound. It has an id of its own: sprites share the library's ids, and what
 * is loaded is kept by id. The sprite's blocks that named the old one name the new one.
 */
export function replaceSound(
  content: BlocksContent,
  actorId: string,
  id: string,
  recording: Sound,
): BlocksContent {
  const replace = (sounds: Sound[], at: number): Sound[] =>
    sounds.with(at, {
      ...recording,
      name: freeName(recording.name, otherNames(sounds, id)),
    })
  const changed = changeSounds(content, actorId, replace, id)
  if (changed === content) return content
  const { workspace } = actorOf(changed, actorId)
  const named = withSoundNamed(workspace, id, recording.id)
  return named === workspace ? changed : changeActor(changed, actorId, { workspace: named })
}

interface LooseBlock {
  type?: unknown
  fields?: Record<string, unknown>
}

/** Where a block says which sound: in a menu of its own, or in a field as older projects have it. */
const soundField = ({ type }: LooseBlock): string => (type === 'menu_sounds' ? 'MENU' : 'SOUND')

export function withSoundNamed(scripts: Scripts, from: string, to: string): Scripts {
  const copy = structuredClone(scripts)
  let found = false
  const waiting: object[] = [copy.blocks?.blocks ?? []]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const block = next as LooseBlock
    const field = soundField(block)
    if (typeof block.fields === 'object' && block.fields?.[field] === from) {
      block.fields[field] = to
      found = true
    }
    for (const value of Object.values(next) as unknown[])
      if (typeof value === 'object' && value !== null) waiting.push(value)
  }
  return found ? copy : scripts
}
