import { FlowFailure } from '../flow/flow-value.ts'

/** What DuckDB says is wrong with a question, told apart so that it can be said in every language. */

type Reason = readonly [pattern: RegExp, code: string, value?: string]

/** The first that fits counts. The group of a pattern is the word that it is about. */
const REASONS: readonly Reason[] = [
  [/syntax error at end of input/i, 'sql-end'],
  [/unterminated|unexpected end/i, 'sql-end'],
  [/syntax error at or near "([^"]*)"/i, 'sql-syntax', 'near'],
  [/column "([^"]*)" must appear in the GROUP BY/i, 'sql-group', 'name'],
  [/Ambiguous reference to column name "([^"]*)"/i, 'sql-ambiguous', 'name'],
  [/column "([^"]*)" not found/i, 'sql-column', 'name'],
  [/does not have a column named "([^"]*)"/i, 'sql-column', 'name'],
  [/Referenced table "([^"]*)" not found/i, 'sql-table', 'name'],
  [/Table with name ("?)(\S+?)\1 does not exist/i, 'sql-table', 'name'],
  [/Function with name ("?)(\S+?)\1 does not exist/i, 'sql-function', 'name'],
  [/Could not convert string '([^']*)'/i, 'sql-convert', 'value'],
  [/invalid [a-z ]* field (?:format|value)[^"]*"([^"]*)"/i, 'sql-convert', 'value'],
  [/No function matches|Cannot compare values|Cannot mix values|Could not choose/i, 'sql-kinds'],
  [/Permission Error|external access|disabled by configuration|No files found/i, 'sql-locked'],
  [/Out of Memory|memory/i, 'out-of-memory'],
]

const MOST_LETTERS = 240

export function sqlFailure(message: string): FlowFailure {
  const detail = message.split('\n')[0]!.slice(0, MOST_LETTERS)
  for (const [pattern, code, value] of REASONS) {
    const found = pattern.exec(message)
    if (!found) continue
    return new FlowFailure(code, { ...(value && { [value]: found.at(-1) ?? '' }), detail })
  }
  return new FlowFailure('sql', { detail })
}
