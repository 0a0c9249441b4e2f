import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { createRound, type RoundPicture } from '@panya/tools/games/guessing/core/guess-round.ts'
import ar from '@panya/tools/games/guessing/messages/ar.ts'
import en from '@panya/tools/games/guessing/messages/en.ts'
import th from '@panya/tools/games/guessing/messages/th.ts'
import zh from '@panya/tools/games/guessing/messages/zh.ts'
import { THEME_TEXTS } from '@panya/tools/kit/core/game/pictures/trait-texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { judged, openGame } from './game-page.ts'

const TEXTS = { en, th, zh, ar }

function picturesOf(level: string): RoundPicture[] {
  return createRound({ level, reveal: 'tiles', answer: 'choose' })!.pictures
}

async function startTheme(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: new RegExp(THEME_TEXTS.animals[locale]) }).click()
}

for (const locale of LOCALES) {
  test(`a round of pictures by mouse in ${locale}, checked by the server`, async ({ page }) => {
    const t = TEXTS[locale]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGame(page, 'guessing', locale)
    await expect(page.getByRole('heading', { name: t.guessTitle })).toBeVisible()
    await expectAccessible(page)
    await startTheme(page, locale)
    const pictures = picturesOf('animals/1')
    const result = await judged(page, async () => {
      for (const [index, picture] of pictures.entries()) {
        await page.getByRole('button', { name: t['more.tiles'] }).click()
        if (index === 0) await expectAccessible(page)
        await page.getByRole('button', { name: picture.labels[locale], exact: true }).click()
        const last = index + 1 === pictures.length
        await page.getByRole('button', { name: last ? t.seeResult : t.nextPicture }).click()
      }
    })
    expect(result).toMatchObject({ ok: true, level: 'animals/1', stars: 3 })
    await expect(page.getByRole('heading', { name: t.roundOver })).toBeVisible()
    await expectAccessible(page)
  })
}

test('a round by clues and keyboard alone, typed words, stars kept after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page, 'guessing')
  await page.getByLabel(en['reveal.clues']).focus()
  await page.keyboard.press('Space')
  await page.getByLabel(en['answer.type']).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /Animals/ }).focus()
  await page.keyboard.press('Enter')
  const pictures = picturesOf('animals/1')
  const result = await judged(page, async () => {
    for (const picture of pictures) {
      await expect(page.getByRole('button', { name: en['more.clues'] })).toBeVisible()
      await page.getByRole('button', { name: en['more.clues'] }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.type(picture.labels.en)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /Next picture|See the result/ })).toBeFocused()
      await page.keyboard.press('Enter')
    }
  })
  expect(result).toMatchObject({ ok: true, level: 'animals/1', stars: 3 })
  await expect(page.getByText('3 stars', { exact: false }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Animals/ })).toContainText('3 stars')
})

test('a wrong guess says so, and a shared replay plays it again', async ({ page }) => {
  await openGame(page, 'guessing')
  await startTheme(page, 'en')
  const [first, ...rest] = picturesOf('animals/1')
  const wrong = first!.choices.find((choice) => choice.id !== first!.id)!
  await page.getByRole('button', { name: wrong.labels.en, exact: true }).click()
  await expect(page.getByText(`Not “${wrong.labels.en}”`).first()).toBeVisible()
  await page.getByRole('button', { name: en.giveUp }).click()
  for (const picture of rest) {
    await page.getByRole('button', { name: en.nextPicture }).click()
    await page.getByRole('button', { name: picture.labels.en, exact: true }).click()
  }
  await page.getByRole('button', { name: en.seeResult }).click()
  await page.getByRole('button', { name: 'Share this replay' }).click()
  const link = await page.getByLabel('Link to the replay').inputValue()
  await page.goto('/home')
  await page.goto(link)
  await expect(page.getByText(en['step.start'])).toBeVisible()
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(page.getByText(`Chooses “${wrong.labels.en}”`)).toBeVisible()
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

test('the machine guesses a drawing and says why, then a whole round ends', async ({ page }) => {
  await openGame(page, 'guessing')
  await page.getByRole('button', { name: en.machineStart }).click()
  await drawHouse(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'a house' })).toContainText(/9\d% sure/)
  await page.getByRole('button', { name: en.why }).click()
  await expect(page.getByRole('heading', { name: en.strokesTitle })).toBeVisible()
  await expect(page.getByText(/Stroke 1: helps/)).toBeVisible()
  await expect(page.getByText('A drawing of a house').first()).toBeVisible()
  await expectAccessible(page)
  for (let word = 0; word < 6; word++) {
    await page.getByRole('button', { name: /Skip this word|Next word/ }).click()
  }
  await expect(page.getByRole('heading', { name: /The machine got/ })).toBeVisible()
  await page.getByRole('button', { name: en.lessonTitle }).click()
  await expect(page.getByText('4 for a bird')).toBeVisible()
  await expectAccessible(page)
})

test('the machine sees what is drawn by keyboard', async ({ page }) => {
  await openGame(page, 'guessing', 'th')
  await page.getByRole('button', { name: th.machineStart }).click()
  await page.getByRole('application').focus()
  await page.keyboard.press('Space')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    for (let i = 0; i < 6; i++) await page.keyboard.press(key)
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('listitem').filter({ hasText: 'มั่นใจ' })).toHaveCount(5)
})

test('a round made in the workshop is saved, and opens again to be played', async ({ page }) => {
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
