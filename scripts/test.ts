/** `npm test`: everything, in the order in which it fails soonest; ends with a line counting tests. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { buildNotebook } from './notebook.ts'
import { ROOT, runCommand } from './run-command.ts'

const RESULTS = join(ROOT, '.cache', 'test-results')
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

/** Steps that did not succeed, by their titles. */
const failedSteps: string[] = []

async function check(title: string, command: string, args: string[]): Promise<void> {
  const started = performance.now()
  const code = await runCommand(command, args)
  if (code !== 0) failedSteps.push(title)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n`)
}

function vitest(project: string): Promise<void> {
  const report = join(RESULTS, `${project}.json`)
  const args = ['run', '--project', project, '--passWithNoTests', '--reporter=default']
  args.push('--reporter=json', `--outputFile.json=${report}`)
  return check(`${project} tests`, 'vitest', args)
}

interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
}

function countVitest(project: string): Counts {
  try {
    const report = JSON.parse(
      readFileSync(join(RESULTS, `${project}.json`), 'utf8'),
    ) as VitestReport
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report
    const broken = numFailedTests === 0 ? numFailedTestSuites : 0
    return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** The output of a long run is often cut: what failed stands at its end again. */
function failuresOf(project: string): string[] {
  try {
    const report = JSON.parse(
      readFileSync(join(RESULTS, `${project}.json`), 'utf8'),
    ) as VitestReport
    return report.testResults.flatMap(({ name, message, assertionResults }) => {
      const failing = assertionResults.filter((test) => test.status === 'failed')
      const lines = failing.map(
        (test) => `${name}: ${test.fullName}\n${test.failureMessages?.[0]?.slice(0, 2000) ?? ''}`,
      )
      return lines.length > 0 || !message ? lines : [`${name}: ${message.slice(0, 2000)}`]
    })
  } catch {
    return []
  }
}

function countBrowser(): Counts {
  try {
    const report = readFileSync(join(RESULTS, 'browser.json'), 'utf8')
    const { stats } = JSON.parse(report) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

// Mostly waits for the registry, so it goes along with the checks that nothing can disturb.
const notebook = buildNotebook().then(
  () => true,
  (error) => {
    console.error(error)
    return false
  },
)
await check('types', 'tsc', ['-p', '.'])
await check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
await check('format', 'biome', ['check', '--linter-enabled=false', '.'])
await check('dead code', 'knip', ['--no-progress'])
await check('messages are collected', 'node', ['scripts/messages.ts', 'check'])
if (await notebook) await check('types of the notebook', 'tsc', ['-p', 'apps/notebook'])
else failedSteps.push('notebook')
await vitest('unit')
await vitest('integration')
await vitest('engine')
try {
  await build()
  await check('first load of public pages', 'node', ['scripts/first-load.ts'])
  const attack = ['attack/run.ts', '--seconds', '55', '--seed', '1', '--slack', '3']
  await check('attack on a server of its own', 'node', attack)
  await check('browser tests', 'playwright', ['test'])
} catch (error) {
  failedSteps.push('build')
  console.error(error)
}

const PROJECTS = ['unit', 'integration', 'engine']
for (const line of PROJECTS.flatMap(failuresOf)) console.log(`✗ ${line}\n`)
for (const step of failedSteps) console.log(`✗ ${step}`)
const all = [...PROJECTS.map(countVitest), countBrowser()]
const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
const failures = sum('failed') || failedSteps.length
console.log(`${sum('passed')} passed, ${failures} failed, ${sum('skipped')} skipped`)
process.exit(failedSteps.length > 0 || sum('passed') === 0 ? 1 : 0)
