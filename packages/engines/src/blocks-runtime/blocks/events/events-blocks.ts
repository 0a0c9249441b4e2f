/** The blocks of events, in the order of the toolbox. */

import { backdrop, words as backdropWords } from './backdrop.ts'
import { boardButton, words as boardButtonWords } from './board-button.ts'
import { boardInput, words as boardInputWords } from './board-input.ts'
import { boardStart, words as boardStartWords } from './board-start.ts'
import { clicked, words as clickedWords } from './clicked.ts'
import { flag, words as flagWords } from './flag.ts'
import { key, words as keyWords } from './key.ts'
import { loudness, words as loudnessWords } from './loudness.ts'
import { broadcast, broadcastWait, eventMessage, words as messageWords } from './message.ts'
import { timer, words as timerWords } from './timer.ts'

export const EVENTS_BLOCKS = [
  flag,
  key,
  clicked,
  backdrop,
  timer,
  eventMessage,
  loudness,
  broadcast,
  broadcastWait,
  boardStart,
  boardButton,
  boardInput,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const eventsWords = () => ({
  ...flagWords,
  ...keyWords,
  ...clickedWords,
  ...backdropWords,
  ...timerWords,
  ...loudnessWords,
  ...messageWords,
  ...boardStartWords,
  ...boardButtonWords,
  ...boardInputWords,
})
