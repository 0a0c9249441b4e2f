import { THEME_MESSAGES } from '@panya/tools/game-kit/core/pictures/trait-messages.ts'
import { doodleRound } from '@panya/tools/games/guessing/core/doodle-words.ts'
import { createRound, type RoundPicture } from '@panya/tools/games/guessing/core/guess-round.ts'
import ar from '@panya/tools/games/guessing/messages/ar.ts'
import en from '@panya/tools/games/guessing/messages/en.ts'
import th from '@panya/tools/games/guessing/messages/th.ts'
import zh from '@panya/tools/games/guessing/messages/zh.ts'
import type { Page } from '@playwright/test'
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

function picturesOf(level: string): RoundPicture[] {
  return createRound({ level, reveal: 'tiles', answer: 'choose' })!.pictures
}

test('rounds by mouse, a wrong guess and its replay, a round made in the workshop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInWithClass(page)
  await test.step('a whole round, checked by the server', async () => {
    await openGame(page, 'guessing', 'zh')
    await expectAccessible(page)
    await page.getByRole('button', { name: new RegExp(THEME_MESSAGES.animals.zh) }).click()
    const pictures = picturesOf('animals/1')
    const result = await judged(page, async () => {
      for (const [index, picture] of pictures.entries()) {
        await page.getByRole('button', { name: zh['more.tiles'] }).click()
        if (index === 0) await expectAccessible(page)
        await page.getByRole('button', { name: picture.word.zh, exact: true }).click()
        const last = index + 1 === pictures.length
        await page.getByRole('button', { name: last ? zh.seeResult : zh.nextPicture }).click()
      }
    })
    expect(result).toMatchObject({ ok: true, level: 'animals/1', stars: 3 })
    await expect(page.getByRole('heading', { name: zh.roundOver })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a wrong guess says so, and a shared replay plays it again', async () => {
    await openGame(page, 'guessing')
    const [first, ...rest] = picturesOf('animals/2')
    await page
      .getByRole('button', { name: new RegExp(`${THEME_MESSAGES.animals.en}.*Round 2`) })
      .click()
    const wrong = first!.choices.find((choice) => choice.id !== first!.id)!
    await page.getByRole('button', { name: wrong.word.en, exact: true }).click()
    await expect(page.getByText(`Not “${wrong.word.en}”`).first()).toBeVisible()
    await page.getByRole('button', { name: en.giveUp }).click()
    for (const picture of rest) {
      await page.getByRole('button', { name: en.nextPicture }).click()
      await page.getByRole('button', { name: picture.word.en, exact: true }).click()
    }
    await page.getByRole('button', { name: en.seeResult }).click()
    await followReplay(page)
    await expect(page.getByText(en['step.start'])).toBeVisible()
    await page.getByRole('button', { name: 'One step on' }).click()
    await expect(page.getByText(`Chooses “${wrong.word.en}”`)).toBeVisible()
  })
  await test.step('a round made in the workshop is saved, and opens again to be played', async () => {
    await openGame(page, 'guessing')
    await page.getByRole('button', { name: en.editorStart }).click()
    await expect(page).toHaveURL(/project=/)
    await page.getByRole('button', { name: en.addLevel }).click()
    await page.getByLabel(en.levelTitle).fill('Farm friends')
    await page.getByRole('button', { name: 'Add goat' }).click()
    await page.getByRole('button', { name: 'Add horse' }).click()
    await expectAccessible(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Play it' }).click()
    const result = await judged(page, async () => {
      await page.getByRole('button', { name: 'goat', exact: true }).click()
      await page.getByRole('button', { name: en.nextPicture }).click()
      await page.getByRole('button', { name: 'horse', exact: true }).click()
      await page.getByRole('button', { name: en.seeResult }).click()
    })
    expect(result).toMatchObject({ ok: true, stars: 3 })
  })
})

test('rounds by keyboard alone: chosen in Thai, typed in Arabic by clues in words', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsNew(page)
  await openGame(page, 'guessing', 'th')
  await expectAccessible(page)
  await enter(page, page.getByRole('button', { name: new RegExp(THEME_MESSAGES.animals.th) }))
  const chosen = await judged(page, async () => {
    const pictures = picturesOf('animals/1')
    for (const [index, picture] of pictures.entries()) {
      await enter(page, page.getByRole('button', { name: th['more.tiles'] }))
      await enter(page, page.getByRole('button', { name: picture.word.th, exact: true }))
      const last = index + 1 === pictures.length
      const next = page.getByRole('button', { name: last ? th.seeResult : th.nextPicture })
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
    }
  })
  expect(chosen).toMatchObject({ ok: true, level: 'animals/1', stars: 3 })

  await openGame(page, 'guessing', 'ar')
  await expectAccessible(page)
  await page.getByLabel(ar['reveal.clues']).focus()
  await page.keyboard.press('Space')
  await page.getByLabel(ar['answer.type']).focus()
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: new RegExp(THEME_MESSAGES.fruit.ar) }))
  const typed = await judged(page, async () => {
    for (const picture of picturesOf('fruit/1')) {
      await enter(page, page.getByRole('button', { name: ar['more.clues'] }))
      await tabTo(page, page.getByRole('textbox'))
      await page.keyboard.type(picture.word.ar)
      await page.keyboard.press('Enter')
      const next = page.getByRole('button', {
        name: new RegExp(`${ar.nextPicture}|${ar.seeResult}`),
      })
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
    }
  })
  expect(typed).toMatchObject({ ok: true, level: 'fruit/1', stars: 3 })
  await expectAccessible(page)
  await openGame(page, 'guessing', 'ar')
  const card = page.getByRole('button', { name: new RegExp(THEME_MESSAGES.fruit.ar) })
  await expect(card).toContainText('3')
})

