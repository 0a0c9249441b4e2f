/** JavaScript for the blocks of sound effects, pens by number, speech, loudness, and those of old projects. */
import { ownTable } from '../../code/own-table.ts'
import { field } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { type Js, js, jsText } from './javascript-code.ts'
import { menuCode, menuNumber } from './menu-code.ts'
import type { ExpressionRule, StatementRule } from './scope.ts'

const text = (block: BlockJson, name: string): Js => jsText(field(block, name))
const idOf = (block: BlockJson): Js => jsText(block.id ?? '')

export const SENSE_STATEMENTS = ownTable<StatementRule>({
  sound_set_effect: (block, scope) =>
    js`R.sound.setEffect(S, ${text(block, 'EFFECT')}, ${scope.num(block, 'VALUE')})`,
  sound_change_effect: (block, scope) =>
    js`R.sound.setEffect(S, ${text(block, 'EFFECT')}, R.sound.effect(S, ${text(block, 'EFFECT')}) + ${scope.num(block, 'BY')})`,
  sound_clear_effects: () => js`R.sound.clearEffects(S)`,
  sound_change_tempo: (block, scope) => js`R.setTempo(R.tempo + ${scope.num(block, 'BY')})`,
  sound_instrument: (block, scope) =>
    js`R.sound.setInstrument(S, ${menuNumber(block, 'INSTRUMENT', scope)})`,
  legacy_instrument: (block, scope) =>
    js`R.sound.midiInstrument(S, ${scope.num(block, 'INSTRUMENT')})`,

  speech_speak: (block, scope) =>
    js`yield* R.sound.speak(S, T, ${idOf(block)}, ${scope.text(block, 'TEXT')})`,
  speech_voice: (block, scope) =>
    js`R.sound.setVoice(S, ${menuCode(block, 'VOICE', scope, js`word`)})`,
  speech_language: (block, scope) =>
    js`R.sound.setLanguage(${menuCode(block, 'LANGUAGE', scope, js`word`)})`,

  pen_set_param: (block, scope) =>
    js`S.pen.setParam(${menuCode(block, 'PARAM', scope, js`word`)}, ${scope.num(block, 'VALUE')})`,
  pen_change_param: (block, scope) =>
    js`S.pen.changeParam(${menuCode(block, 'PARAM', scope, js`word`)}, ${scope.num(block, 'BY')})`,
  legacy_pen_hue_set: (block, scope) => js`S.pen.setHue(${scope.num(block, 'VALUE')})`,
  legacy_pen_hue_change: (block, scope) => js`S.pen.setHue(S.pen.hue + ${scope.num(block, 'BY')})`,
  legacy_pen_shade_set: (block, scope) => js`S.pen.setShade(${scope.num(block, 'VALUE')})`,
  legacy_pen_shade_change: (block, scope) =>
    js`S.pen.setShade(S.pen.shade + ${scope.num(block, 'BY')})`,

  legacy_counter_up: () => js`R.senses.counter++`,
  legacy_counter_clear: () => js`R.senses.counter = 0`,

  video_switch: (block, scope) => js`R.video.turn(${menuCode(block, 'STATE', scope, js`word`)})`,
  video_transparency: (block, scope) => js`R.video.setTransparency(${scope.num(block, 'VALUE')})`,
})

export const SENSE_EXPRESSIONS = ownTable<ExpressionRule>({
  sensing_colour_touching: (block, scope) =>
    js`R.colourTouching(S, ${menuCode(block, 'COLOUR', scope, js`colour`)}, ${menuCode(block, 'COLOUR2', scope, js`colour`)})`,
  sensing_loudness: () => js`R.senses.loudness`,
  sensing_days: () => js`R.daysSince2000()`,
  sensing_online: () => js`R.senses.viewer.online`,
  sensing_username: () => js`R.senses.viewer.name`,
  legacy_counter: () => js`R.senses.counter`,
  legacy_loud: () => js`R.senses.isLoud`,
  translate_language: () => js`R.senses.viewer.language`,
  translate_text: (block, scope) =>
    js`(R.cannotTranslate(S, ${idOf(block)}), ${scope.text(block, 'TEXT')})`,
  video_on: (block, scope) =>
    js`R.video.on(S, ${menuCode(block, 'WHAT', scope, js`word`)}, ${menuCode(block, 'SUBJECT', scope, js`word`)})`,
})
