/** Words every game program has, beside those of its game: a block, a call in Python, and what the machine does. */
import type { At } from '../code/ast.ts'
import type { Value } from '../code/value.ts'
import type { GameArg } from './game-arg.ts'
import type { GameSpec } from './game-block.ts'
import type { Offer } from './offer.ts'

/** What a command of the language can do to a run. */
export interface Run {
  /** Takes more than one step. */
  charge(steps: number): void
  print(text: string, at: At): void
}

/** A socket without its name: they are numbered. */
type Socket = { accepts: 'any' | 'number'; preset?: number } | { accepts: 'list'; preset: string }

interface Shared<Word extends string, Takes extends readonly Socket[]>
  extends Pick<GameSpec, 'category'> {
  word: Word
  takes: Takes
  offers?: readonly Offer[]
}

/** A question gives a value and changes nothing, a command does something. */
type Definition<Word extends string, Takes extends readonly Socket[], Is> = Shared<Word, Takes> &
  (Is extends 'question'
    ? { is: 'question'; answers: (given: ValuesOf<Takes>, at: At) => Value }
    : { is: 'command'; does: (given: ValuesOf<Takes>, at: At, run: Run) => void })

type ValuesOf<Takes extends readonly Socket[]> = { [Index in keyof Takes]: Value }

export interface BuiltIn<Type extends string = string> {
  readonly of: 'word'
  readonly word: string
  readonly count: number
  readonly offers?: readonly Offer[]
  readonly spec: GameSpec & { type: Type }
  answers?(given: readonly Value[], at: At): Value
  does?(given: readonly Value[], at: At, run: Run): void
}

type TypeOf<
  Word extends string,
  Takes extends readonly Socket[],
  Is,
> = `${Is extends 'question' ? 'ask' : 'do'}_${Word}_${Takes['length']}`

export function defineWord<
  const Word extends string,
  const Takes extends readonly Socket[],
  const Is extends 'question' | 'command',
>(definition: Definition<Word, Takes, Is> & { is: Is }): BuiltIn<TypeOf<Word, Takes, Is>> {
  const { word, takes, category, is } = definition
  const args = takes.map((socket, index): GameArg => ({ input: `ARG${index}`, ...socket }))
  const type = `${is === 'question' ? 'ask' : 'do'}_${word}_${args.length}`
  const shape = is === 'question' ? 'value' : 'statement'
  // Whether it answers or does something has been seen to by its type.
  return {
    ...definition,
    of: 'word',
    count: args.length,
    spec: { type, category, shape, args },
  } as unknown as BuiltIn<TypeOf<Word, Takes, Is>>
}
