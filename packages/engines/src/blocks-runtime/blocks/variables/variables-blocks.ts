/** The blocks of variables, in the order of the toolbox. */

import { hide, show, words as showVariableWords } from './show-variable.ts'
import { change, get, set, words as valueWords } from './value.ts'

export const VARIABLES_BLOCKS = [set, change, show, hide, get] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const variablesWords = () => ({ ...valueWords, ...showVariableWords })
