/** What an example project is made of, and short ways to write one down. */

import type { Locale } from '@panya/domain/locale/locale.ts'
import { block, stack, workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson, VariableJson } from '@panya/engines/blocks-runtime/program.ts'
import { libraryPicture, librarySound } from '@panya/engines/stage/library/library.ts'
import { type Actor, type BlocksContent, makeActor, type Variable } from '../core/document.ts'
import type { Message } from '../message.ts'

/** Chooses the learner's language. */
export type Say = (message: Message) => string

export interface Example {
  id: string
  title: Message
  about: Message
  /** The sprite on its card. */
  picture: string
  make(say: Say, names: LibraryNames): BlocksContent
}

export interface LibraryNames {
  picture(id: string): string
  sound(id: string): string
  stage: string
}

export const sayIn =
  (locale: Locale): Say =>
  (message) =>
    message[locale]

interface Part {
  id: string
  costumes: string[]
  sounds?: string[]
  scripts: BlockJson[]
  own?: VariableJson[]
  start?: Partial<Actor>
}

function partActor(part: Part, names: LibraryNames): Actor {
  const costumes = part.costumes.map((id) => {
    const { width, height } = libraryPicture(id) ?? { width: 1, height: 1 }
    return { id, name: names.picture(id), width, height, library: id }
  })
  const sounds = ['pop', ...(part.sounds ?? [])].map((id) => ({
    id,
    name: names.sound(id),
    seconds: librarySound(id)?.seconds ?? 0,
    library: id,
  }))
  const name =
    part.id === 'stage' ? names.stage : names.picture(part.costumes[0]!.replace(/-\d$/, ''))
  return {
    ...makeActor(part.id, name, costumes, sounds),
    ...part.start,
    workspace: workspace(part.scripts, part.own ?? [], `${part.id}-`),
  }
}

export function project(
  names: LibraryNames,
  stage: Pick<Part, 'costumes'> & Partial<Part>,
  sprites: Part[],
  shared: Variable[] = [],
  watched: string[] = [],
): BlocksContent {
  const actors = [{ scripts: [], ...stage, id: 'stage' }, ...sprites].map((part) =>
    partActor(part, names),
  )
  return { target: 'stage', boards: {}, actors, shared, watched }
}

export const both = (sprite: string): string[] => [`${sprite}-1`, `${sprite}-2`]

// Short names for the blocks examples use most.
export const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
export const hat = (
  type: string,
  given: Record<string, string | number>,
  ...blocks: BlockJson[]
): BlockJson => stack([block(type, given), ...blocks])!
export const forever = (...blocks: BlockJson[]): BlockJson =>
  block('control_forever', { DO: blocks })
export const repeat = (times: number | BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat', { TIMES: times, DO: blocks })
export const when = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_if', { IF: condition, DO: blocks })
export const either = (condition: BlockJson, yes: BlockJson[], no: BlockJson[]): BlockJson =>
  block('control_if_else', { IF: condition, DO: yes, ELSE: no })
export const wait = (seconds: number): BlockJson => block('control_wait', { SECONDS: seconds })
export const touching = (target: string): BlockJson => block('sensing_touching', { TARGET: target })
export const keyDown = (key: string): BlockJson => block('sensing_key', { KEY: key })
export const random = (low: number, high: number): BlockJson =>
  block('op_random', { A: low, B: high })
export const get = (id: string): BlockJson => block('data_get', { VAR: id })
export const set = (id: string, value: number | string | BlockJson): BlockJson =>
  block('data_set', { VAR: id, VALUE: value })
export const change = (id: string, by: number | BlockJson): BlockJson =>
  block('data_change', { VAR: id, BY: by })
export const goTo = (x: number | BlockJson, y: number | BlockJson): BlockJson =>
  block('motion_go_to_xy', { X: x, Y: y })
export const joined = (a: string | BlockJson, b: string | BlockJson): BlockJson =>
  block('text_join', { A: a, B: b })
