/** Names that are offered while a program is written as text, for those who have only keys or only hear the page. */
import en from '@panya/tools/coding/block-programming/text/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openBlocks } from './bench-hand.ts'

test.describe.configure({ timeout: 120_000 })

const content = (page: Page): Locator => page.locator('.cm-content')
const list = (page: Page, name = 'Completions'): Locator => page.getByRole('listbox', { name })
const chosen = (page: Page): Locator => list(page).getByRole('option', { selected: true })

async function openText(page: Page, locale?: 'ar'): Promise<void> {
  await openBlocks(page, locale)
  await page.keyboard.press('Control+Shift+Digit3')
  await expect(content(page)).toBeFocused({ timeout: 20_000 })
}

/** The text has the keyboard, and says which of the list is meant: that is what a screen reader reads out. */
async function expectSaid(page: Page): Promise<void> {
  const [id, controls] = await Promise.all([
    chosen(page).getAttribute('id'),
    list(page).getAttribute('id'),
  ])
  await expect(content(page)).toBeFocused()
  await expect(content(page)).toHaveAttribute('aria-activedescendant', id!)
  await expect(content(page)).toHaveAttribute('aria-controls', controls!)
}

test('each name is said with what it does; the arrows bring all of them into sight; Escape gives the text back', async ({
  page,
}) => {
  await openText(page)
  await page.keyboard.type('@Owl.')
  await expect(chosen(page)).toBeVisible()
  await expectSaid(page)
  await page.keyboard.type('when_f')
  await expect(chosen(page)).toHaveAccessibleName(/^when_flag ?, when ⚑ clicked$/)
  await expect(chosen(page)).toHaveAccessibleDescription(/\w/)
  await test.step('a list that is longer than its box', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Control+Space')
    const options = list(page).getByRole('option')
    await expect(options.last()).not.toBeInViewport()
    await expectAccessible(page)
    // Up from the first is the last.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowUp')
        return options.last().getAttribute('aria-selected')
      })
      .toBe('true')
    await expect(options.last()).toBeInViewport()
    await expectSaid(page)
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect(content(page)).toBeFocused()
    await expect(content(page)).not.toHaveAttribute('aria-activedescendant')
    await expect(content(page).locator('.cm-line')).toHaveCount(1)
  })
  await test.step('once more, and Tab leaves the text', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(content(page)).not.toBeFocused()
  })
})

test('an empty text says what can be written there, and it works', async ({ page }) => {
  await openText(page)
  const hint = page.locator('.cm-hint')
  await expect(hint).toContainText(en.empty)
  await expect(content(page)).toHaveAttribute('aria-placeholder', /Owl\.move\(10\)/)
  const code = await hint.locator('p').last().innerText()
  await page.keyboard.insertText(code)
  await expect(hint).toHaveCount(0)
  await expect(page.locator('[data-is] output').first()).toContainText(en.same)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await test.step('a sprite with another name, and a board', async () => {
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Kim')
    await name.press('Tab')
    await expect(hint).toContainText('Kim.move(10)')
    await page.getByRole('combobox', { name: 'Program for' }).selectOption({ index: 1 })
    await expect(hint).toContainText('display.scroll')
    await expect(hint).not.toContainText('Kim')
  })
})

test('in Arabic the sentence is read from right to left and the lines from left to right, also on a phone', async ({
  page,
}) => {
  await openText(page, 'ar')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.getByRole('button', { name: 'بايثون', exact: true }).click()
  const [words, code] = [page.locator('.cm-hint p').first(), page.locator('.cm-hint p').last()]
  await expect(words).toHaveCSS('direction', 'rtl')
  await expect(code).toHaveCSS('direction', 'ltr')
  for (const part of [words, code]) {
    const { x, width } = (await part.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
})
