/**
 * The browser runs a program exactly as the judge does. On the built game page, under its own security policy,
 * Chromium plays 1,000 random programs of each game with the module the page plays them with (the same source,
 * minified by the same bundler); Node, where the judge lives, plays them too. Traces, every shown moment and the
 * judge's verdict have to agree.
 */

import { floorFromContent } from '@panya/tools/games/dungeon/core/document.ts'
import { judge as judgeHero } from '@panya/tools/games/dungeon/core/judge.ts'
import { levelFromContent } from '@panya/tools/games/programming/core/document.ts'
import { judge as judgeRobot } from '@panya/tools/games/programming/core/judge.ts'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { expect, test } from '../support/test.ts'
import { openGame, signInAsNew } from './game-page.ts'
import { type Outcome, play, type RandomRun, randomRuns } from './random-runs.ts'

const COUNT = 1000
const MODULE = '/random-runs.js'

async function bundled(): Promise<string> {
  const entry = new URL('./random-runs.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })
  const [bundle] = built as Rolldown.RolldownOutput[]
  return bundle?.output[0].code ?? ''
}

function judged(run: RandomRun) {
  const { program, content: custom } = run
  return run.game === 'dungeon'
    ? judgeHero({ level: floorFromContent(run.content).id, program, custom })
    : judgeRobot({ level: levelFromContent(run.content).id, program, custom })
}

/** As text both ways: a thousand programs as objects would take longer to hand over than to run. */
async function playInPage(page: Page, runs: RandomRun[]): Promise<Outcome[]> {
  const outcomes = await page.evaluate(
    async ([module, all]) => {
      const runner = (await import(module)) as { play: typeof play }
      const seen: Outcome[] = []
      for (const run of JSON.parse(all) as RandomRun[]) seen.push(await runner.play(run))
      return JSON.stringify(seen)
    },
    [MODULE, JSON.stringify(runs)] as const,
  )
  return JSON.parse(outcomes) as Outcome[]
}

test('judge and browser give identical traces on 1,000 random programs of each game', async ({
  page,
}) => {
  await page.route(`**${MODULE}`, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await bundled() }),
  )
  await signInAsNew(page)
  for (const game of ['programming', 'dungeon'] as const) {
    await openGame(page, game)
    const runs = randomRuns(game, COUNT)
    const inBrowser = await playInPage(page, runs)
    const inNode = await Promise.all(runs.map(play))
    expect(inBrowser).toEqual(inNode)
    const verdicts = runs.map(judged)
    const won = inBrowser.map((seen) => ('won' in seen && seen.won ? seen.trace : null))
    expect(verdicts.map((verdict) => (verdict.ok ? verdict.trace : null))).toEqual(won)
    // Otherwise only programs that fail would have been compared with the judge's own trace.
    expect(verdicts.filter(({ ok }) => ok).length).toBeGreaterThan(20)
  }
})
