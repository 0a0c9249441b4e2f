/** Makes runnable functions from an actor's source. The only place that evaluates code: the blocks' sandbox
 * allows it, no page does, and nothing but compiled blocks ever gets here. */
import * as lists from '../lists.ts'
import type { Rules } from '../program.ts'
import * as scratchLists from '../scratch-lists.ts'
import * as scratchValues from '../scratch-values.ts'
import * as values from '../values.ts'
import type { ActorSource } from './compile-program.ts'
import { type Js, joined, js } from './javascript-code.ts'
import type { Trigger } from './trigger.ts'

/**
 * What a script yields: 0 a picture, 1 out of fuel, 2 stopped, 3 it runs in one go and cannot get on before time
 * has passed, text: about to run the block of that id.
 */
export type Signal = 0 | 1 | 2 | 3 | string

export interface Script<Actor, Thread> {
  id: string
  trigger: Trigger
  /** The source it came from: a script is the same as long as this is. */
  fingerprint: string
  run: (actor: Actor, thread: Thread) => Generator<Signal, unknown, undefined>
  condition: ((actor: Actor) => boolean) | null
}

type Helpers = Record<string, unknown>

const functionsOf = (all: Helpers): Helpers =>
  Object.fromEntries(Object.entries(all).filter(([, helper]) => typeof helper === 'function'))

/** What values and lists do, by the rules a program has. */
export const HELPERS: Record<Rules, Helpers> = {
  panya: functionsOf({ ...values, ...lists }),
  scratch: functionsOf({ ...scratchValues, ...scratchLists }),
}

/** The whole text that is evaluated; its only names from outside are `R`, `G` and the helpers. */
export function moduleText({ functions, scripts }: ActorSource): Js {
  const entries = scripts.map(
    ({ code, condition = js`null` }) => js`{ run: ${code}, condition: ${condition} }`,
  )
  return js`'use strict'\n${functions}\nreturn [\n${joined(entries, ',\n')}\n]`
}

export function instantiate<Actor, Thread>(
  source: ActorSource,
  runner: object,
  globals: object,
  rules: Rules,
): Script<Actor, Thread>[] {
  const helpers = HELPERS[rules]
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval
  const make = new Function('R', 'G', ...Object.keys(helpers), moduleText(source))
  const made = make(runner, globals, ...Object.values(helpers)) as Pick<
    Script<Actor, Thread>,
    'run' | 'condition'
  >[]
  return source.scripts.map((script, index) => ({
    id: script.id,
    trigger: script.trigger,
    fingerprint: fingerprint(source, script.code),
    ...made[index]!,
  }))
}

function fingerprint(source: ActorSource, code: string): string {
  return /\b[fw]_[\w$]+\(/.test(code) ? `${source.functions}\n${code}` : code
}
