/** A password for a learner who forgot theirs: easy to read out in class, not easy to guess. */
import { randomInt } from 'node:crypto'

const WORDS = (
  'apple bamboo banana basil berry bridge butter candle canyon carrot castle cherry cloud clover coconut copper ' +
  'coral cotton crystal daisy desert dragon eagle ember falcon feather forest garden ginger glacier guitar harbor ' +
  'hazel honey island jasmine jungle kettle lantern lemon lotus mango maple marble meadow melon mountain ocean ' +
  'olive orange orchid paddle panda papaya pepper piano pillow planet plum pocket pumpkin rabbit rainbow river ' +
  'rocket saffron sailor salmon silver sparrow spring sunset temple thunder tiger tomato turtle umbrella valley ' +
  'velvet violet walnut willow window winter yellow'
).split(' ')

export function readablePassword(): string {
  const word = () => WORDS[randomInt(WORDS.length)]
  return `${word()}-${word()}-${word()}-${randomInt(10, 100)}`
}
