/** Changes to a project as pure steps: each takes the content and returns the next one. */
import type {
  Actor,
  BlocksContent,
  BoardScripts,
  Costume,
  MonitorLook,
  Scripts,
  Sound,
  Target,
  Variable,
} from './document.ts'
import { shortName } from './short-name.ts'

/** Nobody has put a block anywhere yet. */
export function isBare({ actors, boards, target }: BlocksContent): boolean {
  const isEmpty = (scripts: Scripts | undefined): boolean =>
    (scripts?.blocks?.blocks ?? []).length === 0
  if (target !== 'stage') return isEmpty(boards[target]?.workspace)
  return actors.every(({ workspace }) => isEmpty(workspace))
}

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
  const base = shortName(wanted) || '?'
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

const PLACES = [-150, -75, 0, 75, 150].flatMap((x) => [0, -90, 90].map((y) => ({ x, y })))

/** A place for a new sprite: as far from the others as can be, the middle when there are none. */
export function freePlace({ actors }: BlocksContent): { x: number; y: number } {
  const others = actors.filter(({ isStage }) => !isStage)
  if (others.length === 0) return { x: 0, y: 0 }
  const room = (place: { x: number; y: number }): number =>
    Math.min(...others.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)))
  return PLACES.reduce((best, place) => (room(place) > room(best) ? place : best))
}

/** Without a letter in it the old name stays. */
export function renameActor(content: BlocksContent, id: string, name: string): BlocksContent {
  if (shortName(name) === '') return content
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

const NO_SCRIPTS: BoardScripts = { workspace: {}, shared: [] }

/** The program of the board that is chosen. */
export function boardScripts(content: BlocksContent): BoardScripts {
  return content.target === 'stage' ? NO_SCRIPTS : (content.boards[content.target] ?? NO_SCRIPTS)
}

export function changeBoard(content: BlocksContent, change: Partial<BoardScripts>): BlocksContent {
  if (content.target === 'stage') return content
  const board = { ...boardScripts(content), ...change }
  return { ...content, boards: { ...content.boards, [content.target]: board } }
}

const family = (target: Target): string => target.replace(/_(?=32).*/, '')

/** Another board of the same family begins with a copy of the program; nobody's blocks are lost. */
export function chooseTarget(content: BlocksContent, target: Target): BlocksContent {
  if (target === content.target) return content
  if (target === 'stage' || content.boards[target]) return { ...content, target }
  const isRelated = content.target !== 'stage' && family(content.target) === family(target)
  const start = isRelated ? boardScripts(content) : NO_SCRIPTS
  return { ...content, target, boards: { ...content.boards, [target]: { ...start } } }
}

/** What the editor shows: the scripts of a sprite, or those of the board. */
export function shownScripts(
  content: BlocksContent,
  actorId: string,
): { workspace: Scripts; shared: Variable[] } {
  if (content.target !== 'stage') return boardScripts(content)
  return { workspace: actorOf(content, actorId).workspace, shared: content.shared }
}

export function setScripts(
  content: BlocksContent,
  actorId: string,
  scripts: Scripts,
  shared: Variable[],
): BlocksContent {
  if (content.target !== 'stage') return changeBoard(content, { workspace: scripts, shared })
  const own = actorOf(content, actorId).workspace.variables ?? []
  const workspace = scripts.variables
    ? { ...scripts, variables: withStartValues(scripts.variables, own) }
    : scripts
  return {
    ...changeActor(content, actorId, { workspace }),
    shared: withStartValues(shared, content.shared),
  }
}

/** The editor knows the names of variables only: what they hold at the start stays with them. */
function withStartValues(variables: Variable[], before: readonly Variable[]): Variable[] {
  const values = new Map(before.map(({ id, value }) => [id, value]))
  return variables.map((variable) => {
    const value = values.get(variable.id)
    return value === undefined ? variable : { ...variable, value }
  })
}

export function setWatched(content: BlocksContent, id: string, shown: boolean): BlocksContent {
  const others = content.watched.filter((other) => other !== id)
  return { ...content, watched: shown ? [...others, id] : others }
}

/** Where and how something watched is drawn. */
export function setLook(content: BlocksContent, id: string, look: MonitorLook): BlocksContent {
  return { ...content, monitors: { ...content.monitors, [id]: look } }
}

/** A program travels with every edit; its pictures and sounds, which may be megabytes, do not. */
function withoutMedia({ draft: _draft, ...actor }: Actor): Actor {
  const costumes = actor.costumes.map(({ svg: _svg, image: _image, ...costume }) => costume)
  const sounds = actor.sounds.map(({ audio: _audio, ...sound }) => sound)
  return { ...actor, costumes, sounds }
}

/** What the compilers read: shared variables stand with the stage. */
export function programOf(
  content: BlocksContent,
): Pick<BlocksContent, 'actors' | 'watched' | 'rules' | 'tempo' | 'video'> {
  const actors = content.actors.map(withoutMedia).map((actor) =>
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
  const { watched, rules, tempo, video } = content
  return {
    actors,
    watched,
    ...(rules && { rules }),
    ...(tempo !== undefined && { tempo }),
    ...(video && { video }),
  }
}

/** Names of variables that one sprite can ask another for: everybody's, and those of sprites. */
export function variableNames({ actors, shared }: BlocksContent): string[] {
  const own = actors.flatMap(({ workspace }) => workspace.variables ?? [])
  const plain = [...shared, ...own].filter(({ type = '' }) => type === '' || type === 'own')
  return [...new Set(plain.map(({ name }) => name))]
}
