/** The tables of docs/browsers.md, written from the results and the list of known differences. */
import { KNOWN } from './known.ts'
import { inWords, type Outcome } from './outcome.ts'
import type { Results } from './results.ts'

const [BEGIN, END] = ['<!-- tried: written by `npm run browsers` -->', '<!-- /tried -->'] as const

/** The page with its tables written anew; what people wrote around them stays. */
export function withTables(page: string, results: Results): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin)
    throw new Error(`The page has no place for the tables: “${BEGIN}” to “${END}”.`)
  return `${page.slice(0, begin)}${BEGIN}\n\n${tables(results)}\n\n${page.slice(end)}`
}

function tables(results: Results): string {
  const names = Object.keys(results)
  const all = Object.values(results)
  const has = (what: string) => all.map(({ features }) => (features[what] ? 'yes' : 'no'))
  const went = (name: string) => all.map(({ journeys }) => cellOf(journeys[name]))
  const tried = names.map((name) => [name, results[name]!.version, results[name]!.date])
  const done = rows(all.map(({ journeys }) => journeys)).map((name) => [name, ...went(name)])
  const known = rows(all.map(({ features }) => features)).map((what) => [what, ...has(what)])
  return [
    table(['Browser', 'Version', 'Tried on'], tried),
    '## What works',
    table(['What is done', ...names], done),
    '## What a browser has',
    table(['What for', ...names], known),
    '## Known and why',
    KNOWN.length === 0 ? 'No failure in the tables above is expected.' : knownList(),
  ].join('\n\n')
}

function knownList(): string {
  return KNOWN.map(
    ({ browser, journey, whose, because }) => `- **${browser}, ${journey}** (${whose}): ${because}`,
  ).join('\n')
}

function cellOf(outcome: Outcome | undefined): string {
  return outcome?.state === 'failed' ? `failed: ${outcome.reason}` : inWords(outcome)
}

/** In the order of the first browser that knows them. */
function rows(all: readonly Record<string, unknown>[]): string[] {
  return [...new Set(all.flatMap((one) => Object.keys(one)))]
}

function table(head: readonly string[], body: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
