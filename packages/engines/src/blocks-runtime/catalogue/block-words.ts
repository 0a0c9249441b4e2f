/** The words of all blocks. Only the editor asks for them: what compiles and runs programs needs none. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { BUZZER_WORDS } from '../blocks/buzzer/buzzer-blocks.ts'
import { CONTROL_WORDS } from '../blocks/control/control-blocks.ts'
import { DISPLAY_WORDS } from '../blocks/display/display-blocks.ts'
import { EVENTS_WORDS } from '../blocks/events/events-blocks.ts'
import { FUNCTIONS_WORDS } from '../blocks/functions/functions-blocks.ts'
import { LISTS_WORDS } from '../blocks/lists/lists-blocks.ts'
import { LOOKS_WORDS } from '../blocks/looks/looks-blocks.ts'
import { OWN_FUNCTION_WORDS } from '../blocks/made/own-functions.ts'
import { MODEL_WORDS } from '../blocks/model/model-blocks.ts'
import { MOTION_WORDS } from '../blocks/motion/motion-blocks.ts'
import { OPERATORS_WORDS } from '../blocks/operators/operators-blocks.ts'
import { PEN_WORDS } from '../blocks/pen/pen-blocks.ts'
import { PINS_WORDS } from '../blocks/pins/pins-blocks.ts'
import { SENSING_WORDS } from '../blocks/sensing/sensing-blocks.ts'
import { SENSORS_WORDS } from '../blocks/sensors/sensors-blocks.ts'
import { SOUND_WORDS } from '../blocks/sound/sound-blocks.ts'
import { TEXT_WORDS } from '../blocks/text/text-blocks.ts'
import { VARIABLES_WORDS } from '../blocks/variables/variables-blocks.ts'
import { VIDEO_WORDS } from '../blocks/video/video-blocks.ts'
import type { Wording, Words } from '../blocks/words.ts'
import type { BlockType, FUNCTION_BLOCKS } from './catalogue.ts'

type WordedType = BlockType | (typeof FUNCTION_BLOCKS)[number]

/** A block without words does not compile. */
const WORDS: Readonly<Record<WordedType, Words>> = {
  ...EVENTS_WORDS,
  ...MOTION_WORDS,
  ...LOOKS_WORDS,
  ...PEN_WORDS,
  ...SOUND_WORDS,
  ...CONTROL_WORDS,
  ...SENSING_WORDS,
  ...OPERATORS_WORDS,
  ...TEXT_WORDS,
  ...VARIABLES_WORDS,
  ...LISTS_WORDS,
  ...FUNCTIONS_WORDS,
  ...VIDEO_WORDS,
  ...MODEL_WORDS,
  ...DISPLAY_WORDS,
  ...BUZZER_WORDS,
  ...SENSORS_WORDS,
  ...PINS_WORDS,
  ...OWN_FUNCTION_WORDS,
}

/** What is written on every block in one language. */
export function wordsIn<Type extends string = WordedType>(
  locale: Locale,
  words: Readonly<Record<Type, Words>> = WORDS as Readonly<Record<Type, Words>>,
): Readonly<Record<Type, Wording>> {
  const entries = Object.entries<Words>(words).map(([type, inAll]) => [type, inAll[locale]])
  return Object.fromEntries(entries) as Record<Type, Wording>
}
