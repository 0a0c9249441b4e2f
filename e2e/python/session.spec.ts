import { andIsKept } from '../projects/thrown-away.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openPython } from './python-page.ts'

test('a program draws, and its steps can be watched', async ({ page }) => {
  const room = await openPython(page)
  await test.step('a turtle drawing is the expected picture', async () => {
    await room.play(
      'from turtle import *\nspeed(0)\nbgcolor("white")\ncolor("red", "yellow")\npensize(20)\n' +
        'penup()\ngoto(-100, -100)\npendown()\nbegin_fill()\nfor _ in range(4):\n    forward(200)\n    left(90)\n' +
        'end_fill()\nhideturtle()\n',
    )
    const canvas = page.getByRole('img', { name: 'Turtle drawing' })
    await expect(canvas).toBeVisible()
    const colors = () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const context = element.getContext('2d')!
        const scale = Math.min(element.width / 600, element.height / 450)
        const at = (x: number, y: number) => {
          const [px, py] = [element.width / 2 + x * scale, element.height / 2 - y * scale]
          return context.getImageData(px, py, 1, 1).data.slice(0, 3).join(',')
        }
        return [
          at(0, 0),
          at(-100, 0),
          at(0, 100),
          at(100, -50),
          at(60, 60),
          at(180, 0),
          at(0, -180),
        ]
      })
    const [red, yellow, white] = ['255,0,0', '255,255,0', '255,255,255']
    await expect.poll(colors).toEqual([yellow, red, red, red, yellow, white, white])
  })
  await test.step('a chart appears beside the program', async () => {
    await room.play('import plot\nplot.bar({"cats": 3, "dogs": 5}, title="Pets")\n')
    await expect(page.getByRole('img', { name: 'Pets' })).toBeVisible()
  })
  await test.step('an execution can be watched forwards and backwards', async () => {
    await room.write('a = [1]\nb = a\nb.append(2)\nprint(a)\n')
    await page.getByRole('button', { name: 'Steps', exact: true }).click()
    const steps = page.getByRole('region', { name: 'Step by step' })
    await expect(steps).toContainText('Step 1 of 5')
    await steps.getByRole('button', { name: 'Last step' }).click()
    await expect(steps).toContainText('[1, 2]')
    await steps.getByRole('button', { name: 'Step back' }).click()
    await expect(steps).toContainText('Step 4 of 5')
    await expect(page.locator('.cm-marked-step')).toContainText('print(a)')
    await expect(steps.locator('[data-ref]')).toHaveCount(2)
    await expect(steps.locator('[data-object]')).toHaveCount(1)
    await steps.getByRole('slider').fill('1')
    await expect(steps).toContainText('Next: line 2')
    await expect(steps.locator('pre')).toHaveText('')
  })
  await test.step('an endless program is watched for ten thousand steps, and says so', async () => {
    await room.write('n = 0\nwhile True:\n    n += 1\n')
    await page.getByRole('button', { name: 'Steps', exact: true }).click()
    await expect(page.getByText('Only the first 10,000 steps are kept')).toBeVisible({
      timeout: 30_000,
    })
  })
})

test('the editor helps: remarks, tidying, names, files', async ({ page }) => {
  const room = await openPython(page)
  await test.step('slips are remarked and code is tidied', async () => {
    await room.write('import math\nprint( "a" )\n')
    await expect(page.locator('.cm-lintRange-warning')).toHaveText('math', { timeout: 20_000 })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Tidy the code' }).click()
    await expect(page.locator('.cm-content').first()).toContainText('print("a")')
  })
  await test.step('names are completed', async () => {
    await room.write('import random\nrandom.')
    const names = page.locator('.cm-tooltip-autocomplete')
    await expect(async () => {
      await page.keyboard.press('Control+Space')
      await expect(names).toContainText('randint', { timeout: 1_500 })
    }).toPass({ timeout: 40_000 })
    await page.keyboard.press('Escape')
  })
  await test.step('files are added, renamed, imported and deleted', async () => {
    await room.write('import cakes\nprint(cakes.price)\n')
    await page.getByRole('button', { name: 'New file' }).click()
    await page.getByLabel('New file').last().fill('cake.py')
    await page.getByRole('button', { name: 'Create' }).click()
    await room.write('price = 35\n')
    await page.getByRole('button', { name: 'What to do with cake.py' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabel('Rename').last().fill('turtle.py')
    await expect(page.getByText('would hide it')).toBeVisible()
    await page.getByLabel('Rename').last().fill('cakes.py')
    await page.getByRole('button', { name: 'Save' }).click()
    await room.run.click()
    await expect(room.console).toContainText('35')
    await page.getByRole('button', { name: 'What to do with cakes.py' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('tab', { name: 'cakes.py' })).toHaveCount(0)
  })
})

test('a challenge is failed, then passed, and stays solved', async ({ page }) => {
  const room = await openPython(page)
  await page.getByRole('button', { name: 'Challenges' }).click()
  await page.getByRole('button', { name: 'Twice as much' }).click()
  await room.write('n = input("? ")\nprint(n * 2)\n')
  await page.getByRole('button', { name: 'Check my program' }).click()
  await expect(page.getByText('Not yet.')).toBeVisible()
  await expect(page.getByText('2121')).toBeVisible()
  await andIsKept(page, () => room.write('n = int(input("? "))\nprint(n * 2)\n'))
  await page.getByRole('button', { name: 'Check my program' }).click()
  await expect(page.getByText('It works!')).toBeVisible()
  await page.reload()
  const code = page.locator('.cm-content').first()
  await expect(page.getByRole('heading', { name: 'Twice as much' })).toBeVisible()
  await expect(code).toContainText('n = int(input')
  await page.getByRole('button', { name: 'All challenges' }).click()
  await expect(page.getByText(/1 of \d+ solved/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to my own program' }).click()
  await expect(code).toContainText('Hello!')
})

for (const [locale, theme, what, values] of [
  ['th', 'light', 'คุณหารด้วยศูนย์', 'ค่าของตัวแปรตอนนั้น'],
  ['ar', 'dark', 'قسمت على صفر', 'قيم المتغيرات في تلك اللحظة'],
] as const) {
  test(`an error is explained in ${locale}, at its line, with the values there, for everybody (${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    const room = await openPython(page, locale)
    await room.play('def half(cake):\n    parts = 0\n    return cake / parts\nhalf(7)\n')
    await expect(page.getByText(what)).toBeVisible()
    await expect(page.getByText(values)).toBeVisible()
    await expect(page.locator('.cm-marked-error')).toContainText('return cake / parts')
    await expect(page.getByText('parts', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.locator('details summary').last().click()
    await expect(page.getByText('ZeroDivisionError: division by zero')).toBeVisible()
  })
}
