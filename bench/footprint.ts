/**
 * What each tool takes of a school's Chromebook: 4 GB, 1366x768, a processor four times slower. It opens, runs its first
 * example and saves. `npm run bench -- footprint games` measures only those whose address has that in it.
 */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { loadManifests } from '@panya/tools/host/tool-files.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from '../scripts/build.ts'
import { buildNotebook } from '../scripts/notebook.ts'
import { report } from './figure.ts'
import { FOOTPRINT_GOALS, ROOM, USUAL_GOAL } from './support/footprint-goals.ts'
import { type Footprint, footprintOf } from './support/page-footprint.ts'
import { handFor } from './support/tool-hands.ts'

const ROUNDS = 3
/** A page of ours with nothing in it: what every tool stands on. */
const EMPTY_PAGE = '/notices'

await build()
await buildNotebook()
const wanted = process.argv[3] ?? ''
const tools = (await loadManifests()).filter(({ path }) => path.includes(wanted))
const server = await startServerUnderTest({ LOG_LEVEL: 'error' })
try {
  const empty = await middleOf(() =>
    footprintOf(server.url, EMPTY_PAGE, { usable: (page) => page.locator('main h1').waitFor() }),
  )
  for (const tool of tools) {
    const own = await middleOf(() => footprintOf(server.url, `/${tool.path}`, handFor(tool)))
    reportTool(tool.path, own, empty)
  }
} finally {
  await server.stop()
}

function reportTool(path: ToolPath, own: Footprint, empty: Footprint): void {
  const goals = FOOTPRINT_GOALS[path] ?? USUAL_GOAL
  const show = (figure: string, value: number, baseline: number, held: Held) =>
    report({ bench: 'footprint', figure: `${path}: ${figure}`, value, baseline, ...held })
  for (const what of ['scripts', 'processes'] as const) {
    const over = { ratio: own[what] - empty[what], goal: `<= ${goals[what]}` }
    show(`${what} after the first example (MB)`, own[what], empty[what], over)
  }
  show('processes at most (MB)', own.most, Math.min(goals.most, ROOM), { goal: '<= 1' })
  show('can be used after (s)', own.usableSeconds, empty.usableSeconds, { goal: null })
  for (const { url, bytes } of own.heaps.toSorted((a, b) => b.bytes - a.bytes)) {
    console.error(`  ${(bytes / 1e6).toFixed(1)} MB ${url}`)
  }
}

/** Each figure by itself: they do not swing together. */
async function middleOf(measure: () => Promise<Footprint>): Promise<Footprint> {
  const rounds: Footprint[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure())
  const middle = (what: Exclude<keyof Footprint, 'heaps'>) =>
    rounds.map((one) => one[what]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  return {
    scripts: middle('scripts'),
    processes: middle('processes'),
    most: middle('most'),
    usableSeconds: middle('usableSeconds'),
    heaps: rounds.at(-1)?.heaps ?? [],
  }
}

interface Held {
  ratio?: number
  goal: string | null
}
