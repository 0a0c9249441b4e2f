import { expect, test } from '../support/test.ts'
import { openNotebook, signIn, waitForNotebook, write } from './notebook-page.ts'

test('a notebook asks, is stopped and restarted, and is there again after a reload', async ({
  page,
  context,
}) => {
  await signIn(page)
  const notebook = await openNotebook(page)
  await test.step('cells show text, formulas and pictures', async () => {
    await notebook.play('a = 20\nprint("first line")\na + 22')
    await expect(notebook.output(1).first()).toHaveText('first line')
    await expect(notebook.output(1).last()).toContainText('42')
    await notebook.play('from IPython.display import Math\nMath(r"\\frac{a}{b}")')
    await expect(notebook.output(2).locator('mjx-container')).toBeVisible()
    await notebook.play('import plot\nplot.bar({"cats": 3, "dogs": 5}, title="Pets")')
    await expect(notebook.output(3).locator('img, svg').first()).toBeVisible()
    await notebook.play('open("kept.txt", "w").write("still here")\nNone')
    await page.getByRole('button', { name: 'Files' }).click()
    await expect(page.getByText('kept.txt')).toBeVisible()
  })
  await test.step('Python asks and is stopped', async () => {
    await notebook.play('name = input("Who? ")')
    const answer = notebook.frame.locator('.jp-Stdin-input')
    await answer.fill('Nok')
    await answer.press('Enter')
    await notebook.play('while True:\n    pass')
    await notebook.stop.click()
    await expect(notebook.output(6)).toContainText('KeyboardInterrupt')
    await notebook.play('name.upper()')
    await expect(notebook.output(7)).toContainText('NOK')
  })
  await test.step('a second tab is told, and a reload finds everything', async () => {
    await notebook.saved()
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(second.getByText('This project is open in another tab')).toBeVisible()
    await second.close()
    await page.reload()
    const again = await waitForNotebook(page)
    await expect(again.output(1).last()).toContainText('42')
    await expect(again.output(2).locator('mjx-container')).toBeVisible()
    await expect(again.output(3).locator('img, svg').first()).toBeVisible()
    await again.play('name = open("kept.txt").read()\nname')
    await expect(again.output(8)).toContainText('still here')
  })
  await test.step('a restarted Python has forgotten', async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Restart Python' }).click()
    // Pressing Run while it restarts only waits its turn.
    await notebook.play('name')
    await expect(notebook.output(9)).toContainText('NameError', { timeout: 20_000 })
  })
})

test('a visitor who has to sign in first leaves the frame of the notebook behind', async ({
  page,
}) => {
  await page.goto('/coding/jupyter-lite')
  await page.waitForURL(/signin/)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a browser that cannot move a frame gets one that stays where it is', async ({ page }) => {
  await signIn(page)
  await page.addInitScript('delete Element.prototype.moveBefore')
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/notebook/index.html')) sheets.push(request.url())
  })
  await openNotebook(page)
  expect(sheets).toHaveLength(1)
})

