/** The blocks of functions, in the order of the toolbox. */
import { functionReturn, words as returnWords } from './return.ts'

export const FUNCTIONS_BLOCKS = [functionReturn] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const functionsWords = () => ({ ...returnWords })
