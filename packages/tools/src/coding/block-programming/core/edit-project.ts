/** Changes to a project as pure steps: each takes the content and returns the next one. */
import type { Actor, BlocksContent, Costume, Scripts, Sound, Variable } from './document.ts'

export function actorOf(content: BlocksContent, id: string): Actor {
  return content.actors.find((actor) => actor.id === id) ?? content.actors[0]!
}

export function changeActor(
  content: BlocksContent,
  id: string,
  change: Partial<Actor>,
): BlocksContent {
  const actors = content.actors.map((actor) => (actor.id === id ? { ...actor, ...change } : actor))
  return { ...content, actors }
}

/** A name nobody else has: cat, cat 2, cat 3. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const base = wanted.trim().slice(0, 40) || '?'
  if (!taken.includes(base)) return base
  for (let number = 2; ; number++)
    if (!taken.includes(`${base} ${number}`)) return `${base} ${number}`
}

export function freeId(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number++)
    if (!taken.includes(`${wanted}-${number}`)) return `${wanted}-${number}`
}

export function addActor(content: BlocksContent, actor: Actor): BlocksContent {
  const ids = content.actors.map(({ id }) => id)
  const names = content.actors.map(({ name }) => name)
  const named = { ...actor, id: freeId(actor.id, ids), name: freeName(actor.name, names) }
  return { ...content, actors: [...content.actors, named] }
}

export function renameActor(content: BlocksContent, id: string, name: string): BlocksContent {
  const others = content.actors.filter((actor) => actor.id !== id).map((actor) => actor.name)
  return changeActor(content, id, { name: freeName(name, others) })
}

/** The stage stays. */
export function removeActor(content: BlocksContent, id: string): BlocksContent {
  return { ...content, actors: content.actors.filter((actor) => actor.isStage || actor.id !== id) }
}

export function copyActor(content: BlocksContent, id: string): BlocksContent {
  const original = actorOf(content, id)
  if (original.isStage) return content
  return addActor(content, { ...original, x: original.x + 40, y: original.y - 30 })
}

export function addCostume(
  content: BlocksContent,
  actorId: string,
  costume: Costume,
): BlocksContent {
  const { costumes } = actorOf(content, actorId)
  const everyId = content.actors.flatMap((actor) => actor.costumes.map(({ id }) => id))
  const added: Costume = {
    ...costume,
    id: freeId(
      costume.id,
      costume.library && !costumes.some(({ id }) => id === costume.id) ? [] : everyId,
    ),
    name: freeName(
      costume.name,
      costumes.map(({ name }) => name),
    ),
  }
  return changeActor(content, actorId, { costumes: [...costumes, added], costume: costumes.length })
}

/** The last costume stays. */
export function removeCostume(content: BlocksContent, actorId: string, id: string): BlocksContent {
  const { costumes, costume } = actorOf(content, actorId)
  if (costumes.length < 2) return content
  const kept = costumes.filter((entry) => entry.id !== id)
  return changeActor(content, actorId, {
    costumes: kept,
    costume: Math.min(costume, kept.length - 1),
  })
}

export function addSound(content: BlocksContent, actorId: string, sound: Sound): BlocksContent {
  const { sounds } = actorOf(content, actorId)
  const added: Sound = {
    ...sound,
    id: freeId(
      sound.id,
      sounds.map(({ id }) => id),
    ),
    name: freeName(
      sound.name,
      sounds.map(({ name }) => name),
    ),
  }
  return changeActor(content, actorId, { sounds: [...sounds, added] })
}

export function removeSound(content: BlocksContent, actorId: string, id: string): BlocksContent {
  const { sounds } = actorOf(content, actorId)
  return changeActor(content, actorId, { sounds: sounds.filter((sound) => sound.id !== id) })
}

export function setScripts(
  content: BlocksContent,
  actorId: string,
  scripts: Scripts,
  shared: Variable[],
): BlocksContent {
  return { ...changeActor(content, actorId, { workspace: scripts }), shared }
}

export function toggleWatched(content: BlocksContent, id: string): BlocksContent {
  const watched = content.watched.includes(id)
    ? content.watched.filter((other) => other !== id)
    : [...content.watched, id]
  return { ...content, watched }
}

/** What the compilers read: shared variables stand with the stage. */
export function programOf(content: BlocksContent): { actors: Actor[]; watched: string[] } {
  const actors = content.actors.map((actor) =>
    actor.isStage
      ? {
          ...actor,
          workspace: {
            ...actor.workspace,
            variables: [...content.shared, ...(actor.workspace.variables ?? [])],
          },
        }
      : actor,
  )
  return { actors, watched: content.watched }
}
