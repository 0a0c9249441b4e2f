import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProjectFile, PythonEvent } from '../protocol.ts'
import { type TestPython, testPython } from '../testing/test-python.ts'
import type { GameCommand, GameEvent, GameOp } from './game-command.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

const key = (name: string, down: boolean): GameEvent => ({
  type: 'key',
  key: name,
  down,
  mod: 0,
  unicode: '',
})

/** Runs a game, does what `act` says at each of its frames, and ends it after `frames` of them. */
async function playGame(
  text: string,
  { frames = 10, act = () => {}, files = [] }: PlayOptions = {},
) {
  const seen: GameOp[][] = []
  const commands: GameCommand[] = []
  const off = python.client.onEvent((event: PythonEvent) => {
    if (event.kind !== 'game') return
    for (const command of event.commands as GameCommand[]) {
      commands.push(command)
      if (command.do !== 'frame') continue
      seen.push(command.ops)
      act(seen.length, (one) => python.client.sendEvent(one))
      if (seen.length === frames) python.client.stop()
    }
  })
  const played = await python.play(text, [], files)
  off()
  return { ...played, seen, commands }
}

interface PlayOptions {
  frames?: number
  act?: (frame: number, send: (event: GameEvent) => void) => void
  files?: ProjectFile[]
}

const MOVING = `
WIDTH = 300
HEIGHT = 200
TITLE = "Alien"
alien = Actor("alien", pos=(100, 100))

def update():
    alien.x += 2
    if keyboard.left:
        print("left")
    if alien.left > WIDTH:
        alien.right = 0

def draw():
    screen.fill((0, 0, 0))
    alien.draw()
`

