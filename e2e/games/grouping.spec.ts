import { LOCALES } from '@panya/domain/locale/locale.ts'
import { findBoard } from '@panya/tools/games/grouping/core/board-library.ts'
import { createPuzzle } from '@panya/tools/games/grouping/core/rule-game.ts'
import ar from '@panya/tools/games/grouping/messages/ar.ts'
import en from '@panya/tools/games/grouping/messages/en.ts'
import th from '@panya/tools/games/grouping/messages/th.ts'
import zh from '@panya/tools/games/grouping/messages/zh.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { judged, openGame } from './game-page.ts'

const TEXTS = { en, th, zh, ar }
const board = findBoard('mammal-bird-insect')!

for (const locale of LOCALES) {
  test(`a board sorted by tapping in ${locale}, checked by the server`, async ({ page }) => {
    const t = TEXTS[locale]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGame(page, 'grouping', locale)
    await expectAccessible(page)
    await page.getByRole('button', { name: board.title[locale] }).click()
    const table = page.getByRole('region', { name: t.table })
    for (const card of board.cards) {
      const group = board.groups[card.group]!.name[locale]
      await table.getByRole('button', { name: card.text[locale], exact: true }).click()
      await page.getByRole('button', { name: t.putHere.replace('{group}', group) }).click()
    }
    await expectAccessible(page)
    const result = await judged(page, () =>
      page.getByRole('button', { name: t.check, exact: true }).click(),
    )
    expect(result).toMatchObject({ ok: true, level: board.id, stars: 3 })
    await expect(page.getByText(board.groups[0]!.why[locale])).toBeVisible()
    await expectAccessible(page)
  })
}

test('a board sorted by dragging; a wrong card comes back with a reason', async ({ page }) => {
  await openGame(page, 'grouping')
  await page.getByRole('button', { name: 'Animal or plant?' }).click()
  const table = page.getByRole('region', { name: en.table })
  const animals = page.getByRole('region', { name: '1: Animals' })
  const plants = page.getByRole('region', { name: '2: Plants' })
  for (const card of findBoard('animal-plant')!.cards) {
    const wrong = card.id === 'cactus'
    const target = card.group === 0 || wrong ? animals : plants
    await table.getByRole('button', { name: card.text.en, exact: true }).dragTo(target)
  }
  await page.getByRole('button', { name: en.check, exact: true }).click()
  await expect(page.getByText('Not in “Animals”: cactus.', { exact: false })).toBeVisible()
  await table.getByRole('button', { name: 'cactus' }).dragTo(plants)
  const result = await judged(page, () =>
    page.getByRole('button', { name: en.check, exact: true }).click(),
  )
  expect(result).toMatchObject({ ok: true, stars: 2 })
})

test('a board sorted by keyboard alone, and its replay', async ({ page }) => {
  await openGame(page, 'grouping', 'ar')
  await page.getByRole('button', { name: board.title.ar }).focus()
  await page.keyboard.press('Enter')
  for (const card of board.cards) {
    await page
      .getByRole('region', { name: ar.table })
      .getByRole('button', { name: card.text.ar, exact: true })
      .focus()
    await page.keyboard.press(String(card.group + 1))
  }
  await page.getByRole('button', { name: ar.check, exact: true }).focus()
  const result = await judged(page, () => page.keyboard.press('Enter'))
  expect(result).toMatchObject({ ok: true, stars: 3 })
  await page.getByRole('button', { name: 'شارك هذه الإعادة' }).click()
  const link = await page.getByLabel('رابط الإعادة').inputValue()
  await page.goto('/ar/home')
  await page.goto(link)
  await expect(page.getByText(ar['step.start'])).toBeVisible()
  await expectAccessible(page)
})

test('a hidden rule is found after a wrong one was shown to be wrong', async ({ page }) => {
  const puzzle = createPuzzle(1)!
  await openGame(page, 'grouping')
  await page.getByRole('button', { name: /^Level 1 / }).click()
  await page
    .getByRole('button', { name: /^Test:/ })
    .first()
    .click()
  const candidates = page.getByRole('group', { name: en.nameRule }).getByRole('button')
  await candidates.nth(puzzle.answer === 0 ? 1 : 0).click()
  await expect(page.getByText(/Not this one. Look at this card/).first()).toBeVisible()
  await expectAccessible(page)
  const result = await judged(page, () => candidates.nth(puzzle.answer).click())
  expect(result).toMatchObject({ ok: true, level: 'rule/1', stars: 3 })
  await expect(page.getByRole('heading', { name: /You found it/ })).toBeVisible()
})

test('the machine learns a rule from sorted shapes, draws its tree and is tested', async ({
  page,
}) => {
  await openGame(page, 'grouping')
  await page.getByRole('button', { name: en.ownStart }).click()
  await page.getByLabel(en['deck.shapes']).check()
  const table = page.getByRole('region', { name: en.table })
  for (let i = 0; i < 4; i++) {
    await table.getByRole('button', { name: / big / }).first().focus()
    await page.keyboard.press('1')
    await table
      .getByRole('button', { name: / small / })
      .first()
      .focus()
    await page.keyboard.press('2')
  }
  await page.getByRole('button', { name: en.learn, exact: true }).click()
  await expect(page.getByRole('heading', { name: en.treeTitle })).toBeVisible()
  await expect(page.getByText('big?')).toBeVisible()
  await expectAccessible(page)
  for (let i = 0; i < 8; i++)
    await page
      .getByRole('button', { name: /^Right:/ })
      .first()
      .click()
  await expect(page.getByRole('heading', { name: '8 of 8 right' })).toBeVisible()
})

test('a board made in the workshop is saved and can be played', async ({ page }) => {
  await openGame(page, 'grouping')
  await page.getByRole('button', { name: en.editorStart }).click()
  await expect(page).toHaveURL(/project=/)
  await page.getByRole('button', { name: en.addBoard }).click()
  await page.getByLabel(en.boardTitle).fill('Wet or dry')
  await page.getByLabel('Name of group 1').fill('Wet')
  await page.getByLabel('Name of group 2').fill('Dry')
  await page.getByRole('button', { name: en.addCard }).click()
  await page.getByLabel('Text of card 1').fill('rain')
  await page.getByRole('button', { name: en.addCard }).click()
  await page.getByLabel('Text of card 2').fill('sand')
  await page.getByLabel('Group of card 2').selectOption('Dry')
  await expectAccessible(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: en.playBoard }).click()
  await page.getByRole('button', { name: 'rain', exact: true }).press('1')
  await page.getByRole('button', { name: 'sand', exact: true }).press('2')
  const result = await judged(page, () =>
    page.getByRole('button', { name: en.check, exact: true }).click(),
  )
  expect(result).toMatchObject({ ok: true, stars: 3 })
})
