/** Pictures and sounds that come from elsewhere: under ids of their own, so that they never stand for others. */
import type { Actor, BlocksContent, Costume, Scripts, Sound, Variable } from './document.ts'
import { renamedInScripts } from './edit-costumes.ts'
import { addActor, freeId, freePlace } from './edit-project.ts'
import { withSoundNamed } from './edit-sounds.ts'

const newId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`

/** Those of the library are the same everywhere. */
export const withFreshId = <Media extends Costume | Sound>(media: Media): Media =>
  media.library === undefined ? { ...media, id: newId() } : media

/** Its blocks name what they named. */
export function withFreshMedia(actor: Actor): Actor {
  let { workspace } = actor
  const costumes = actor.costumes.map((costume) => {
    const fresh = withFreshId(costume)
    if (fresh.id !== costume.id) workspace = renamedInScripts(workspace, costume.id, fresh.id)
    return fresh
  })
  const sounds = actor.sounds.map((sound) => {
    const fresh = withFreshId(sound)
    if (fresh.id !== sound.id) workspace = withSoundNamed(workspace, sound.id, fresh.id)
    return fresh
  })
  return { ...actor, costumes, sounds, workspace }
}

const sameVariable = (one: Variable, other: Variable): boolean =>
  one.name === other.name && (one.type ?? '') === (other.type ?? '')

/** Blocks name a variable as `{ id }`. */
function withIds(scripts: Scripts, ids: ReadonlyMap<string, string>): Scripts {
  if (ids.size === 0) return scripts
  return JSON.parse(JSON.stringify(scripts), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? (ids.get(value) ?? value) : value,
  ) as Scripts
}

/** A sprite out of a file, with what its blocks use of everybody: by name where it is there already. */
export function addSpriteWith(
  content: BlocksContent,
  sprite: Actor,
  shared: readonly Variable[],
): BlocksContent {
  const ids = new Map<string, string>()
  const variables = [...content.shared]
  const own = (sprite.workspace.variables ?? []).map(({ id }) => id)
  const everyId = (): string[] => [
    ...variables.map(({ id }) => id),
    ...content.actors.flatMap(({ workspace }) => (workspace.variables ?? []).map(({ id }) => id)),
  ]
  for (const variable of shared) {
    const known = variables.find((other) => sameVariable(other, variable))
    const id = known?.id ?? freeId(variable.id, [...everyId(), ...own])
    if (id !== variable.id) ids.set(variable.id, id)
    if (!known) variables.push({ ...variable, id })
  }
  for (const id of own) {
    const free = freeId(id, everyId())
    if (free !== id) ids.set(id, free)
  }
  const fresh = withFreshMedia({ ...sprite, id: newId() })
  const placed = { ...fresh, ...freePlace(content), workspace: withIds(fresh.workspace, ids) }
  return addActor({ ...content, shared: variables }, placed)
}