describe('a game', () => {
  test('runs as it is, without an import: opens, moves, hears keys, stops', async () => {
    const { answer, seen, commands, stdout } = await playGame(MOVING, {
      frames: 20,
      act: (frame, send) => frame === 3 && send(key('left', true)),
    })
    expect(answer.ending).toBe('stopped')
    expect(commands.find(({ do: what }) => what === 'open')).toEqual({
      do: 'open',
      width: 300,
      height: 200,
      title: 'Alien',
    })
    const [first, last] = [seen[0]!, seen.at(-1)!]
    expect(first.map(([name]) => name)).toEqual(['fill', 'blit'])
    expect(last[1]![2]).toBeGreaterThan(first[1]![2] as number)
    expect(stdout).toContain('left\n')
  })

  test('runs with pgzrun.go() too, and says nothing of it twice', async () => {
    const program = `import pgzrun\n${MOVING}\npgzrun.go()\nprint("never")\n`
    const { answer, stdout } = await playGame(program)
    expect(answer.ending).toBe('stopped')
    expect(stdout).toBe('')
  })

  test('leaves no names behind for the next program', async () => {
    await playGame(MOVING)
    const { answer } = await python.play('print(Actor)')
    expect(answer).toMatchObject({ ending: 'error', error: { type: 'NameError' } })
  })

  test.each([
    ['functions of these names', 'def draw():\n    print("x")\ndraw()'],
    ['own things called screen', 'screen = 5\ndef update():\n    print(screen)\nupdate()'],
    ['turtles', 'from turtle import *\ndef draw():\n    forward(5)\n    print(screen)\n'],
  ])('a program with %s is no game', async (_, program) => {
    const { events, answer } = await python.play(program)
    expect(answer.ending).toBe('finished')
    expect(events.some(({ kind }) => kind === 'game')).toBe(false)
  })

  test('a mistake in update() is told with its line', async () => {
    const { answer } = await playGame(
      `${MOVING}\ndef on_key_down(key):\n    pass\n`.replace('alien.x += 2', 'alien.x += speed'),
    )
    expect(answer).toMatchObject({
      ending: 'error',
      error: { type: 'NameError', name: 'speed', frames: [{ line: 8, function: 'update' }] },
    })
  })

  test('a picture that is not there is named, with those that are', async () => {
    const { answer } = await playGame('a = Actor("alein")\ndef draw():\n    a.draw()')
    expect(answer).toMatchObject({ ending: 'error', error: { type: 'MissingPicture' } })
    const message = answer.ending === 'error' ? answer.error.message : ''
    expect(message).toMatch(/^no picture is called 'alein'; there are: alien, /)
  })

  const DOT =
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAC0lEQVR4nGNgQAYAAA4AAamRc7EAAAAASUVORK5CYII='

  test.each(['images/hero.png', 'hero.png', 'Hero.PNG'])(
    'a picture in %s is found',
    async (name) => {
      const { commands, stdout } = await playGame(
        'h = Actor("hero", topleft=(5, 6))\nprint(h.width, h.height, h.center, images.hero.get_size())\ndef draw():\n    screen.clear()\n    h.draw()',
        { frames: 1, files: [{ name, base64: DOT }] },
      )
      expect(stdout).toBe('2 3 (6.0, 7.5) (2, 3)\n')
      expect(commands).toContainEqual({ do: 'bring', name: 'hero', mime: 'image/png', data: DOT })
    },
  )

  test('presses and keys come with what their functions ask for', async () => {
    const program = `
WIDTH = HEIGHT = 100
count = 0
def draw():
    screen.fill("navy")
    screen.draw.text(str(count), center=(50, 50), fontsize=30, color="yellow", shadow=(1, 1))
def update():
    global count
    count += 1
def on_mouse_down(pos, button):
    print("down", pos, button == mouse.LEFT)
def on_mouse_move(pos, rel):
    print("move", pos, rel)
def on_mouse_up(where):
    print("up", where)
def on_key_down(key, unicode):
    print(key == keys.SPACE, keyboard.space, keyboard[keys.SPACE])
def on_key_up(key):
    print(key.name, keyboard.space)
`
    const at = { type: 'mouse', x: 3, y: 4, button: 1 } as const
    const { stdout } = await playGame(program, {
      act: (frame, send) => {
        if (frame !== 2) return
        send({ ...at, do: 'move' })
        send({ ...at, do: 'down' })
        send({ ...at, do: 'up' })
        send(key('space', true))
        send(key('space', true))
        send(key('space', false))
      },
    })
    expect(stdout).toBe(
      'move (3, 4) (3, 4)\ndown (3, 4) True\nup (3, 4)\nTrue True True\nSPACE False\n',
    )
  })

  test('the clock, animations, sounds and tones', async () => {
    const program = `
alien = Actor("alien", (0, 0))
log = []
clock.schedule(lambda: log.append("once"), 0.05)
clock.schedule_interval(lambda: log.append("again"), 0.03)
def gone(): log.append("gone")
clock.schedule(gone, 0.02)
clock.unschedule(gone)
animate(alien, duration=0.1, tween="bounce_end", pos=(50, 60), on_finished=lambda: (sounds.eep.play(), tone.play("A4", 0.2)))
def update(dt):
    if len(log) > 5:
        print(log.count("once"), log.count("gone"), alien.pos)
        quit()
`
    const { answer, commands, stdout } = await playGame(program)
    expect(stdout).toBe('1 0 (50.0, 60.0)\n')
    expect(answer.ending).toBe('exited')
    const heard = commands.filter(({ do: what }) => what === 'sound')
    expect(heard).toMatchObject([
      { op: 'play', name: 'eep' },
      { op: 'play', name: 'tone', notes: [[440, 0.2, 'sine', 440]] },
    ])
  })

  test('what is kept in storage is there in the next run', async () => {
    const program =
      'print(storage.get("best", 0))\nstorage["best"] = 7\ndef draw():\n    screen.clear()\n'
    const first = await playGame(program, { frames: 1 })
    const kept = first.events.find((event) => event.kind === 'file')
    const files = kept?.kind === 'file' ? [kept.file] : []
    const second = await playGame(program, { frames: 1, files })
    expect([first.stdout, second.stdout]).toEqual(['0\n', '7\n'])
  })

  test.each([
    [
      'draws without end',
      'def draw():\n    while True:\n        screen.draw.line((0, 0), (9, 9), "red")',
    ],
    [
      'computes without end',
      'def draw():\n    screen.clear()\ndef update():\n    while True: pass',
    ],
    [
      'plays without end',
      'def draw():\n    screen.clear()\ndef update():\n    for i in range(1000): sounds.beep.play()',
    ],
    [
      'ten thousand things a frame',
      'def update(): pass\ndef draw():\n    screen.clear()\n    for i in range(10_000):\n        screen.draw.filled_circle((i, i), 5, "red")',
    ],
  ])('%s: Stop is heard within a second', async (_, program) => {
    const pressing = { at: 0 }
    const timer = setTimeout(() => {
      pressing.at = performance.now()
      python.client.stop()
    }, 700)
    const { answer } = await python.play(program)
    clearTimeout(timer)
    expect(answer.ending).toBe('stopped')
    expect(performance.now() - pressing.at).toBeLessThan(1000)
  })
})

