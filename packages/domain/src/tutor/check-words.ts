/** What a teacher checks, said to the language model. Learners read other words, in their language, in the tool. */
import type { CheckWish } from '../classroom/check.ts'

const LONGEST = 400
const quoted = (text: string): string =>
  JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const typed = (input: readonly string[]): string =>
  input.length === 0 ? '' : ` when ${input.map(quoted).join(', ')} is typed in`
const inLevel = (level: string): string => (level === '' ? '' : ` in level ${quoted(level)}`)
const bySprite = (sprite: string): string =>
  sprite === '' ? 'any sprite' : `sprite ${quoted(sprite)}`

export function checkWords(check: CheckWish): string {
  switch (check.kind) {
    case 'output':
      return `prints ${quoted(check.output)}${typed(check.input)}`
    // Its text is hidden from learners, and stays so.
    case 'test':
      return `passes the test ${quoted(check.name)}${typed(check.input)}`
    case 'uses-code':
      return `uses: ${check.part}`
    case 'avoids-code':
      return `does without: ${check.part}`
    case 'style':
      return `is written in good style: ${check.rule}`
    case 'uses-block':
      return `uses the block ${quoted(check.block)}`
    case 'avoids-block':
      return `does without the block ${quoted(check.block)}`
    case 'most-lines':
      return `has at most ${check.count} lines`
    case 'most-blocks':
      return `has at most ${check.count} blocks`
    case 'figure':
      return `the node ${quoted(check.named || check.node)} shows ${check.what} ${check.is} ${check.value}`
    case 'uses-node':
      return `uses the node ${quoted(check.node)}`
    case 'avoids-node':
      return `does without the node ${quoted(check.node)}`
    case 'stars':
      return `reaches ${check.count} stars${inLevel(check.level)}`
    case 'uses-feature':
      return `the program${inLevel(check.level)} uses ${quoted(check.feature)}`
    case 'avoids-feature':
      return `the program${inLevel(check.level)} does without ${quoted(check.feature)}`
    case 'name-value':
      return `the name ${quoted(check.name)} holds ${quoted(check.value)} in the end`
    case 'cell':
      return `the cell ${quoted(check.cell)} runs and shows ${quoted(check.shows)}`
    case 'variable':
      return `the variable ${quoted(check.name)} becomes ${quoted(check.value)}`
    case 'sprite-at':
      return `${bySprite(check.sprite)} gets to x ${check.x}, y ${check.y}`
    case 'says':
      return `${bySprite(check.sprite)} says ${quoted(check.text)}`
    case 'dots':
      return `the LED display shows\n${check.dots}`
    case 'prints':
      return `the board says ${quoted(check.text)}`
  }
}