test('a notebook is written in at once, others come in and go out, run clean or not, a damaged one changes nothing', async ({
  page,
}) => {
  await signIn(page)
  const pageScripts = Promise.withResolvers<void>()
  await page.route('**/assets/inside-*.js', async (route) => {
    await pageScripts.promise
    await route.continue()
  })
  await page.goto('/coding/jupyter-lite', { waitUntil: 'commit' })
  const sheet = page.frameLocator('iframe').locator('.jp-Notebook .jp-Cell')
  await write(page, sheet.first(), '"written before the page was alive"')
  pageScripts.resolve()
  const notebook = await waitForNotebook(page)
  await page.waitForURL(/project=/)
  await notebook.saved()
  const opener = page.getByTestId('open-file')
  const file = (content: string) => ({
    name: 'found.ipynb',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await opener.setInputFiles(file('{"nbformat": 4, "cells": [{"cell_type": "poem"}]}'))
  await expect(page.getByText('This file is damaged. Nothing was changed.')).toBeVisible()
  await expect(notebook.cells).toHaveText(/written before the page was alive/)

  const cells = [
    { cell_type: 'markdown', metadata: {}, source: ['# From elsewhere'] },
    { cell_type: 'code', metadata: {}, source: '6 * 7', outputs: [], execution_count: null },
  ]
  const kernelspec = { name: 'python3', display_name: 'Python 3' }
  const foreign = { nbformat: 4, nbformat_minor: 4, metadata: { kernelspec }, cells }
  const first = page.url()
  await opener.setInputFiles(file(JSON.stringify(foreign)))
  await page.waitForURL((url) => url.href !== first && url.search.includes('project='))
  const opened = await waitForNotebook(page)
  await expect(opened.frame.getByRole('heading', { name: 'From elsewhere' })).toBeVisible()
  await opened.run.click()
  await expect(opened.output(2)).toContainText('42')

  await page.getByRole('button', { name: 'Runs clean?' }).click()
  const panel = page.getByRole('complementary', { name: 'Does it run clean?' })
  await panel.getByRole('button', { name: 'Check now' }).click()
  await expect(panel.getByText('Runs clean', { exact: true })).toBeVisible({ timeout: 20_000 })
  await write(page, opened.cells.nth(1), '6 * 8')
  await expect(panel.getByText('Changed since the last check')).toBeVisible()
  await panel.getByRole('button', { name: 'Check now' }).click()
  await expect(panel.getByText('Cell 2: it shows something else now')).toBeVisible({
    timeout: 20_000,
  })
  await opened.saved()

  await page.getByRole('button', { name: 'Files' }).click()
  await page.getByTestId('add-files').setInputFiles({
    name: 'pets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('cats,3\ndogs,5\n'),
  })
  await expect(page.getByText('pets.csv', { exact: true })).toBeVisible()
  await write(page, opened.cells.nth(1), 'open("pets.csv").read().split()')
  await opened.run.click()
  await expect(opened.output(2)).toContainText("['cats,3', 'dogs,5']")
  await page.getByRole('button', { name: 'Project menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('found.ipynb')
})

test('a Python program opens as a notebook, and a lesson as one of my own', async ({ page }) => {
  await signIn(page)
  await page.goto('/coding/python-programming')
  await expect(page.locator('.cm-content').first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Open as a notebook' }).click()
  await page.waitForURL(/coding\/jupyter-lite\?project=/)
  const handed = await waitForNotebook(page)
  await handed.run.click()
  await expect(handed.output(1)).toContainText('Hello!')

  await page.getByRole('button', { name: 'Lessons' }).click()
  await page.getByRole('button', { name: 'Rain in three cities' }).click()
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue(
    'Rain in three cities',
    { timeout: 20_000 },
  )
  const lesson = await waitForNotebook(page)
  await lesson.run.click()
  await expect(lesson.frame.getByText('1163', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Files' }).click()
  await expect(page.getByText('rain.csv', { exact: true })).toBeVisible()
})

test('a cell that prints without end leaves the page awake, and a notebook of somebody else finds its picture', async ({
  page,
}) => {
  await signIn(page)
  const notebook = await openNotebook(page)
  await test.step('the flood is bounded, a click elsewhere is answered, Stop works', async () => {
    await notebook.play('while True: print("hello")')
    await expect(notebook.output(1).first()).toContainText('hello')
    await expect(notebook.output(1).last()).toContainText('lines left out', { timeout: 15_000 })
    await page.getByRole('button', { name: 'Files' }).click({ timeout: 2000 })
    await expect(page.getByText('No files yet')).toBeVisible({ timeout: 2000 })
    await notebook.stop.click({ timeout: 2000 })
    await expect(notebook.output(1).last()).toContainText('KeyboardInterrupt', { timeout: 3000 })
  })
  await test.step('nothing of the stopped cell comes out of the next one', async () => {
    await notebook.play('print("after")')
    await expect(notebook.output(2)).toHaveText('after')
    await expect(notebook.output(2)).toHaveCount(1)
  })
  await test.step('an error is explained below its traceback', async () => {
    await notebook.play('print(scor)')
    await expect(notebook.output(3)).toHaveCount(1)
    await expect(notebook.output(3)).toContainText('NameError')
    await expect(notebook.output(3)).not.toContainText('hello')
    const card = notebook.output(3).locator('section', { hasText: 'What went wrong: line 1' })
    await expect(card).toContainText('scor')
  })
  await test.step('pictures beside the notebook are shown', async () => {
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const found = {
      nbformat: 4,
      nbformat_minor: 6,
      metadata: { panya: { files: [{ name: 'dot.png', base64: dot }] } },
      cells: [
        { cell_type: 'markdown', id: 'words', metadata: {}, source: '![a dot](./dot.png)' },
        {
          cell_type: 'code',
          id: 'code',
          metadata: {},
          source: 'from IPython.display import HTML\nHTML(\'<img src="dot.png" alt="again">\')',
          outputs: [],
          execution_count: null,
        },
      ],
    }
    await page.getByTestId('open-file').setInputFiles({
      name: 'found.ipynb',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(found)),
    })
    const again = await waitForNotebook(page)
    await expect(page.getByText(/newer version \(.*4\.6/)).toBeVisible()
    await expect(again.frame.getByAltText('a dot')).toHaveAttribute('src', /^data:image\/png/)
    await again.run.click()
    await expect(again.frame.getByAltText('again')).toHaveAttribute('src', /^data:image\/png/)
  })
})
