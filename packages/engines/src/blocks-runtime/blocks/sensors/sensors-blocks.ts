/** The blocks of a board's sensors, in the order of the toolbox. */
import { button, words as buttonWords } from './button.ts'
import { clock, words as clockWords, seconds } from './clock.ts'
import { light, words as lightWords } from './light.ts'
import { acceleration, words as movementWords, shaken, tilted } from './movement.ts'
import { temperature, words as temperatureWords } from './temperature.ts'

export const SENSORS_BLOCKS = [
  button,
  light,
  temperature,
  tilted,
  shaken,
  acceleration,
  clock,
  seconds,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const sensorsWords = () => ({
  ...buttonWords,
  ...lightWords,
  ...temperatureWords,
  ...movementWords,
  ...clockWords,
})
