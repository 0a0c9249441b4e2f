/** Turtle programs as books and the web have them: loops of their own, keys, clicks, timers, pictures. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProjectFile } from '../protocol.ts'
import { type TestPython, testPython } from '../testing/test-python.ts'
import { MOST_MARKS } from './settle-marks.ts'
import { applyCommand, type Command, emptyScene } from './turtle-scene.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

/** What the module's own documentation lists, and where each is found. */
const SCREEN = `addshape bgcolor bgpic bye clearscreen colormode delay exitonclick getcanvas getshapes listen
mainloop done mode no_animation numinput onkey onkeypress onkeyrelease onscreenclick ontimer register_shape resetscreen
save screensize setup setworldcoordinates textinput title tracer turtles update window_height window_width`
const TURTLE = `back backward begin_fill begin_poly bk circle clear clearstamp clearstamps clone color degrees distance
dot down end_fill end_poly fd fillcolor fill filling forward get_poly getpen getscreen get_shapepoly getturtle goto
heading hideturtle home ht isdown isvisible left lt onclick ondrag onrelease pd pen pencolor pendown pensize penup poly
pos position pu radians right reset resizemode rt seth setheading setpos setposition setundobuffer setx sety shape
shapesize shapetransform shearfactor showturtle speed st stamp teleport tilt tiltangle towards turtlesize undo
undobufferentries up width write xcor ycor`
const CLASSES =
  'RawTurtle Turtle RawPen Pen ScrolledCanvas Shape TurtleScreen Screen Vec2D Terminator TurtleGraphicsError'

test('everything the documentation lists is there, as a function and as a method', async () => {
  const { stdout } = await python.play(`
import turtle
for name in """${SCREEN}""".split():
    if not hasattr(turtle, name) or not (hasattr(turtle.Screen(), name) or name == "onscreenclick"):
        print("screen", name)
for name in """${TURTLE}""".split():
    if not hasattr(turtle, name) or not hasattr(turtle.Turtle, name):
        print("turtle", name)
for name in "${CLASSES}".split():
    if not hasattr(turtle, name):
        print("class", name)
`)
  expect(stdout).toBe('')
})

const PONG = `
import turtle
wn = turtle.Screen()
wn.title("Pong")
wn.bgcolor("black")
wn.setup(width=800, height=600)
wn.tracer(0)

paddle = turtle.Turtle()
paddle.speed(0)
paddle.shape("square")
paddle.color("white")
paddle.shapesize(stretch_wid=5, stretch_len=1)
paddle.penup()
paddle.goto(-350, 0)

ball = turtle.Turtle()
ball.shape("circle")
ball.color("white")
ball.penup()
ball.dx = 2
ball.dy = 2

pen = turtle.Turtle()
pen.hideturtle()
pen.penup()
pen.color("white")
pen.goto(0, 260)
pen.write("Player A: 0", align="center", font=("Courier", 24, "normal"))

def paddle_up():
    paddle.sety(paddle.ycor() + 20)
    print("up", paddle.ycor())

wn.listen()
wn.onkeypress(paddle_up, "w")

frames = 0
while True:
    wn.update()
    ball.setx(ball.xcor() + ball.dx)
    ball.sety(ball.ycor() + ball.dy)
    if ball.ycor() > 290 or ball.ycor() < -290:
        ball.dy *= -1
    if ball.xcor() > 390 or ball.xcor() < -390:
        ball.dx *= -1
        pen.clear()
        pen.write("Player A: 1", align="center", font=("Courier", 24, "normal"))
    frames += 1
    if frames == 90:
        print("frames", frames)
`

async function playing(text: string, stopAt: (stdout: string) => boolean, onText = () => {}) {
  let printed = ''
  const off = python.client.onEvent((event) => {
    if (event.kind === 'stdout') {
      printed += event.text
      onText()
    }
    if (stopAt(printed)) python.client.stop()
  })
  const played = await python.play(text)
  off()
  return played
}

