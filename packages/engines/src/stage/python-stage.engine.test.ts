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

const CALLS =
  `owl.go_to(v, v)|owl.change_x(v)|owl.move(v)|owl.turn(v)|owl.point(v)|owl.resize(v)|owl.layer_by(v)
owl.set_effect("colour", v)|owl.change_effect("whirl", v)|owl.set_effect("ghost", v)|owl.set_effect("mosaic", v)
owl.set_pen_size(v)|owl.set_pen_param("brightness", v)|owl.set_pen_param("colour", v)|owl.change_pen_colour(v)
owl.set_pen_hue(v)|owl.change_pen_shade(v)|owl.set_volume(v)|owl.set_sound_effect("pitch", v)|owl.set_instrument(v)
music.set_tempo(v)|owl.x = v|owl.y = v|owl.size = v|owl.volume = v`
    .split(/[|\n]/)
    .map((call) => `    ${call}`)

test.each(['math.nan', 'math.inf', '-math.inf', '1e308', '-1e308'])(
  'whatever a program calculates (%s), the page takes every picture',
  async (value) => {
    const { watched, off } = watch(() => {})
    // Each call is the first of a sprite of its own; then it draws and plays with what it has become.
    const { answer, stdout } = await python.play(`from stage import *
import math
v = ${value}
def calls():
${CALLS.map((call) => `    def one(owl):\n    ${call}\n    yield one`).join('\n')}
for index, call in enumerate(calls()):
    def born(call, index):
        owl = Sprite("Owl%d" % index, costumes=[("owl-1", "owl 1", 90, 96)], sounds=[("pop", 0.1)])
        @owl.when_flag
        async def go(owl):
            owl.pen_down()
            call(owl)
            owl.say("here")
            owl.stamp()
            owl.move(1)
            owl.play("pop")
            await next_frame()
            await owl.note(60, 0.01)
            print("done")
    born(call, index)
run()
`)
    off()
    expect(answer).toMatchObject({ ending: 'finished' })
    expect(stdout.match(/done/g)).toHaveLength(CALLS.length)
    expect(watched.frames.at(-1)?.sprites).toHaveLength(CALLS.length)
  },
)

test('what takes no time at all, or for ever, neither breaks nor blocks the others', async () => {
  const { watched, off } = watch(() => {})
  const { answer, stdout } = await python.play(`from stage import *
import math
${OWL}
@owl.when_flag
async def never(owl):
    await wait(math.inf)
@owl.when_flag
async def at_once(owl):
    await owl.glide(math.nan, 5, math.nan)
    await owl.note(math.nan, math.nan)
    await owl.drum(math.inf, math.nan)
    await music.rest(math.nan)
    print(owl.x, owl.y)
    raise SystemExit
run()
`)
  off()
  expect(answer.ending).toBe('exited')
  expect(stdout).toBe('5 0\n')
  expect(watched.frames.length).toBeGreaterThan(0)
})