/** Draws a house with the mouse; the machine knows it. */
async function drawHouse(page: Page): Promise<void> {
  const box = (await page.getByRole('application').boundingBox())!
  const strokes = [
    [0.2, 0.5, 0.8, 0.5, 0.8, 0.9, 0.2, 0.9, 0.2, 0.5],
    [0.15, 0.5, 0.5, 0.15, 0.85, 0.5],
    [0.45, 0.9, 0.45, 0.7, 0.58, 0.7, 0.58, 0.9],
  ]
  for (const [x = 0, y = 0, ...points] of strokes) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height)
    await page.mouse.down()
    for (let i = 0; i < points.length; i += 2) {
      await page.mouse.move(box.x + points[i]! * box.width, box.y + points[i + 1]! * box.height, {
        steps: 6,
      })
    }
    await page.mouse.up()
  }
}

/** The first round that asks for a house. */
const HOUSE_ROUND = Array.from({ length: 200 }, (_, index) => index + 1).find((number) =>
  doodleRound(number).includes('house'),
)!

test('the machine sees what is drawn, by keyboard and by mouse, says why, and the server knows it again', async ({
  page,
}) => {
  await signInAsNew(page)
  await page.goto(`/th/games/guessing?level=machine/${HOUSE_ROUND}`)
  await page.getByRole('application').focus()
  await page.keyboard.press('Space')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    for (let i = 0; i < 6; i++) await page.keyboard.press(key)
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('listitem').filter({ hasText: 'มั่นใจ' })).toHaveCount(5)

  await page.goto(`/games/guessing?level=machine/${HOUSE_ROUND}`)
  const result = await judged(page, async () => {
    for (const word of doodleRound(HOUSE_ROUND)) {
      if (word === 'house') {
        await expect(page.getByRole('heading', { name: 'Draw a house' })).toBeVisible()
        await drawHouse(page)
        await expect(page.getByText('I know: it is a house!').first()).toBeVisible()
        await page.getByRole('button', { name: en.why }).click()
        await expect(page.getByRole('heading', { name: en.strokesTitle })).toBeVisible()
        await expect(page.getByText(/Stroke 1: helps/)).toBeVisible()
        await expect(page.getByText('A drawing of a house').first()).toBeVisible()
        await expectAccessible(page)
      }
      await page.getByRole('button', { name: /Skip this word|Next word/ }).click()
    }
  })
  expect(result).toMatchObject({ ok: true, level: `machine/${HOUSE_ROUND}`, stars: 1, score: 1 })
  await expect(page.getByRole('heading', { name: /The machine got/ })).toBeVisible()
  await page.getByRole('button', { name: en.lessonTitle }).click()
  await expect(page.getByText('4 for a bird')).toBeVisible()
  await expectAccessible(page)
})
