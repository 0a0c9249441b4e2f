/** What is drawn on a card that has no picture of the library. It shows the thing, never the answer. */
import type { Ink } from '../../../../game-kit/core/journey/ink.ts'
import { MACHINE_SYMBOLS } from './machine-symbols.ts'
import { WORLD_SYMBOLS } from './world-symbols.ts'

const SYMBOLS = { ...MACHINE_SYMBOLS, ...WORLD_SYMBOLS }
export type CardSymbol = keyof typeof SYMBOLS

export function isCardSymbol(name: string): name is CardSymbol {
  return Object.hasOwn(SYMBOLS, name)
}

export function symbolInks(name: CardSymbol): readonly Ink[] {
  return SYMBOLS[name]
}
