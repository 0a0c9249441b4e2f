import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPython, testPython } from '../testing/test-python.ts'
import { applyCommand, type Command, emptyScene, type Scene } from './turtle-scene.ts'
import { sceneSvg } from './turtle-svg.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

/** Runs a turtle program without a screen and gives what it drew and printed. */
async function draw(text: string): Promise<{ scene: Scene; stdout: string; milliseconds: number }> {
  const { answer, events, stdout, milliseconds } = await python.play(text)
  if (answer.ending === 'error') throw new Error(answer.error.traceback)
  const scene = emptyScene()
  for (const event of events) {
    if (event.kind !== 'turtle') continue
    for (const command of event.commands) applyCommand(scene, command as Command)
  }
  return { scene, stdout, milliseconds }
}

test('a filled square is the expected picture', async () => {
  const { scene } = await draw(`
from turtle import *
speed(0)
color("red", "yellow")
pensize(3)
begin_fill()
for _ in range(4):
    forward(100)
    left(90)
end_fill()
hideturtle()
`)
  const line = (d: string) =>
    `<path d="${d}" stroke="red" stroke-width="3" stroke-linecap="round"/>`
  expect(sceneSvg(scene).split('\n')).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-300 -225 600 450">',
    '<rect x="-300" y="-225" width="600" height="450" fill="white"/>',
    '<path d="M0 0L100 0L100 -100L0 -100L0 0Z" fill="yellow" fill-rule="evenodd"/>',
    line('M0 0L100 0'),
    line('M100 0L100 -100'),
    line('M100 -100L0 -100'),
    line('M0 -100L0 0'),
    '</svg>',
  ])
})

test('what a turtle says about itself is what CPython says', async () => {
  const { stdout } = await draw(`
import turtle
t = turtle.Turtle()
t.speed(0)
t.forward(50)
t.left(30)
print(t.pos(), t.heading(), t.isdown(), t.pencolor(), t.shape())
t.circle(40)
print(t.position(), round(t.heading()))
t.goto(3, 4)
print(t.distance(0, 0), round(t.towards(3, 10)), t.xcor(), t.ycor())
t.setheading(270)
t.penup()
t.color((0.2, 0.4, 1))
print(t.heading(), t.isdown(), t.pencolor(), turtle.Vec2D(1, 2) + (3, 4))
turtle.colormode(255)
t.color(255, 128, 0)
print(t.pencolor(), turtle.window_width() > 0, len(turtle.turtles()))
`)
  expect(stdout).toBe(
    '(50.00,0.00) 30.0 True black classic\n(50.00,0.00) 30\n5.0 90 3.0 4.0\n' +
      '270.0 False (0.2, 0.4, 1.0) (4.00,6.00)\n(255, 128, 0) True 1\n',
  )
})

test('writing, dots, stamps, undo and clear', async () => {
  const { scene } = await draw(`
from turtle import *
speed(0)
write("สวัสดี", align="center", font=("Arial", 20, "bold"))
dot(20, "blue")
forward(10)
undo()
keep = stamp()
gone = stamp()
clearstamp(gone)
other = Turtle()
other.forward(5)
other.clear()
`)
  expect(scene.marks.map((mark) => mark.kind)).toEqual(['text', 'dot', 'stamp'])
  expect(scene.turtles.get(1)?.at).toEqual([0, 0])
})

test('animation takes time, speed(0) and tracer(0) do not', async () => {
  const moves = 'for _ in range(20):\n    forward(100)\n    left(90)\n'
  const slow = await draw(`from turtle import *\n${moves}`)
  const quick = await draw(`from turtle import *\nspeed(0)\n${moves}`)
  const traced = await draw(`from turtle import *\ntracer(0)\n${moves}update()\n`)
  expect(slow.milliseconds).toBeGreaterThan(3_000)
  expect(Math.max(quick.milliseconds, traced.milliseconds)).toBeLessThan(1_000)
  expect(traced.scene.marks.length).toBe(20)
})

test('keys, clicks and timers reach a program that waits for them', async () => {
  const send = (event: unknown) => python.client.sendEvent(event)
  const off = python.client.onEvent((event) => {
    if (event.kind !== 'stdout' || !event.text.includes('ready')) return
    send({ type: 'key', key: 'Up', down: true })
    send({ type: 'click', x: 10, y: 20, button: 1 })
  })
  const { stdout } = await draw(`
import turtle
s = turtle.Screen()
s.onkey(lambda: print("up"), "Up")
def click(x, y):
    print("click", x, y)
    s.ontimer(s.bye, 20)
s.onclick(click)
s.listen()
print("ready")
s.mainloop()
`)
  off()
  expect(stdout).toBe('ready\nup\nclick 10 20\n')
})

test('a finished picture does not wait', async () => {
  const { milliseconds } = await draw('import turtle\nturtle.done()\nturtle.exitonclick()')
  expect(milliseconds).toBeLessThan(500)
})
