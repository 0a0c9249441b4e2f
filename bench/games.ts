/** How fast the games' judges are against js-interpreter with the same programs, and how the dungeon paints. */
import { chromium } from '@playwright/test'
import Interpreter from 'js-interpreter'
import { build } from 'vite'
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { judge as judgeDungeon } from '../packages/tools/src/games/dungeon/core/judge.ts'
import { judge } from '../packages/tools/src/games/programming/core/judge.ts'
import { findLevel } from '../packages/tools/src/games/programming/core/levels/all-levels.ts'
import { RobotWorld, readMap } from '../packages/tools/src/games/programming/core/robot-world.ts'
import { report } from './figure.ts'
import { longestTaskOfPlay } from './games-play.ts'

interface Case {
  level: string
  python: string
  javascript: string
}

/** The same programs in both languages. */
const CASES: Case[] = [
  {
    level: 'nested-1',
    python: 'for _ in range(4):\n    for _ in range(3):\n        move()\n    right()\n',
    javascript: 'for (var i = 0; i < 4; i++) { for (var j = 0; j < 3; j++) { move(); } right(); }',
  },
  {
    level: 'while-6',
    python:
      'while not at_flag():\n    if path_right():\n        right()\n    while not path_ahead():\n        left()\n    move()\n',
    javascript:
      'while (!at_flag()) { if (path_right()) { right(); } while (!path_ahead()) { left(); } move(); }',
  },
  {
    level: 'variables-4',
    python:
      'n = 4\nfor _ in range(4):\n    for _ in range(n):\n        move()\n    right()\n    n -= 1\n',
    javascript:
      'var n = 4; for (var i = 0; i < 4; i++) { for (var j = 0; j < n; j++) { move(); } right(); n -= 1; }',
  },
  {
    level: 'recursion-2',
    python:
      'def go():\n    if path_ahead():\n        move()\n        go()\n        move()\n    else:\n        right()\n\ngo()\nlight()\n',
    javascript:
      'function go() { if (path_ahead()) { move(); go(); move(); } else { right(); } } go(); light();',
  },
]

const WORDS = ['move', 'left', 'right', 'take', 'light']
const QUESTIONS = ['path_ahead', 'path_left', 'path_right', 'at_flag']

/** js-interpreter alone: it parses and steps, nothing is checked and nothing is remembered. */
function bare({ level, javascript }: Case): boolean {
  return (findLevel(level)?.maps ?? []).every((rows) => {
    const world = new RobotWorld(readMap(rows))
    const interpreter = new Interpreter(javascript, (inside, globals) => {
      for (const name of WORDS) {
        const native = inside.createNativeFunction(() => void world.act(name))
        inside.setProperty(globals, name, native)
      }
      for (const name of QUESTIONS) {
        inside.setProperty(
          globals,
          name,
          inside.createNativeFunction(() => world.ask(name)),
        )
      }
    })
    while (world.ending === null && interpreter.step());
    return world.ending === 'won'
  })
}

function judged({ level, python }: Case): boolean {
  return judge({ level, program: { view: 'python', source: python } }).ok
}

/** Runs per second of one core, after a warm-up. */
function perSecond(work: () => void, milliseconds = 1500): number {
  for (let i = 0; i < 20; i++) work()
  let runs = 0
  const before = process.cpuUsage()
  let cpu = 0
  while (cpu < milliseconds) {
    for (let i = 0; i < 5; i++) work()
    runs += 5
    const { user, system } = process.cpuUsage(before)
    cpu = (user + system) / 1000
  }
  return (runs * 1000) / cpu
}

for (const each of CASES) {
  if (!judged(each) || !bare(each)) throw new Error(`${each.level} is not solved by its program`)
}
const ours = perSecond(() => CASES.forEach(judged)) * CASES.length
const theirs = perSecond(() => CASES.forEach(bare)) * CASES.length
report({
  bench: 'games',
  figure: 'judge runs per second (js-interpreter bare)',
  value: ours,
  baseline: theirs,
  goal: '>= 1',
})

/** The slowest thing a cheat can ask for. */
function worstCase(work: () => unknown): number {
  work()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const endless = {
  view: 'python',
  source: 'a = [1]\nwhile len(a) < 900: a.append(2)\nwhile True:\n    if 0 in a: pass\n',
}
report({
  bench: 'games',
  figure: 'endless loop refused, ms of CPU (limit 200)',
  value: Math.max(
    worstCase(() => judge({ level: 'recursion-5', program: endless })),
    worstCase(() => judgeDungeon({ level: 'daily/2026-01-01', program: endless })),
  ),
  baseline: 200,
  goal: '<= 1',
})

/** Paints the dungeon's own frames in a real browser, with a hundred monsters on the move. */
async function frames(): Promise<{ paint: number; frame: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: new URL('./games-frames.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'frames',
      },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const code = bundle?.output[0].code ?? ''
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.setContent('<canvas></canvas>')
    await page.addScriptTag({ content: code })
    return await page.evaluate(() =>
      (
        globalThis as unknown as {
          paintFrames(): Promise<{ paint: number; frame: number }>
        }
      ).paintFrames(),
    )
  } finally {
    await browser.close()
  }
}

const { paint, frame } = await frames()
report({
  bench: 'games',
  figure: 'dungeon with 100 monsters: ms to paint a frame (limit 16.7)',
  value: paint,
  baseline: 16.7,
  goal: '<= 1',
})
report({
  bench: 'games',
  figure: 'dungeon with 100 monsters: ms between frames (60 a second is 16.7)',
  value: frame,
  baseline: 16.7,
  goal: '<= 1.1',
})

report({
  bench: 'games',
  figure: 'a level played: ms of the longest task (limit 50)',
  value: await longestTaskOfPlay(),
  baseline: 50,
  goal: '<= 1',
})
