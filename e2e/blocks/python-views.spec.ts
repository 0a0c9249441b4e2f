/** One program in three views: blocks, both, text. */
import ar from '@panya/tools/coding/block-programming/text/messages/ar.ts'
import en from '@panya/tools/coding/block-programming/text/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addByKeyboard, allInWorkspace, inWorkspace, openBlocks, TOOL } from './bench-hand.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

const content = (page: Page): Locator => page.locator('.cm-content')
const stage = (page: Page): Locator => page.getByTestId('stage')

/** What happens to text and blocks is said below the text. */
const expectNote = (page: Page, words: string): Promise<void> =>
  expect(page.locator('[data-is] output').first()).toContainText(words)

async function showByKeys(page: Page, view: 1 | 2 | 3): Promise<void> {
  await page.keyboard.press(`Control+Shift+Digit${view}`)
  if (view > 1) await expect(content(page)).toBeFocused({ timeout: 20_000 })
}

/** Writes lines under the last one, by keys. */
async function writeAtEnd(page: Page, ...lines: string[]): Promise<void> {
  await page.keyboard.press('Control+End')
  for (const line of lines) {
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(line)
  }
}

/** What the server keeps of the project that is open. */
async function keptText(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('project')
  return (await page.request.get(`/api/projects/${id}`)).text()
}

async function saved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/project=/)
  await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
    timeout: 20_000,
  })
}