describe('a loop of its own', () => {
  test('Pong hears its keys, takes a frame for every turn, and stops', async () => {
    const began = performance.now()
    let sent = false
    const off = python.client.onEvent((event) => {
      if (event.kind !== 'turtle' || sent) return
      sent = true
      python.client.sendEvent({ type: 'key', key: 'w', down: true })
      python.client.sendEvent({ type: 'key', key: 'W', down: true })
    })
    const { answer, stdout, events } = await playing(PONG, (text) => text.includes('frames'))
    off()
    expect(answer.ending).toBe('stopped')
    expect(stdout).toContain('up 20.0\nup 40.0\n')
    // Ninety turns at sixty a second.
    expect(performance.now() - began).toBeGreaterThan(1300)
    const scene = emptyScene()
    for (const event of events) {
      if (event.kind !== 'turtle') continue
      for (const command of event.commands) applyCommand(scene, command as Command)
    }
    expect(scene.turtles.get(1)).toMatchObject({ at: [-350, 40], wide: 5, long: 1 })
    expect(scene.marks.map(({ kind }) => kind)).toEqual(['text'])
  })

  test('keys are heard while turtles are drawn too, and timers ring in update()', async () => {
    let sent = false
    const off = python.client.onEvent((event) => {
      if (event.kind === 'turtle' && !sent) {
        sent = true
        python.client.sendEvent({ type: 'key', key: 'Left', down: true })
      }
    })
    const { stdout } = await playing(
      `
from turtle import *
speed(0)
go = True
def stop():
    global go
    go = False
    print("heard")
onkey(stop, "Left")
listen()
while go:
    forward(1)
    left(1)
Screen().ontimer(lambda: print("ring"), 10)
tracer(0)
for _ in range(5):
    update()
`,
      () => false,
    )
    off()
    expect(stdout).toBe('heard\nring\n')
  })

  test('a window that was closed ends the loop', async () => {
    const { answer } = await python.play(
      'import turtle\nwn = turtle.Screen()\nwn.ontimer(wn.bye, 50)\nwhile True:\n    wn.update()\n',
    )
    expect(answer).toEqual({ ending: 'exited', code: 0 })
  })

  test('onkey answers the press, or the release when another function has the press', async () => {
    let sent = false
    const keys = () => {
      for (const down of [true, false]) {
        python.client.sendEvent({ type: 'key', key: 'a', down })
        python.client.sendEvent({ type: 'key', key: 'b', down })
      }
    }
    const { stdout } = await playing(
      `
import turtle
s = turtle.Screen()
s.onkey(lambda: print("a"), "a")
s.onkeypress(lambda: print("b down"), "b")
def end():
    print("b up")
    s.bye()
s.onkey(end, "b")
s.listen()
print("ready", flush=True)
s.mainloop()
`,
      () => false,
      () => {
        if (!sent) keys()
        sent = true
      },
    )
    expect(stdout).toBe('ready\na\nb down\nb up\n')
  })

  test('a turtle is dragged beyond its own size', async () => {
    let sent = false
    const { stdout } = await playing(
      `
import turtle
t = turtle.Turtle()
t.speed(0)
t.penup()
t.ondrag(t.goto)
def drop(x, y):
    print(t.pos())
    turtle.bye()
t.onrelease(drop)
print("ready")
turtle.mainloop()
`,
      () => false,
      () => {
        if (sent) return
        sent = true
        for (const [type, x] of [
          ['click', 1],
          ['drag', 50],
          ['drag', 120],
          ['release', 120],
        ]) {
          python.client.sendEvent({ type, x, y: 0, button: 1 })
        }
      },
    )
    expect(stdout).toBe('ready\n(120.00,0.00)\n')
  })
})

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAC0lEQVR4nGNgQAYAAA4AAamRc7EAAAAASUVORK5CYII='
const PICTURE: ProjectFile = { name: 'player.png', base64: DOT }

