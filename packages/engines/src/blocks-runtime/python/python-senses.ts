/** Python for sound effects, pens by number, and what others know; what Python's stage has no way for is said in a comment. */
import { ownTable } from '../../code/own-table.ts'
import { type Py, py, pyText } from '../../code/python-code.ts'
import { field } from '../block-json.ts'
import { chosen } from '../catalogue/menu-shadow.ts'
import type { BlockJson } from '../program.ts'
import { isListType, isOwnType } from '../read/read-variables.ts'
import type { Expression, PythonScope } from './python-scope.ts'

type Statement = (block: BlockJson, scope: PythonScope) => Py[]
type Value = (block: BlockJson, scope: PythonScope) => Expression

const PROPERTIES = ownTable<Py>({
  x: py`x`,
  y: py`y`,
  direction: py`direction`,
  size: py`size`,
  volume: py`volume`,
  'costume-name': py`costume_name`,
  'costume-number': py`costume_number`,
  'backdrop-name': py`costume_name`,
  'backdrop-number': py`costume_number`,
})
const VARIABLE = 'variable:'

/** `dog.x`; of somebody who is only known while it runs, `property_of(…)`. */
export function propertyOf(block: BlockJson, scope: PythonScope): Py {
  const [what, target] = [field(block, 'WHAT'), chosen(block, 'TARGET')]
  if (what.startsWith(VARIABLE)) return variableOf(what.slice(VARIABLE.length), target, scope)
  const name = PROPERTIES[what] ?? py`costume_number`
  if (what.startsWith('backdrop-')) return py`stage.${name}`
  if (target === null) return py`property_of(${scope.target(block)}, ${pyText(name)})`
  const actor = target === '_stage_' ? py`stage` : scope.actorName(target)
  return actor ? py`${actor}.${name}` : py`0`
}

/** Only of somebody who is chosen in the menu: variables have other names in Python. */
function variableOf(name: string, target: string | null, scope: PythonScope): Py {
  const ofStage = target === '_stage_'
  const holders = scope.program.actors.filter(({ id }) => ofStage || id === target)
  for (const holder of holders) {
    const found = (holder.workspace.variables ?? []).find(
      (variable) =>
        variable.name === name &&
        variable.type !== 'message' &&
        !isListType(variable.type ?? '') &&
        isOwnType(variable.type ?? '') !== ofStage,
    )
    if (found) return ofStage ? scope.variable(found.id) : ownOf(holder.id, found, scope)
  }
  return py`0`
}

function ownOf(
  actorId: string,
  { id, name }: { id: string; name: string },
  scope: PythonScope,
): Py {
  return py`${scope.actorName(actorId) ?? py`stage`}.${scope.names.own(['variable', id], name)}`
}

const on =
  (method: Py, input: string): Statement =>
  (block, scope) => [py`${scope.self}.${method}(${scope.num(block, input)})`]

const effect =
  (method: Py, input: string): Statement =>
  (block, scope) => [
    py`${scope.self}.${method}(${pyText(field(block, 'EFFECT'))}, ${scope.num(block, input)})`,
  ]

const param =
  (method: Py, input: string): Statement =>
  (block, scope) => {
    const name = scope.menu(block, 'PARAM', (given) => py`text(${given})`)
    return [py`${scope.self}.${method}(${name}, ${scope.num(block, input)})`]
  }

/** A menu of numbers. */
function numberIn(block: BlockJson, input: string, scope: PythonScope): Py {
  const written = chosen(block, input)
  return written !== null && /^\d+$/.test(written) ? (written as Py) : scope.num(block, input)
}

const missing =
  (note: Py): Statement =>
  () => [py`pass  # ${note}`]

const value =
  (code: Py): Value =>
  () => ({ code })

const colour = (block: BlockJson, input: string, scope: PythonScope): Py =>
  scope.menu(block, input, (given) => py`colour_named(${given})`)

export const PYTHON_SENSE_STATEMENTS = ownTable<Statement>({
  sound_set_effect: effect(py`set_sound_effect`, 'VALUE'),
  sound_change_effect: effect(py`change_sound_effect`, 'BY'),
  sound_clear_effects: (_, scope) => [py`${scope.self}.clear_sound_effects()`],
  sound_change_tempo: (block, scope) => [
    py`music.set_tempo(music.tempo + ${scope.tightNum(block, 'BY')})`,
  ],
  sound_instrument: (block, scope) => [
    py`${scope.self}.set_instrument(${numberIn(block, 'INSTRUMENT', scope)})`,
  ],
  legacy_instrument: on(py`set_instrument`, 'INSTRUMENT'),
  sound_drum: (block, scope) => [
    py`await ${scope.self}.drum(${numberIn(block, 'DRUM', scope)}, ${scope.num(block, 'BEATS')})`,
  ],
  legacy_drum: (block, scope) => [
    py`await ${scope.self}.drum(${scope.num(block, 'DRUM')}, ${scope.num(block, 'BEATS')})`,
  ],

  speech_speak: missing(py`Python has no voice here.`),
  speech_voice: missing(py`Python has no voice here.`),
  speech_language: missing(py`Python has no voice here.`),
  video_switch: missing(py`Python has no camera here.`),
  video_transparency: missing(py`Python has no camera here.`),

  pen_set_param: param(py`set_pen_param`, 'VALUE'),
  pen_change_param: param(py`change_pen_param`, 'BY'),
  legacy_pen_hue_set: on(py`set_pen_hue`, 'VALUE'),
  legacy_pen_hue_change: on(py`change_pen_hue`, 'BY'),
  legacy_pen_shade_set: on(py`set_pen_shade`, 'VALUE'),
  legacy_pen_shade_change: on(py`change_pen_shade`, 'BY'),

  legacy_counter_up: () => [py`stage.legacy_count += 1`],
  legacy_counter_clear: () => [py`stage.legacy_count = 0`],
})

export const PYTHON_SENSE_EXPRESSIONS = ownTable<Value>({
  sensing_colour_touching: (block, scope) => ({
    code: py`${scope.self}.colour_touching(${colour(block, 'COLOUR', scope)}, ${colour(block, 'COLOUR2', scope)})`,
  }),
  // Nobody listens, looks or is known there.
  sensing_loudness: value(py`-1`),
  sensing_days: value(py`days_since_2000()`),
  sensing_online: value(py`True`),
  sensing_username: value(pyText('')),
  legacy_counter: value(py`stage.legacy_count`),
  legacy_loud: value(py`False`),
  translate_language: value(pyText('English')),
  translate_text: (block, scope) => ({ code: scope.text(block, 'TEXT'), loose: true }),
  video_on: value(py`0`),
})
