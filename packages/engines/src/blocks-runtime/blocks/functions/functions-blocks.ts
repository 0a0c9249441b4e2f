/** The blocks of functions, in the order of the toolbox. */
import { functionReturn, words as returnWords } from './return.ts'

export const FUNCTIONS_BLOCKS = [functionReturn] as const

export const FUNCTIONS_WORDS = { ...returnWords }
