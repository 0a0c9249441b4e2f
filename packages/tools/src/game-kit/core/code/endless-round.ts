/** A run that never ends is known beforehand: where it begins to repeat itself, once around, and the loop that does it. */
import { meaningOf } from '../blocks/game-blocks.ts'
import type { At, Program, Statement } from './ast.ts'
import { CodeError } from './code-error.ts'

/** What is repeated: the moments from `from` up to, not with, `to`. */
export interface Round {
  from: number
  to: number
}

/** Longer rounds are not looked for: nobody would see that they repeat. */
const LONGEST_ROUND = 400
/** A short stretch that repeats inside of a greater round is none itself. */
const SURE = 60
/** What is shown of a run without a round. */
const SHOWN = 20

/** The shortest round in which all of this ends up, and where it is gone through for the first time. */
export function endlessRound(states: readonly string[]): Round | null {
  const last = states.length - 1
  const most = Math.min(LONGEST_ROUND, Math.floor(states.length / 2))
  for (let length = 1; length <= most; length++) {
    let at = last
    while (at >= length && states[at] === states[at - length]) at--
    const repeated = last - at
    if (repeated >= Math.max(2 * length, Math.min(SURE, Math.floor(states.length / 2)))) {
      const from = at + 1 - length
      return { from, to: from + length }
    }
  }
  return null
}

const LOOPS: ReadonlySet<Statement['kind']> = new Set(['while', 'count', 'each'])

function placesIn(node: Statement): At[] {
  const bodies = meaningOf(node).bodies?.(node) ?? []
  return [node.at, ...bodies.flatMap((body) => body.flatMap(placesIn))]
}

function loopsIn(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((node) => {
    const inside = (meaningOf(node).bodies?.(node) ?? []).flatMap(loopsIn)
    return LOOPS.has(node.kind) ? [...inside, node] : inside
  })
}

/** The innermost loop around all of these places, else around the last of them. */
export function loopAround(program: Program, places: readonly At[]): At | null {
  const bodies = [program.main, ...program.functions.map(({ body }) => body)]
  const loops = bodies
    .flatMap(loopsIn)
    .map((node) => ({ at: node.at, has: new Set(placesIn(node)) }))
  const around = (wanted: readonly At[]) =>
    loops.find(({ has }) => wanted.every((place) => has.has(place)))
  if (places.length === 0) return null
  return (around(places) ?? around(places.slice(-1)))?.at ?? null
}

export interface Endless<Moment> {
  /** Up to the end of the first time around. */
  moments: readonly Moment[]
  /** What to look at: the loop, or the block that calls itself. */
  problem: CodeError
}

interface StoppedRun<Moment> {
  moments: readonly Moment[]
  error: CodeError | null
}

/** What there is to see of a run that was stopped because it would not end. */
export function onceAround<Moment extends { at: At }>(
  program: Program,
  { moments, error }: StoppedRun<Moment>,
  stateOf: (moment: Moment) => string,
): Endless<Moment> {
  const round = endlessRound(moments.map(stateOf))
  const shown = moments.slice(0, round?.to ?? SHOWN)
  const repeated = round ? moments.slice(round.from, round.to).map(({ at }) => at) : []
  const end = error?.at ?? moments.at(-1)?.at ?? null
  const places = repeated.length > 0 ? repeated : end === null ? [] : [end]
  const code = error?.code === 'too-deep' ? 'too-deep' : 'too-many-steps'
  return { moments: shown, problem: new CodeError(code, loopAround(program, places) ?? end) }
}

export function isWithoutEnd(error: CodeError | null): boolean {
  return error?.code === 'too-many-steps' || error?.code === 'too-deep'
}
