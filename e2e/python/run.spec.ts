import { expect, test } from '../support/test.ts'
import { openPython, type PythonSession } from './python-page.ts'

test('a program talks: it asks, streams, floods, and its names can be tried out', async ({
  page,
}) => {
  const room = await openPython(page)
  await test.step('it asks and goes on with the answer', async () => {
    await room.write('name = input("Name? ")\nprint("Hi", name)\n')
    await room.run.click()
    await page.getByRole('textbox', { name: /Type your answer/ }).fill('น้ำ')
    await page.keyboard.press('Enter')
    await expect(room.console).toContainText('Name? น้ำ')
    await expect(room.console).toContainText('Hi น้ำ')
    await expect(room.ending).toHaveText('Finished.')
  })
  await test.step('a line can be tried out with the names of the run', async () => {
    await page.getByRole('tab', { name: 'Try a line' }).click()
    await page.getByRole('textbox', { name: 'Python line' }).fill('name * 2')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log', { name: 'Try a line' })).toContainText('น้ำน้ำ')
  })
  await test.step('a million prints do not freeze the page', () => flood(room))
})

async function flood(room: PythonSession): Promise<void> {
  await room.write('for i in range(1_000_000): print(i)\n')
  await room.run.click()
  const { longest, whole } = await room.page.evaluate(async () => {
    const began = performance.now()
    let pause = 0
    let before = began
    while (document.querySelector('[data-ending]') === null) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      pause = Math.max(pause, performance.now() - before)
      before = performance.now()
    }
    return { longest: pause, whole: before - began }
  })
  // Measured against the run itself: a busy machine makes both longer.
  expect(longest).toBeLessThan(whole / 2)
  await expect(room.console).toContainText('999999')
  await expect(room.console).toContainText('lines left out')
  expect((await room.console.textContent())?.length).toBeLessThan(200_000)
}

test('Stop ends whatever is going on within 200 ms, and the next run works', async ({ page }) => {
  const room = await openPython(page)
  for (const [situation, program] of [
    ['a busy loop', 'print("go")\nwhile True:\n    pass\n'],
    ['a sleep', 'import time\nprint("go")\ntime.sleep(600)\n'],
    ['a question', 'input("go")\n'],
  ] as const) {
    await test.step(situation, async () => {
      await room.write(program)
      expect(await quickestStop(room)).toBeLessThan(200)
      await expect(room.ending).toHaveText('Stopped.')
      await nextRunWorks(room)
    })
  }
  await test.step('a program that will not listen is ended, and its files are kept', async () => {
    // Python looks for a Stop between its own steps; one endless step of a built-in never looks.
    await room.write(
      'from itertools import repeat\nwith open("mine.txt", "w") as f:\n    f.write("kept")\n' +
        'print("go")\nsum(repeat(0))\n',
    )
    await room.run.click()
    await expect(room.console).toContainText('go')
    await room.stop.click()
    await expect(room.ending).toContainText('your files are safe')
    await page.getByRole('tab', { name: 'mine.txt' }).click()
    await expect(page.locator('.cm-content').first()).toHaveText('kept')
  })
})

/** Up to three times, the best counts: a busy machine's own pauses are not what is asked. */
async function quickestStop(room: PythonSession): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && best >= 200; attempt++) {
    await room.run.click()
    await expect(room.console).toContainText('go')
    await expect(room.stop).toBeEnabled()
    best = Math.min(best, await room.page.evaluate(pressStop))
  }
  return best
}

/** In the page: from the press to the moment Python is ready again. */
async function pressStop(): Promise<number> {
  const stop = [...document.querySelectorAll('button')].find((b) => b.textContent === ' Stop')
  const pressed = performance.now()
  stop?.click()
  while (!document.querySelector('[data-status=ready]')) {
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return performance.now() - pressed
}

async function nextRunWorks(room: PythonSession): Promise<void> {
  await room.play('print("again")')
  await expect(room.console).toHaveText('again')
}

test.describe('ends of all kinds', () => {
  // An interpreter that dies says so on the console itself.
  test.use({ expectedErrors: [/RuntimeError: unreachable|Aborted\(\)|fatal error/] })

  test('whatever happens to a program has a clear end, and the next run works', async ({
    page,
  }) => {
    const room = await openPython(page)
    for (const [situation, program, words] of [
      ['200 MB', 'x = bytearray(200_000_000)\nprint(len(x))', 'Finished.'],
      ['sys.exit', 'import sys\nsys.exit(3)', 'The program left with code 3.'],
      ['a package that is not here', 'import numpy', 'This program needs numpy.'],
      ['os._exit', 'import os\nos._exit(1)', 'The program left with code 1.'],
      ['the death of the interpreter', 'import os\nos.abort()', 'was restarted'],
      ['infinite recursion', 'def f(n):\n    return f(n + 1)\nf(0)', 'keeps calling itself'],
      [
        'threads',
        'import threading\nthreading.Thread(target=print).start()',
        'Threads do not exist',
      ],
      ['too much memory', 'x = bytearray(1_500_000_000)', 'more memory than there is'],
    ] as const) {
      await test.step(situation, async () => {
        await room.play(program)
        await expect(page.getByText(words)).toBeVisible()
        await nextRunWorks(room)
      })
    }
  })
})