/** A hat with nothing under it; what is written at the end of the text comes under it. */
async function hat(page: Page, label: string, words: string): Promise<void> {
  await addByKeyboard(page, label, words)
  await expect(page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable')).toHaveCount(1)
}

async function writtenFirst(page: Page, line: string): Promise<void> {
  await expect(content(page)).toContainText('pass')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.insertText(`    ${line}`)
}

test('a learner goes from blocks to text and back, runs each time, and finds all of it again', async ({
  page,
}) => {
  await openBlocks(page)
  await hat(page, 'Find a block', 'when ⚑')
  await test.step('text by keys alone: it becomes blocks and runs', async () => {
    await showByKeys(page, 3)
    await writtenFirst(page, 'Owl.say("From text")')
    await expectNote(page, en.same)
    await page.keyboard.press('Control+Enter')
    await expect(stage(page).getByText('From text')).toBeVisible()
  })
  await test.step('blocks: what was written hangs under the hat; a block more is in the text', async () => {
    await showByKeys(page, 2)
    await expect(inWorkspace(page, 'say')).toBeVisible()
    await showByKeys(page, 1)
    await expect(inWorkspace(page, 'clicked').filter({ hasText: 'say' })).toBeVisible()
  })
  await test.step('undo goes through both', async () => {
    await showByKeys(page, 2)
    await writeAtEnd(page, 'Owl.move(25)')
    await expect(inWorkspace(page, '25')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(content(page)).not.toContainText('move')
    await expect(allInWorkspace(page, '25')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+Z')
    await expect(content(page)).toContainText('Owl.move(25)')
    await expect(inWorkspace(page, '25')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(content(page)).not.toContainText('move')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(content(page)).toContainText('Owl.move(25)')
  })
  await test.step('the cursor marks the block, a chosen block its lines', async () => {
    await content(page).locator('.cm-line', { hasText: 'move' }).click()
    await expect(page.locator('.panya-pointed')).toHaveCount(1)
    await expect(page.locator('.panya-pointed')).toContainText('25')
    const words = page.locator('.blocklyBlock text').filter({ hasText: /^say/ })
    await words.first().click({ force: true })
    await expect(page.locator('.cm-chosen-line').last()).toContainText('say')
  })
  await expectAccessible(page)
  await test.step('all of it is there after a reload, in the same view, and runs', async () => {
    await saved(page)
    await page.reload()
    await expect(content(page)).toContainText('Owl.move(25)', { timeout: 45_000 })
    await expect(inWorkspace(page, '25')).toBeVisible({ timeout: 45_000 })
    await page.getByRole('button', { name: 'Run' }).click()
    await expect(stage(page).getByText('From text')).toBeVisible()
  })
})

test('text that is no program yet is kept, whatever happens to the blocks', async ({ page }) => {
  await openBlocks(page)
  await hat(page, 'Find a block', 'when ⚑')
  await showByKeys(page, 2)
  await writtenFirst(page, 'Owl.move(5)')
  await expect(inWorkspace(page, '5')).toBeVisible()
  await writeAtEnd(page, 'Owl.say("half')
  await expectNote(page, en.broken)
  await expect(inWorkspace(page, '5')).toBeVisible()
  await expectAccessible(page)
  await test.step('it is there after a reload, and the line is marked', async () => {
    await saved(page)
    await page.reload()
    await expect(content(page)).toContainText('Owl.say("half', { timeout: 45_000 })
    await expectNote(page, en.broken)
    await expect(
      page.locator('.cm-lintRange, .cm-lintPoint, .cm-lint-marker').first(),
    ).toBeVisible()
  })
  await test.step('blocks go on without it: the learner is asked', async () => {
    await expect(inWorkspace(page, '5')).toBeVisible({ timeout: 45_000 })
    await addByKeyboard(page, 'Find a block', 'when this sprite clicked')
    await expectNote(page, en.apart)
    await expect(content(page)).toContainText('Owl.say("half')
    await page.getByRole('button', { name: en.useBlocks }).click()
    await expect(content(page)).not.toContainText('half')
    await expectNote(page, en.same)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(content(page)).toContainText('Owl.say("half')
  })
  await test.step('mended it is the learner who says which of the two stays', async () => {
    await content(page).locator('.cm-line', { hasText: 'half' }).click()
    await page.keyboard.press('End')
    await page.keyboard.insertText('")')
    await page.getByRole('button', { name: en.useText }).click()
    await expectNote(page, en.same)
    await expect(inWorkspace(page, 'half')).toBeVisible()
  })
})

test('lines that have no block stay Python, run on the same stage, and say what is wrong', async ({
  page,
}) => {
  await openBlocks(page)
  await hat(page, 'Find a block', 'when ⚑')
  await showByKeys(page, 2)
  await writtenFirst(page, 'words = sorted(["b", "a"])')
  await writeAtEnd(page, 'Owl.say("".join(words))', 'print("over")')
  await expectNote(page, en.same)
  await page.keyboard.press('Control+Enter')
  // The second line is printed after the last picture: what was shown stays when the program is over.
  await expect(page.getByRole('log')).toContainText('over', { timeout: 60_000 })
  await expect(page.locator('[data-running="false"]').first()).toBeAttached()
  await expect(stage(page).getByText('ab', { exact: true })).toBeVisible()
  await content(page).focus()
  await writeAtEnd(page, 'print(nobody)')
  await expectNote(page, en.same)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('nobody', { timeout: 60_000 })
  await expect(page.locator('.cm-marked-error')).toContainText('nobody')
})

test('in Arabic the text is written from left to right beside blocks from right to left', async ({
  page,
}) => {
  await openBlocks(page, 'ar')
  const search = page.getByRole('searchbox').first()
  await search.fill('⚑')
  await page.getByRole('search').getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await showByKeys(page, 3)
  await expect(content(page)).toContainText('pass')
  const name = /@(\S+)\.when_flag/.exec(await content(page).innerText())![1]!
  await writtenFirst(page, `${name}.say("مرحبا")`)
  await expectNote(page, ar.same)
  await page.keyboard.press('Control+Enter')
  await expect(stage(page).getByText('مرحبا')).toBeVisible()
  await expect(content(page)).toHaveAttribute('dir', 'ltr')
  await expectAccessible(page)
  await saved(page)
  await page.reload()
  await expect(content(page)).toContainText('مرحبا', { timeout: 45_000 })
})

test('a board has the same views', async ({ page }) => {
  await openBlocks(page)
  await page.getByRole('combobox', { name: 'Program for' }).selectOption({ index: 1 })
  await hat(page, 'Find a block', 'when the board starts')
  await showByKeys(page, 3)
  await expect(content(page)).toContainText('pass')
  await page.keyboard.press('Control+End')
  await writtenFirst(page, 'wait(2)')
  await expectNote(page, en.same)
  await showByKeys(page, 1)
  await expect(inWorkspace(page, '2')).toBeVisible()
})

/** The text of the one sprite that is there: a hat, and lines under it. */
async function writeWhole(page: Page, ...lines: string[]): Promise<void> {
  await content(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(
    ['@Owl.when_flag', 'def go():', ...lines.map((line) => `    ${line}`)].join('\n'),
  )
}

test('a text stays in the words of its writer, until the blocks say something else', async ({
  page,
}) => {
  await openBlocks(page)
  await showByKeys(page, 3)
  await writeWhole(page, 'Owl.move( 25 )   # far', 'if Owl.x>100: Owl.hide()')
  await expectNote(page, en.same)
  await saved(page)
  await expect.poll(() => keptText(page)).toContain('Owl.move( 25 )   # far')
  await page.reload()
  await expect(content(page)).toContainText('Owl.move( 25 )   # far', { timeout: 45_000 })
  await expect(content(page)).toContainText('if Owl.x>100: Owl.hide()')
  await expectNote(page, en.same)
  await showByKeys(page, 2)
  await expect(inWorkspace(page, '25')).toBeVisible({ timeout: 45_000 })
  await addByKeyboard(page, 'Find a block', 'when this sprite clicked')
  // The blocks speak now, but the script is still called what its writer called it.
  await expect(content(page)).toContainText('Owl.move(25)')
  await expect(content(page)).toContainText('def go():')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(content(page)).toContainText('Owl.move( 25 )   # far')
})

test('undo goes back through the sprites, and shows whose step it was', async ({ page }) => {
  await openBlocks(page)
  await showByKeys(page, 3)
  await writeWhole(page, 'Owl.move(25)')
  await expectNote(page, en.same)
  const sprites = page.getByRole('tabpanel', { name: 'Sprites' })
  await sprites.getByRole('button', { name: 'Copy' }).click()
  await expect(sprites.getByRole('button', { name: 'Owl 2' })).toBeVisible()
  await test.step('an edit of the text of one, and of the blocks of the other', async () => {
    await content(page).focus()
    await writeAtEnd(page, 'Owl.say("one")')
    await expectNote(page, en.same)
    await sprites.getByRole('button', { name: 'Owl 2' }).click()
    await showByKeys(page, 2)
    await addByKeyboard(page, 'Find a block', 'when this sprite clicked')
    await expect(content(page)).toContainText('when_clicked')
  })
  await test.step('back', async () => {
    await content(page).focus()
    await page.keyboard.press('Control+z')
    await expect(content(page)).not.toContainText('when_clicked')
    await expect(content(page)).toContainText('Owl_2.move(25)')
    await page.keyboard.press('Control+z')
    await expect(content(page)).toContainText('Owl.move(25)')
    await expect(content(page)).not.toContainText('one')
    await expect(allInWorkspace(page, 'one')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(sprites.getByRole('button', { name: 'Owl 2' })).toHaveCount(0)
  })
  await test.step('and forth', async () => {
    await page.keyboard.press('Control+y')
    await expect(sprites.getByRole('button', { name: 'Owl 2' })).toBeVisible()
    await page.keyboard.press('Control+y')
    await expect(content(page)).toContainText('one')
    await page.keyboard.press('Control+y')
    await expect(content(page)).toContainText('when_clicked')
  })
})

test('names are offered while text is written, with what they do, by keys alone', async ({
  page,
}) => {
  await openBlocks(page)
  await showByKeys(page, 3)
  const offered = page.getByRole('listbox', { name: 'Completions' })
  const take = async (typed: string, name: string, words: string): Promise<void> => {
    await page.keyboard.type(typed)
    await expect(offered.getByRole('option', { name })).toContainText(words)
    // A list that has only just come takes no keys: who typed on meant the text.
    const shown = await page.evaluate(() => performance.now())
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(shown + 100)
    await page.keyboard.press('Enter')
    await expect(offered).toHaveCount(0)
  }
  await take('@Ow', 'Owl', '')
  await take('.when_f', 'when_flag', 'when ⚑ clicked')
  await page.keyboard.type('\ndef go():\n')
  await take('Owl.mov', 'move(steps)', 'move … steps')
  await page.keyboard.type('25')
  await expect(content(page)).toContainText('Owl.move(25)')
  await expectNote(page, en.same)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Space')
  await expect(offered.getByRole('option', { name: 'broadcast(message)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
})

test('a phone: text is written, told what is wrong with it, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto(TOOL)
  await page.getByRole('button', { name: 'Python', exact: true }).click({ timeout: 45_000 })
  await expect(page.getByText(en.empty)).toBeVisible({ timeout: 20_000 })
  await writeWhole(page, 'Owl.move(25)')
  await expectNote(page, en.same)
  await writeAtEnd(page, 'Owl.say("half')
  await expectNote(page, 'Line 4')
  // Above the text: the keyboard of a phone comes from below.
  const [note, text] = await Promise.all(
    [page.locator('[data-is]'), page.getByTestId('text')].map((part) => part.boundingBox()),
  )
  expect(note!.y + note!.height).toBeLessThanOrEqual(text!.y + 1)
  await expectAccessible(page)
  await page.getByRole('button', { name: en.useBlocks }).click()
  await expectNote(page, en.same)
  await page.locator('[data-is]').getByRole('button', { name: 'Undo' }).click()
  await expect(content(page)).toContainText('half')
})

test('an earlier version is shown as blocks and as Python', async ({ page }) => {
  await openBlocks(page)
  await showByKeys(page, 2)
  for (const seconds of [25, 75]) {
    await writeWhole(page, `wait(${seconds})`)
    await expect(inWorkspace(page, String(seconds))).toBeVisible()
    await saved(page)
  }
  await page.getByRole('button', { name: 'Project menu' }).click()
  await page.getByRole('menuitem', { name: 'Version history' }).click()
  const history = page.getByRole('dialog', { name: 'Version history' })
  await history.getByRole('list', { name: 'Versions' }).getByRole('button').nth(1).press('Enter')
  const earlier = history.getByRole('region', { name: 'This version' })
  await expect(earlier).toContainText('wait(25)')
  await expect(earlier.getByRole('img', { name: 'Owl' })).toContainText('25')
  const now = history.getByRole('region', { name: 'Now' })
  await expect(now.getByRole('img', { name: 'Owl' })).toContainText('75')
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Close' }).click()
  await test.step('the blocks that are worked with are as they were', async () => {
    await expect(inWorkspace(page, '75')).toBeVisible()
    await content(page).focus()
    await page.keyboard.press('Control+z')
    await expect(inWorkspace(page, '25')).toBeVisible()
  })
})
