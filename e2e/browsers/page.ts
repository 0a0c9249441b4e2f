/** docs/browsers.md, written from the results and the list of known differences. */
import { KNOWN } from './known.ts'
import { inWords, type Outcome } from './outcome.ts'
import type { Results } from './results.ts'

export function pageOf(results: Results): string {
  const names = Object.keys(results)
  const all = Object.values(results)
  const has = (what: string) => all.map(({ features }) => (features[what] ? 'yes' : 'no'))
  const went = (name: string) => all.map(({ journeys }) => cellOf(journeys[name]))
  const tried = names.map((name) => [name, results[name]!.version, results[name]!.date])
  return `${INTRODUCTION}

${table(['Browser', 'Version', 'Tried on'], tried)}

## What works

${table(
  ['What is done', ...names],
  rows(all.map(({ journeys }) => journeys)).map((name) => [name, ...went(name)]),
)}

## What a browser has

${table(
  ['What for', ...names],
  rows(all.map(({ features }) => features)).map((what) => [what, ...has(what)]),
)}

${WITHOUT}

## Known and why

${KNOWN.length === 0 ? 'Nothing in the table above differs.' : knownList()}

${HOW}
`
}

const INTRODUCTION = `# Browsers

Panya is made for an up-to-date Chrome, Edge, Firefox or Safari, on computers, tablets and phones. Every test of \`npm test\` runs in Chromium, from which Chrome and Edge are built. \`npm run browsers\` goes the main way through every tool, and through signing in, saving, sharing and the class, in real Firefox and in real WebKit, from which Safari is built, and in Chromium beside them. It wrote this page.`

const WITHOUT = `Where something is missing, the tool says so and the rest of it works: without Web Serial the board on the screen is there and programs can be taken along as files; without text from speech the node says that this browser cannot listen. WebKit here is that of Debian (WebKitGTK), not Safari itself: the engine is the same, while camera, speech, passkeys and the graphics card are the system's. Nobody has tried the product on a Mac, an iPad or an iPhone with this command.`

const HOW = `## How to run it

\`npm run browsers\` builds the product, starts a server of its own and tries each browser that is installed; it says which is missing and how to get it (Debian: \`apt-get install firefox-esr webkit2gtk-driver xvfb\`). \`npm run browsers -- <word>\` goes only the ways whose name has the word and leaves this page alone. It ends with 1 when something fails that is not on the list of known differences (\`e2e/browsers/known.ts\`). The same as data: \`e2e/browsers/results.json\`. It is not part of \`npm test\`.`

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
