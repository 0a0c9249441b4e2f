/**
 * What each tool takes of a school's Chromebook: 4 GB, 1366x768, a processor four times slower. It opens, runs its first
 * example and saves. `npm run bench -- footprint games` measures only those whose address has that in it.
 */
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
const EMPTY_PAGE = '/offline'

await build()
await buildNotebook()
const wanted = process.argv[3] ?? ''
const tools = (await loadManifests()).filter(({ path }) => path.includes(wanted))
const server = await startServerUnderTest({ LOG_LEVEL: 'error' })
try {
  const empty = await middleOf(() =>
    footprintOf(server.url, EMPTY_PAGE, { usable: (page) => page.locator('h1').waitFor() }),
  )
  for (const tool of tools) {
    const own = await middleOf(() => footprintOf(server.url, `/${tool.path}`, handFor(tool)))
    const goal = FOOTPRINT_GOALS[tool.path] ?? USUAL_GOAL
    overEmpty(`${tool.path}: scripts, after the first example (MB)`, 'scripts', goal.scripts)
    overEmpty(`${tool.path}: processes, after the first example (MB)`, 'processes', goal.processes)
    const most = { value: own.most, baseline: ROOM, goal: '<= 1' }
    report({ bench: 'footprint', figure: `${tool.path}: processes at most (MB)`, ...most })
    const soon = { value: own.usableSeconds, baseline: empty.usableSeconds, goal: null }
    report({ bench: 'footprint', figure: `${tool.path}: can be used after (s)`, ...soon })

    function overEmpty(figure: string, what: keyof Footprint, most: number): void {
      const [value, baseline] = [own[what], empty[what]]
      const ratio = value - baseline
      report({ bench: 'footprint', figure, value, baseline, ratio, goal: `<= ${most}` })
    }
  }
} finally {
  await server.stop()
}

/** Each figure by itself: they do not swing together. */
async function middleOf(measure: () => Promise<Footprint>): Promise<Footprint> {
  const rounds: Footprint[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure())
  const middle = (what: keyof Footprint) =>
    rounds.map((one) => one[what]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  return {
    scripts: middle('scripts'),
    processes: middle('processes'),
    most: middle('most'),
    usableSeconds: middle('usableSeconds'),
  }
}
