/** Menus as a hand uses them: opened, seen whole, and every item pressed where it lies. */
import { expect, type Locator, type Page } from '@playwright/test'

export const SIZES = [
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

/** Opens a menu; all of it lies in the window, and nothing over it. Gives the names of its items. */
export async function openMenu(button: Locator): Promise<string[]> {
  const page = button.page()
  await button.click()
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await expect.poll(() => items.evaluateAll(outOfReach), 'items out of reach').toEqual([])
  return items.allTextContents()
}

/** Those that are not wholly in the window, or would not get a press in their middle or at one of their edges. */
function outOfReach(items: Element[]): (string | null)[] {
  const missed = items.filter((item) => {
    const { left, top, right, bottom } = item.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const places = [
      [x, y],
      [left + 3, y],
      [right - 3, y],
      [x, top + 3],
      [x, bottom - 3],
    ] as const
    const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return !inWindow || !places.every((place) => item.contains(document.elementFromPoint(...place)))
  })
  return missed.map((item) => item.textContent)
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
