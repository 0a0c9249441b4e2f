/** A stage program in the real Python: pictures come out, keys and answers go in, Stop ends it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Frame } from '../blocks-runtime/world/frame.ts'
import { type TestPython, testPython } from '../python/testing/test-python.ts'
import { readStageCommands } from './read-stage-commands.ts'
import type { StageCommand } from './stage-command.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

interface Watched {
  frames: Frame[]
  loaded: StageCommand | undefined
}

function watch(onFrame: (frame: Frame) => void): { watched: Watched; off: () => void } {
  const watched: Watched = { frames: [], loaded: undefined }
  const off = python.client.onEvent((event) => {
    if (event.kind !== 'stage') return
    const commands = readStageCommands(event.commands)
    expect(commands, 'a page draws all of it').toHaveLength(event.commands.length)
    for (const command of commands) {
      if (command.do === 'load') watched.loaded = command
      else {
        watched.frames.push(command.frame)
        onFrame(command.frame)
      }
    }
  })
  return { watched, off }
}

const OWL = 'owl = Sprite("Owl", costumes=[("owl-1", "owl 1", 90, 96)], sounds=[("pop", 0.1)])'

test('a sprite moves, speaks and sounds; the page is told what to draw', async () => {
  const { watched, off } = watch(() => {})
  const { answer } = await python.play(`from stage import *
${OWL}
@owl.when_flag
async def go(owl):
    owl.say("Hello!")
    owl.play("pop")
    for _ in range(3):
        owl.move(10)
        await next_frame()
run()
`)
  off()
  expect(answer.ending).toBe('finished')
  expect(watched.loaded).toMatchObject({ costumes: [{ id: 'owl-1' }], sounds: ['pop'] })
  expect(watched.frames.at(-1)?.sprites[0]).toMatchObject({ x: 30, costume: 'owl-1' })
  expect(watched.frames[0]?.bubbles[0]?.text).toBe('Hello!')
  expect(watched.frames.flatMap(({ sounds }) => sounds)).toContainEqual(
    expect.objectContaining({ op: 'play', sound: 'pop' }),
  )
})

test('keys, presses and answers reach the program; every run begins with an empty stage', async () => {
  let isAsked = false
  const { watched, off } = watch((frame) => {
    if (frame.ask && !isAsked) {
      isAsked = true
      python.client.sendEvent({ do: 'answer', text: 'Nok' })
      python.client.sendEvent({ do: 'key', key: 'space', down: true })
      python.client.sendEvent({ do: 'pointer', x: 0, y: 0, down: true })
    }
  })
  const { stdout, answer } = await python.play(`from stage import *
${OWL}
@owl.when_flag
async def go(owl):
    await owl.ask("Who are you?")
    print("hello", answer())
@owl.when_key("space")
async def jump(owl):
    print("jump")
@owl.when_clicked
async def clicked(owl):
    print("clicked")
    await wait(0.05)
    await stop_all()
@owl.when_timer(0.5)
async def end(owl):
    raise SystemExit
run()
`)
  off()
  expect(stdout.split('\n').toSorted()).toEqual(['', 'clicked', 'hello Nok', 'jump'])
  expect(answer.ending).toBe('exited')
  expect(watched.frames[0]?.sprites).toHaveLength(1)
})

test('Stop ends a program that would go on for ever', async () => {
  let stopped = false
  const { off } = watch(() => {
    if (!stopped) python.client.stop()
    stopped = true
  })
  const { answer } = await python.play(`from stage import *
${OWL}
@owl.when_flag
async def go(owl):
    while True:
        owl.turn(1)
        await next_frame()
run()
`)
  off()
  expect(answer).toMatchObject({ ending: 'stopped' })
})