test('boxes and actors know their corners and what they touch, as in Pygame Zero', async () => {
  const { stdout, answer } = await python.play(`
import pgzrun
r = Rect((10, 20), (30, 40))
print(r, r.center, r.bottomright, r.midtop, list(r))
r.bottomleft = (0, 100)
print(r, r.colliderect((0, 60, 5, 5)), r.collidepoint(30, 60), r.collidepoint((29, 60)))
print(r.inflate(10, 10), r.clamp(Rect(0, 0, 50, 50)), r.clip((10, 70, 100, 100)), r.union((50, 0, 10, 10)))
z = ZRect(0.5, 0.5, 1.5, 1.5)
print(z, z.center, z.contains((1, 1, 0.5, 0.5)), z == ZRect(0.5, 0.5, 1.5, 1.5))
a = Actor("alien", midbottom=(100, 200))
b = Actor("alien", pos=(130, 200), anchor=("left", "top"))
print(a.pos, a.size, b.topleft, a.colliderect(b), a.collidepoint(a.pos))
print(a.distance_to((100, 254)), a.angle_to((200, 154)), a.angle_to((100, 54)))
a.angle = 90
print(a.pos, tuple(round(v) for v in a.size))
a.image = "alien_hurt"
print(a.image, a.pos, a.collidelist([Rect(0, 0, 1, 1), b]))
`)
  expect(answer.ending).toBe('finished')
  expect(stdout.split('\n')).toEqual([
    '<Rect (10, 20, 30, 40)> (25, 40) (40, 60) (25, 20) [10, 20, 30, 40]',
    '<Rect (0, 60, 30, 40)> True False True',
    '<Rect (-5, 55, 40, 50)> <Rect (0, 10, 30, 40)> <Rect (10, 70, 20, 30)> <Rect (0, 0, 60, 100)>',
    '<ZRect (0.5, 0.5, 1.5, 1.5)> (1.25, 1.25) True True',
    '(100.0, 154.0) (66, 92) (130.0, 200.0) False True',
    '100.0 -0.0 90.0',
    '(100.0, 154.0) (92, 66)',
    'alien_hurt (100.0, 154.0) -1',
    '',
  ])
})

test('pygame says what to do instead, and asks nobody for packages', async () => {
  const { answer } = await python.play('import pygame\npygame.init()')
  expect(answer).toMatchObject({
    ending: 'error',
    error: { type: 'ModuleNotFoundError', name: 'pygame' },
  })
  const own = await python.play(
    'import pygame\nprint(pygame.own)',
    [],
    [{ name: 'pygame.py', text: 'own = 1' }],
  )
  expect(own.stdout).toBe('1\n')
})

test('a notebook says where a game is played', async () => {
  const source = 'import pgzrun\ndef draw():\n    screen.clear()\npgzrun.go()'
  const answer = await python.client.perform({ do: 'cell', source, number: 1 }, null)
  expect(answer).toMatchObject({
    ending: 'error',
    error: { message: 'a game is played in the Python tool: open this program there' },
  })
})
