/**
 * Whatever can be pressed in a tool is as large as a finger needs, 44 pixels each way, in both positions of a tablet;
 * nothing waits for a mouse to be seen or named.
 */
import { expect, test } from '../support/test.ts'
import { nameless, shownByHover } from './hover.ts'
import { ROOMS } from './rooms.ts'
import { HELD } from './tablet.ts'
import { tooSmall } from './targets.ts'

test.describe.configure({ timeout: 180_000 })

const [[, lying]] = HELD
test.use(lying)

for (const [name, { open, states }] of Object.entries(ROOMS)) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    expect(await shownByHover(page)).toEqual([])
    expect(await nameless(page), 'without a name').toEqual([])
    const found = new Set<string>()
    for (const [state, act] of Object.entries(states)) {
      await act(page)
      // Turned round and back: a page is made for one position, and has to fit the other.
      for (const [held, { viewport }] of HELD.toReversed()) {
        await page.setViewportSize(viewport)
        for (const one of await tooSmall(page)) found.add(`${state}, ${held}: ${one}`)
      }
    }
    expect([...found]).toEqual([])
  })
}
