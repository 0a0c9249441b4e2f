/** The blocks of lists, in the order of the toolbox. */

import { add, words as changeItemsWords, insert, listDelete, replace } from './change-items.ts'
import { contains, index, item, words as itemsWords, length } from './items.ts'
import { hide, show, words as showListWords } from './show-list.ts'
import { clear, get, split, words as wholeListWords } from './whole-list.ts'

export const LISTS_BLOCKS = [
  get,
  add,
  listDelete,
  clear,
  insert,
  replace,
  split,
  item,
  index,
  length,
  contains,
  show,
  hide,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const listsWords = () => ({
  ...wholeListWords,
  ...changeItemsWords,
  ...itemsWords,
  ...showListWords,
})
