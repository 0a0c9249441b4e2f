/** What a run left behind becomes the project's start: so it is in Scratch, where a project is saved as it stands. */
import type { Actor, BlocksContent, StartValue, Variable } from './document.ts'

const LOOKS = [
  'x',
  'y',
  'direction',
  'size',
  'visible',
  'draggable',
  'rotationStyle',
  'costume',
  'volume',
] as const satisfies (keyof Actor)[]

type Look = Pick<Actor, 'id' | (typeof LOOKS)[number]>

export interface KeptState {
  /** The owner is the sprite a variable belongs to, or null. */
  variables: readonly { id: string; owner: string | null; value: StartValue }[]
  /** From back to front. */
  actors: readonly Look[]
  watched: readonly string[]
  tempo: number
}

type Kept = KeptState['variables']

/** The same content when nothing is different; projects of our own start afresh and keep nothing. */
export function keepState(content: BlocksContent, state: KeptState): BlocksContent {
  if (content.rules !== 'scratch' || content.target !== 'stage') return content
  const of = (owner: string | null): Kept =>
    state.variables.filter((variable) => variable.owner === owner)
  const shared = withValues(content.shared, of(null))
  const actors = inLayers(
    content.actors.map((actor) => actorAfter(actor, state, of(actor.id), of(null))),
    state.actors,
  )
  const isSame =
    shared === content.shared &&
    actors.every((actor, index) => actor === content.actors[index]) &&
    (content.tempo ?? 60) === state.tempo &&
    String(content.watched) === String(state.watched)
  if (isSame) return content
  return { ...content, shared, actors, tempo: state.tempo, watched: [...state.watched] }
}

function actorAfter(actor: Actor, state: KeptState, own: Kept, everybodys: Kept): Actor {
  const look = state.actors.find(({ id }) => id === actor.id)
  const { variables } = actor.workspace
  const kept = variables && withValues(variables, actor.isStage ? everybodys : own)
  const isSame = !look || LOOKS.every((name) => (actor[name] ?? 100) === look[name])
  if (isSame && kept === variables) return actor
  const workspace = kept === variables ? actor.workspace : { ...actor.workspace, variables: kept! }
  const costume = Math.min(look?.costume ?? actor.costume, actor.costumes.length - 1)
  return { ...actor, ...look, costume, workspace }
}

function withValues(variables: Variable[], kept: Kept): Variable[] {
  const values = new Map(kept.map(({ id, value }) => [id, value]))
  let isSame = true
  const filled = variables.map((variable) => {
    const value = values.get(variable.id)
    if (value === undefined || variable.type === 'message') return variable
    isSame = false
    return { ...variable, value }
  })
  return isSame ? variables : filled
}

/** Layers may have changed; the cards of the sprites stay in their order. */
function inLayers(actors: Actor[], order: readonly Look[]): Actor[] {
  const places = new Map(order.map(({ id }, index) => [id, index]))
  const sorted = actors.toSorted(
    (one, other) => (places.get(one.id) ?? actors.length) - (places.get(other.id) ?? actors.length),
  )
  if (sorted.every((actor, index) => actor === actors[index])) return actors
  return sorted.map((actor) => {
    const { isStage, pane = actors.indexOf(actor) } = actor
    return isStage ? actor : { ...actor, pane }
  })
}
