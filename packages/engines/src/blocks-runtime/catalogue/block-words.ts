/** The words of all blocks. Only the editor asks for them: what compiles and runs programs needs none. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { buzzerWords } from '../blocks/buzzer/buzzer-blocks.ts'
import { controlWords } from '../blocks/control/control-blocks.ts'
import { displayWords } from '../blocks/display/display-blocks.ts'
import { eventsWords } from '../blocks/events/events-blocks.ts'
import { functionsWords } from '../blocks/functions/functions-blocks.ts'
import { listsWords } from '../blocks/lists/lists-blocks.ts'
import { looksWords } from '../blocks/looks/looks-blocks.ts'
import { OWN_FUNCTION_WORDS } from '../blocks/made/own-functions.ts'
import { PYTHON_WORDS } from '../blocks/made/python-blocks.ts'
import { modelWords } from '../blocks/model/model-blocks.ts'
import { motionWords } from '../blocks/motion/motion-blocks.ts'
import { operatorsWords } from '../blocks/operators/operators-blocks.ts'
import { penWords } from '../blocks/pen/pen-blocks.ts'
import { pinsWords } from '../blocks/pins/pins-blocks.ts'
import { sensingWords } from '../blocks/sensing/sensing-blocks.ts'
import { sensorsWords } from '../blocks/sensors/sensors-blocks.ts'
import { soundWords } from '../blocks/sound/sound-blocks.ts'
import { textWords } from '../blocks/text/text-blocks.ts'
import { variablesWords } from '../blocks/variables/variables-blocks.ts'
import { videoWords } from '../blocks/video/video-blocks.ts'
import { inLanguage, type Wording, type Words } from '../blocks/words.ts'
import type { BlockType, FUNCTION_BLOCKS, PYTHON_TYPES } from './catalogue.ts'

type WordedType = BlockType | (typeof FUNCTION_BLOCKS)[number] | (typeof PYTHON_TYPES)[number]

/** A block without words does not compile. */
const allWords = (): Readonly<Record<WordedType, Words>> => ({
  ...eventsWords(),
  ...motionWords(),
  ...looksWords(),
  ...penWords(),
  ...soundWords(),
  ...controlWords(),
  ...sensingWords(),
  ...operatorsWords(),
  ...textWords(),
  ...variablesWords(),
  ...listsWords(),
  ...functionsWords(),
  ...videoWords(),
  ...modelWords(),
  ...displayWords(),
  ...buzzerWords(),
  ...sensorsWords(),
  ...pinsWords(),
  ...OWN_FUNCTION_WORDS,
  ...PYTHON_WORDS,
})

/** What is written on every block in one language. */
export const wordsIn = (locale: Locale): Readonly<Record<WordedType, Wording>> =>
  inLanguage(locale, allWords())
