/** What the kinds of checks and the parts of programs are called for teachers. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CheckKind, CodePart, StyleRule } from '@panya/domain/classroom/check.ts'
import type { Comparison } from '@panya/domain/classroom/flow-check.ts'

/** On the button that adds one, and over the check itself. */
export const KIND_WORDS: Record<CheckKind, MessageDescriptor> = {
  output: msg`What it prints`,
  test: msg`A hidden test`,
  'uses-code': msg`It uses …`,
  'avoids-code': msg`It does without …`,
  'most-lines': msg`Not too many lines`,
  style: msg`How it is written`,
  'uses-block': msg`It uses the block …`,
  'avoids-block': msg`It does without the block …`,
  'most-blocks': msg`Not too many blocks`,
  figure: msg`A figure at a node`,
  'uses-node': msg`It uses the node …`,
  'avoids-node': msg`It does without the node …`,
  variable: msg`A variable gets a value`,
  'sprite-at': msg`A sprite gets to a place`,
  says: msg`A sprite says something`,
  dots: msg`A picture on the LED display`,
  prints: msg`The board says something`,
  'name-value': msg`A name that holds a value`,
  cell: msg`A cell and what it shows`,
  stars: msg`A level, with stars`,
  'uses-feature': msg`The program uses …`,
  'avoids-feature': msg`The program does without …`,
}

export const COMPARISON_WORDS: Record<Comparison, MessageDescriptor> = {
  about: msg`is this number`,
  'at-least': msg`is at least`,
  'at-most': msg`is at most`,
}

export const PART_WORDS: Record<CodePart, MessageDescriptor> = {
  loop: msg`a loop (for or while)`,
  for: msg`a for loop`,
  while: msg`a while loop`,
  if: msg`a choice with if`,
  function: msg`a function of its own`,
  recursion: msg`a function that calls itself`,
  list: msg`a list`,
  dictionary: msg`a dictionary`,
  comprehension: msg`a comprehension`,
  class: msg`a class of its own`,
}

export const STYLE_WORDS: Record<StyleRule, MessageDescriptor> = {
  names: msg`names the way of Python: small_letters, Classes`,
  unused: msg`nothing that is never used`,
  'long-lines': msg`no line of more than 88 letters`,
}
