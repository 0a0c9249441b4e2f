/** The blocks of sensing, in the order of the toolbox. */

import { answer, ask, words as askWords } from './ask.ts'
import { date, words as dateWords, days } from './date.ts'
import { distance, words as distanceWords } from './distance.ts'
import { drag, words as dragWords } from './drag.ts'
import { key, words as keyWords } from './key.ts'
import { legacyLoud, loudness, words as loudnessWords } from './loudness.ts'
import { mouseDown, words as mouseWords, mouseX, mouseY } from './mouse.ts'
import { of, words as propertyWords } from './property.ts'
import { resetTimer, timer, words as timerWords } from './timer.ts'
import { legacyTouchingHat, touching, words as touchingWords } from './touching.ts'
import { colourTouching, touchingColour, words as touchingColourWords } from './touching-colour.ts'
import { online, username, words as viewerWords } from './viewer.ts'

export const SENSING_BLOCKS = [
  touching,
  touchingColour,
  colourTouching,
  distance,
  ask,
  answer,
  key,
  mouseDown,
  mouseX,
  mouseY,
  drag,
  timer,
  resetTimer,
  loudness,
  of,
  date,
  days,
  online,
  username,
  legacyTouchingHat,
  legacyLoud,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const sensingWords = () => ({
  ...touchingWords,
  ...touchingColourWords,
  ...distanceWords,
  ...askWords,
  ...keyWords,
  ...mouseWords,
  ...dragWords,
  ...timerWords,
  ...loudnessWords,
  ...propertyWords,
  ...dateWords,
  ...viewerWords,
})
