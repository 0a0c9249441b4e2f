/** Games in Python: an example opens, is played with keys and stopped; a turtle game typed by hand too. */
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openPython } from './python-page.ts'

const SNAKE = `
import turtle
wn = turtle.Screen()
wn.setup(600, 450)
wn.tracer(0)
head = turtle.Turtle("square")
head.color("red")
head.penup()
head.direction = "right"
def go_up():
    head.direction = "up"
    print("going up")
wn.listen()
wn.onkeypress(go_up, "Up")
while True:
    wn.update()
    if head.direction == "right":
        head.setx(head.xcor() + 1)
    else:
        head.sety(head.ycor() + 1)
`

test('Pong opens as an example, is played, and stops', async ({ page }) => {
  const room = await openPython(page)
  await page.getByRole('button', { name: 'Examples' }).click()
  const dialog = page.getByRole('dialog', { name: 'Examples' })
  await expect(dialog.getByRole('button', { name: /Pong/ })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: /Pong/ }).click()
  await expect(page.locator('.cm-content').first()).toContainText('TITLE = "Pong"')
  await room.run.click()
  const game = page.getByRole('application', { name: /Pong/ })
  await expect(game).toBeVisible()
  await expect(game).toBeFocused()
  const canvas = game.locator('canvas')
  /** How high the left bat is: the first row of its colour. */
  const bat = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const scale = element.height / 400
      const column = element.getContext('2d')!.getImageData(20 * scale, 0, 1, element.height).data
      for (let row = 0; row < element.height; row++) {
        if (column[row * 4] === 90 && column[row * 4 + 2] === 216) return Math.round(row / scale)
      }
      return null
    })
  await expect.poll(bat).not.toBeNull()
  const before = (await bat())!
  await page.keyboard.down('ArrowUp')
  await expect.poll(bat).toBeLessThan(before - 50)
  await page.keyboard.up('ArrowUp')
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
  const first = await picture()
  await expect.poll(picture).not.toBe(first)
  await expectAccessible(page)
  await room.stop.click()
  await expect(room.ending).toHaveAttribute('data-ending', 'stopped')
})

test('a turtle game with a loop of its own hears its keys and stops', async ({ page }) => {
  const room = await openPython(page)
  await room.write(SNAKE)
  await room.run.click()
  const canvas = page.getByRole('img', { name: 'Turtle drawing' })
  await expect(canvas).toBeVisible()
  await canvas.focus()
  await page.keyboard.press('ArrowUp')
  await expect(room.console).toContainText('going up')
  await room.stop.click()
  await expect(room.ending).toHaveAttribute('data-ending', 'stopped')
})

test('a drawing without end stays a picture: old strokes are seen', async ({ page }) => {
  const room = await openPython(page)
  await room.play(`
from turtle import *
setup(600, 450)
hideturtle()
speed(0)
tracer(0)
pensize(20)
color("red")
goto(200, 0)
penup(); goto(0, -150); pendown()
pensize(1)
color("blue")
for _ in range(40_000):
    forward(1)
    left(1)
update()
`)
  const canvas = page.getByRole('img', { name: 'Turtle drawing' })
  const at = (x: number, y: number) =>
    canvas.evaluate(
      (element: HTMLCanvasElement, [px, py]) => {
        const scale = Math.min(element.width / 600, element.height / 450)
        const [left, top] = [element.width / 2 + px! * scale, element.height / 2 - py! * scale]
        return element.getContext('2d')!.getImageData(left, top, 1, 1).data.slice(0, 3).join(',')
      },
      [x, y],
    )
  await expect.poll(() => at(100, 0)).toBe('255,0,0')
  await expect.poll(() => at(100, 100)).toBe('255,255,255')
})
