/**
 * How soon each tool can be used on a village school's line, on a first visit and on a second, and what came over it.
 * `npm run bench -- weak-line games` measures only those whose address has that in it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadManifests } from '@panya/tools/host/tool-files.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from '../scripts/build.ts'
import { buildNotebook } from '../scripts/notebook.ts'
import { report } from './figure.ts'
import { openDevice, signInNewcomer } from './support/device.ts'
import { handFor } from './support/tool-hands.ts'
import { filesTwice, forgotten, heaviest, questionsTwice, unchanged } from './support/visits.ts'
import { type Exchange, WeakLine } from './support/weak-line.ts'
import {
  FIRST_USE_OVER_BYTES,
  SECOND_USE_SECONDS,
  SECOND_VISIT,
  USUAL_GOAL,
  WEAK_LINE_GOALS,
} from './support/weak-line-goals.ts'

const SPEED = { bitsPerSecond: 1_000_000, roundTripMs: 300 }
/** What is still fetched when the tool is in use, such as for the next time without a network, is over by then. */
const QUIET_MS = 5000

interface Moment {
  seconds: number
  kilobytes: number
  /** How often the server was asked. */
  requests: number
}

interface Visit {
  use: Moment
  example: Moment
  exchanges: Exchange[]
}

await build()
await buildNotebook()
const wanted = process.argv[3] ?? ''
const tools = (await loadManifests()).filter(({ path }) => path.includes(wanted))
const server = await startServerUnderTest({ LOG_LEVEL: 'error' })
const line = new WeakLine(server.url, SPEED)
const origin = await line.open()
try {
  for (const tool of tools) {
    const profile = mkdtempSync(join(tmpdir(), 'bench-weak-line-'))
    const first = await visit(tool, profile)
    const second = await visit(tool, profile)
    rmSync(profile, { recursive: true, force: true })
    reportTool(tool, first, second)
  }
} finally {
  line.close()
  await server.stop()
}

/** In a browser that is started anew; what it keeps is on its disk. */
async function visit(tool: ToolManifest, profile: string): Promise<Visit> {
  const hand = handFor(tool)
  const context = await openDevice(profile, origin)
  await signInNewcomer(context, server.url)
  const [page = await context.newPage()] = context.pages()
  line.takeExchanges()
  const began = performance.now()
  const moment = () => ({
    seconds: (performance.now() - began) / 1000,
    kilobytes: line.bytes / 1000,
    requests: line.requests,
  })
  await page.goto(`/${tool.path}`, { waitUntil: 'commit' })
  await hand.usable(page)
  const use = moment()
  await hand.tryExample(page)
  const example = moment()
  await line.quiet(QUIET_MS)
  await context.close()
  return { use, example, exchanges: line.takeExchanges() }
}

function reportTool({ path }: ToolManifest, first: Visit, second: Visit): void {
  const goal = WEAK_LINE_GOALS[path] ?? USUAL_GOAL
  const all = ({ exchanges }: Visit) => exchanges.reduce((sum, one) => sum + one.bytes, 0) / 1000
  const show = (figure: string, value: number, baseline: number, held: Held) =>
    report({ bench: 'weak-line', figure: `${path}: ${figure}`, value, baseline, ...held })
  const bytesAlone = ({ kilobytes }: Moment) => line.secondsFor(kilobytes * 1000)

  const { use, example } = first
  show('first use, first visit (s)', use.seconds, bytesAlone(use), { goal: FIRST_USE_OVER_BYTES })
  show('first example, first visit (s)', example.seconds, bytesAlone(example), { goal: null })
  show('first use, first visit (kB)', use.kilobytes, goal.firstUse, { goal: '<= 1' })
  show('first use, first visit (requests)', use.requests, example.requests, { goal: null })
  show('first example, first visit (kB)', example.kilobytes, goal.firstExample, { goal: '<= 1' })
  show('first visit, and what is kept for later (kB)', all(first), example.kilobytes, {
    goal: null,
  })

  const again = { ratio: second.use.seconds, goal: `<= ${SECOND_USE_SECONDS}` }
  show('first use, second visit (s)', second.use.seconds, bytesAlone(second.use), again)
  const later = { ratio: second.example.seconds, goal: null }
  show('first example, second visit (s)', second.example.seconds, bytesAlone(second.example), later)
  show('second visit (kB)', all(second), SECOND_VISIT, { goal: '<= 1' })

  const none = (figure: string, found: string[], limit: '<= 0' | null = '<= 0') => {
    show(figure, found.length, 0, { ratio: found.length, goal: limit })
    for (const one of found) console.error(`  ${one}`)
  }
  none('files fetched twice in the first visit', filesTwice(first.exchanges))
  none('files fetched twice in the second visit', filesTwice(second.exchanges))
  none('kept for ever and asked for again', forgotten(first.exchanges, second.exchanges))
  none('came again unchanged', unchanged(first.exchanges, second.exchanges), null)
  none('questions asked twice in the first visit', questionsTwice(first.exchanges), null)
  console.error(['  heaviest:', ...heaviest(first.exchanges, 8)].join('\n    '))
}

interface Held {
  ratio?: number
  goal: string | null
}
