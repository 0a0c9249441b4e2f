/** What an example project is made of, and short ways to write one down. */

import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { block, stack, workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson, VariableJson } from '@panya/engines/blocks-runtime/program.ts'
import { libraryPicture, librarySound } from '@panya/engines/stage/library/library.ts'
import { type Actor, type BlocksContent, makeActor, type Variable } from '../core/document.ts'
import type { LibraryNames } from '../library-names.ts'
import type { Message } from '../message.ts'

/** What an example says, in the learner's language. */
export type Say = (en: string, th: string, zh: string, ar: string) => string

export interface Example {
  id: string
  title: Message
  about: Message
  /** The sprite on its card. */
  picture: string
  make(say: Say): ExampleProject
}

interface ExampleProject {
  backdrop: string
  sprites: Sprite[]
  shared?: Variable[]
  watched?: string[]
}

interface Sprite {
  id: string
  /** The sprite of the library it looks like; its id says it otherwise. */
  from?: string
  sounds?: string[]
  scripts: BlockJson[]
  own?: VariableJson[]
  start?: Partial<Actor>
}

interface ExampleNames extends LibraryNames {
  stage: string
}

function makeExampleActor(
  names: ExampleNames,
  name: string,
  pictures: string[],
  { id, sounds = [], scripts, own = [], start }: Sprite,
): Actor {
  const costumes = pictures.map((picture) => {
    const { width, height } = libraryPicture(picture) ?? { width: 1, height: 1 }
    return { id: picture, name: names.picture(picture), width, height, library: picture }
  })
  const heard = ['pop', ...sounds].map((sound) => ({
    id: sound,
    name: names.sound(sound),
    seconds: librarySound(sound)?.seconds ?? 0,
    library: sound,
  }))
  const blocks = workspace(scripts, own, `${id}-`)
  return { ...makeActor(id, name, costumes, heard), ...start, workspace: blocks }
}

export function exampleContent(
  example: Example,
  locale: Locale,
  names: ExampleNames,
): BlocksContent {
  const say: Say = (...messages) => messages[LOCALES.indexOf(locale)]!
  const { backdrop, sprites, shared = [], watched = [] } = example.make(say)
  const stage = makeExampleActor(names, names.stage, [backdrop], { id: 'stage', scripts: [] })
  const actors = sprites.map((sprite) => {
    const from = sprite.from ?? sprite.id
    return makeExampleActor(names, names.picture(from), [`${from}-1`, `${from}-2`], sprite)
  })
  return { target: 'stage', boards: {}, actors: [stage, ...actors], shared, watched }
}

export const variable = (id: string, name = id, type: Variable['type'] = ''): Variable => ({
  id,
  name,
  type,
})

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
export const until = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat_until', { IF: condition, DO: blocks })
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
type Value = number | string | BlockJson
const compare =
  (type: string) =>
  (a: Value, b: Value): BlockJson =>
    block(type, { A: a, B: b })
export const less = compare('op_less')
export const greater = compare('op_greater')
export const equal = compare('op_equal')
export const move = (steps: number | BlockJson): BlockJson => block('motion_move', { STEPS: steps })
export const turn = (degrees: number | BlockJson): BlockJson =>
  block('motion_turn_right', { DEGREES: degrees })
export const changeX = (by: number | BlockJson): BlockJson => block('motion_change_x', { BY: by })
export const changeY = (by: number | BlockJson): BlockJson => block('motion_change_y', { BY: by })
export const play = (sound: string): BlockJson => block('sound_play', { SOUND: sound })
/** In a bubble, for a while or until something else is said. */
export const speak = (text: string | BlockJson, seconds?: number): BlockJson =>
  seconds === undefined
    ? block('looks_say', { TEXT: text })
    : block('looks_say_for', { TEXT: text, SECONDS: seconds })
