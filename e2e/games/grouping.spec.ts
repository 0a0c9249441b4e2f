import { findBoard } from '@panya/tools/games/grouping/core/board-library.ts'
import { createPuzzle } from '@panya/tools/games/grouping/core/rule-game.ts'
import ar from '@panya/tools/games/grouping/messages/ar.ts'
import en from '@panya/tools/games/grouping/messages/en.ts'
import zh from '@panya/tools/games/grouping/messages/zh.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import {
  enter,
  followReplay,
  judged,
  openGame,
  signInAsNew,
  signInWithClass,
  tabTo,
} from './game-page.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

const board = findBoard('mammal-bird-insect')!

test('boards by dragging and by tapping, a hidden rule, a rule for the machine, a board of one’s own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsNew(page)
  await test.step('dragged; a wrong card comes back with a reason', async () => {
    await openGame(page, 'grouping')
    await expectAccessible(page)
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
    await expectAccessible(page)
    await table.getByRole('button', { name: 'cactus' }).dragTo(plants)
    const result = await judged(page, () =>
      page.getByRole('button', { name: en.check, exact: true }).click(),
    )
    expect(result).toMatchObject({ ok: true, stars: 2 })
  })
  await test.step('a hidden rule is found after a wrong one was shown to be wrong', async () => {
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
  await test.step('the machine learns a rule from shapes, draws its tree and is tested', async () => {
    await openGame(page, 'grouping')
    await page.getByRole('button', { name: en.ownStart }).click()
    await page.getByLabel(en['deck.shapes']).check()
    const table = page.getByRole('region', { name: en.table })
    for (let i = 0; i < 4; i++) {
      for (const [size, group] of [
        [/ big /, '1'],
        [/ small /, '2'],
      ] as const) {
        await table.getByRole('button', { name: size }).first().press(group)
      }
    }
    await page.getByRole('button', { name: en.learn, exact: true }).click()
    await expect(page.getByRole('heading', { name: en.treeTitle })).toBeVisible()
    await expect(page.getByText('big?')).toBeVisible()
    await expectAccessible(page)
    const right = page.getByRole('button', { name: /^Right:/ })
    const result = await judged(page, async () => {
      for (let left = await right.count(); left > 0; left--) {
        await right.first().click()
        await expect(right).toHaveCount(left - 1)
      }
    })
    expect(result).toMatchObject({ ok: true, level: 'own/shapes-1', stars: 3, score: 8 })
    await expect(page.getByRole('heading', { name: '8 of 8 right' })).toBeVisible()
  })
  await test.step('a board made in the workshop is saved and can be played', async () => {
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
})

test('a board by keyboard alone in Arabic, its replay, and by tapping in Chinese', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInWithClass(page)
  await openGame(page, 'grouping', 'ar')
  await expectAccessible(page)
  await enter(page, page.getByRole('button', { name: board.title.ar }))
  const table = page.getByRole('region', { name: ar.table })
  for (const card of board.cards) {
    await tabTo(page, table.getByRole('button', { name: card.text.ar, exact: true }))
    await page.keyboard.press(String(card.group + 1))
  }
  await tabTo(page, page.getByRole('button', { name: ar.check, exact: true }))
  const result = await judged(page, () => page.keyboard.press('Enter'))
  expect(result).toMatchObject({ ok: true, level: board.id, stars: 3 })
  await expect(page.getByText(board.groups[0]!.why.ar)).toBeVisible()
  await expectAccessible(page)
  await followReplay(page, 'ar')
  await expect(page.getByText(ar['step.start'])).toBeVisible()
  await expectAccessible(page)

  await openGame(page, 'grouping', 'zh')
  await page.getByRole('button', { name: board.title.zh }).click()
  const cards = page.getByRole('region', { name: zh.table })
  for (const card of board.cards) {
    await cards.getByRole('button', { name: card.text.zh, exact: true }).click()
    const group = board.groups[card.group]!.name.zh
    await page.getByRole('button', { name: zh.putHere.replace('{group}', group) }).click()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: zh.check, exact: true }).click()
  await expect(page.getByText(board.groups[0]!.why.zh)).toBeVisible()
})
