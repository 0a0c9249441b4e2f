/** Every game is played for some hundred frames, with keys and presses as a child would give them. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import type { GameCommand, GameEvent } from '@panya/engines/python/game/game-command.ts'
import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programOf } from './example.ts'
import { EXAMPLES } from './examples.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

const FRAMES = 200
const KEYS = ['left', 'right', 'up', 'down', 'space']

function* scripted(): Generator<GameEvent> {
  for (let turn = 0; ; turn++) {
    const key = KEYS[turn % KEYS.length]!
    const mouse = { type: 'mouse', button: 1, x: (turn * 53) % 480, y: (turn * 37) % 440 } as const
    yield { type: 'key', key, down: true, mod: 0, unicode: '' }
    yield { ...mouse, do: 'down' }
    yield { ...mouse, do: 'move', x: mouse.x + 20 }
    yield { ...mouse, do: 'up' }
    yield { type: 'key', key, down: false, mod: 0, unicode: '' }
  }
}

/** Ends after so many frames; a game that is over draws no more of them, and ends after as many presses. */
async function playFor(program: string): Promise<{ ending: string; pictures: Set<string> }> {
  const pictures = new Set<string>()
  const events = scripted()
  let frames = 0
  const off = python.client.onEvent((event) => {
    if (event.kind !== 'game') return
    for (const command of event.commands as GameCommand[]) {
      if (command.do !== 'frame') continue
      frames += 1
      pictures.add(JSON.stringify(command.ops))
      if (frames === FRAMES) python.client.stop()
    }
  })
  const playing = python.play(program)
  let presses = 0
  const pressing = setInterval(() => {
    python.client.sendEvent(events.next().value)
    if (++presses === 4 * FRAMES) python.client.stop()
  }, 5)
  const { answer } = await playing
  clearInterval(pressing)
  off()
  if (answer.ending === 'error') throw new Error(answer.error.traceback)
  return { ending: answer.ending, pictures }
}

test('there are ten games, each with its own name in every language', () => {
  expect(EXAMPLES).toHaveLength(10)
  for (const locale of LOCALES) {
    expect(new Set(EXAMPLES.map(({ title }) => title[locale])).size).toBe(10)
    expect(new Set(EXAMPLES.map((example) => programOf(example, locale))).size).toBe(10)
  }
})

describe.each(EXAMPLES)('$id', (example) => {
  test('plays on, whatever is pressed, and its picture moves', async () => {
    const { ending, pictures } = await playFor(programOf(example, 'en'))
    expect(ending).toBe('stopped')
    expect(pictures.size).toBeGreaterThan(5)
  }, 60_000)

  test('is a program in every language', async () => {
    const sources = JSON.stringify(LOCALES.map((locale) => programOf(example, locale)))
    const { answer } = await python.play(
      `for source in ${sources}: compile(source, "game", "exec")`,
    )
    expect(answer.ending).toBe('finished')
  })
})