describe('shapes', () => {
  test('pictures beside the program, compound shapes and a picture behind', async () => {
    const { events, stdout, answer } = await python.play(
      `
import turtle
wn = turtle.Screen()
wn.addshape("player.png")
wn.bgpic("player.png")
t = turtle.Turtle("player.png")
s = turtle.Shape("compound")
s.addcomponent(((0, 0), (10, -5), (0, 10)), "red", "blue")
wn.register_shape("mine", s)
t.shape("mine")
with t.fill():
    t.circle(10)
with t.poly():
    t.forward(5)
print(t.get_poly(), turtle.Turtle("square").get_shapepoly(), wn.bgpic())
t.write("x", font=("Arial", 16))
t.write("y", font="Arial 12 bold")
t.shearfactor(0.5)
print(t.shearfactor(), [round(x, 3) for x in t.shapetransform()])
`,
      [],
      [PICTURE],
    )
    expect(answer.ending).toBe('finished')
    expect(stdout).toBe(
      '((0.00,0.00), (5.00,0.00)) ((10.0, -10.0), (10.0, 10.0), (-10.0, 10.0), (-10.0, -10.0)) player.png\n' +
        '0.5 [1.0, 0.5, 0.0, 1.0]\n',
    )
    const scene = emptyScene()
    for (const event of events) {
      if (event.kind !== 'turtle') continue
      for (const command of event.commands) applyCommand(scene, command as Command)
    }
    expect(scene.picture).toEqual({ url: `data:image/png;base64,${DOT}`, width: 2, height: 3 })
    expect(scene.shapes.get('player.png')).toMatchObject({ kind: 'picture', width: 2, height: 3 })
    expect(scene.shapes.get('mine')).toMatchObject({
      kind: 'compound',
      parts: [{ fill: 'red', line: 'blue' }],
    })
    expect(scene.turtles.get(1)).toMatchObject({ shape: 'mine', shear: 0.5 })
  })

  test('a picture that is not there is named, with those that are', async () => {
    const { answer } = await python.play(
      'import turtle\nturtle.addshape("ship.gif")',
      [],
      [PICTURE],
    )
    expect(answer).toMatchObject({
      ending: 'error',
      error: {
        type: 'TurtleGraphicsError',
        message: "no picture is called 'ship.gif'; there are: player.png",
      },
    })
  })
})

describe('without end', () => {
  test.each([
    ['strokes', 'from turtle import *\nspeed(0)\nwhile True:\n    forward(1)\n    left(3)'],
    [
      'strokes that nobody asked to see',
      'from turtle import *\ntracer(0)\nwhile True:\n    forward(1)\n    left(3)',
    ],
    [
      'dots and words',
      'from turtle import *\nspeed(0)\nwhile True:\n    dot(5)\n    write("hello")',
    ],
    [
      'an outline',
      'from turtle import *\ntracer(0)\nbegin_fill()\nwhile True:\n    forward(1)\n    left(3)',
    ],
    ['turtles that turn', 'from turtle import *\ntracer(0)\nwhile True:\n    update()'],
  ])('%s: little is kept, and Stop is heard within a second', async (_, program) => {
    const scene = emptyScene()
    let pressed = 0
    const timer = setTimeout(() => {
      pressed = performance.now()
      python.client.stop()
    }, 1500)
    const { answer, events } = await python.play(program)
    clearTimeout(timer)
    expect(performance.now() - pressed).toBeLessThan(1000)
    expect(answer).toEqual({ ending: 'stopped' })
    for (const event of events) {
      if (event.kind !== 'turtle') continue
      for (const command of event.commands) applyCommand(scene, command as Command)
    }
    expect(scene.marks.length).toBeLessThanOrEqual(MOST_MARKS)
  })

  test('what a turtle drew long ago goes with its clear(), and undo() takes back the newest', () => {
    const scene = emptyScene()
    applyCommand(scene, ['new', 1, 'classic', true])
    for (let at = 0; at < 3 * MOST_MARKS; at++)
      applyCommand(scene, ['move', 1, at % 500, 0, 0, true])
    expect(scene.marks.length).toBeLessThanOrEqual(MOST_MARKS)
    expect(scene.reach[0]).toBe(499)
    const before = scene.marks.length
    applyCommand(scene, ['undo', 1, 3, 0, 0, 0])
    expect(scene.marks.length).toBe(before - 3)
    applyCommand(scene, ['clear', 1])
    expect([scene.marks.length, scene.settled.length]).toEqual([0, 0])
  })
})
