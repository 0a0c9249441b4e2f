/** Menus as a hand uses them: opened, seen whole, and every item pressed where it lies. */
import { expect, type Locator, type Page } from '@playwright/test'

export const SIZES = [
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

/** Opens a menu; all of it lies in the window. Gives the names of its items. */
export async function openMenu(button: Locator): Promise<string[]> {
  const page = button.page()
  await button.click()
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
  return items.allTextContents()
}

/** Presses one item with the mouse: whatever lay over it would get the press. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Presses each item of a menu in turn; `effects` says what then has to be there, and undoes it. */
export async function chooseEach(
  button: Locator,
  effects: Record<string, () => Promise<void>>,
): Promise<void> {
  for (const [name, effect] of Object.entries(effects)) {
    expect(await openMenu(button), 'what the menu offers').toEqual(Object.keys(effects))
    await choose(button.page(), name)
    await effect()
  }
}

/** Nothing of it is hidden beside the window or a box that scrolls. */
export async function expectNoSidewaysScroll(box: Locator): Promise<void> {
  const hidden = await box.evaluate((element) => {
    const around = [element, element.parentElement!, document.documentElement]
    return around.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  })
  expect(Math.max(...hidden), 'pixels beside the window').toBeLessThanOrEqual(0)
}
