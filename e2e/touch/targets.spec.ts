/** Whatever can be pressed in a tool is as large as a finger needs: 44 pixels each way. */
import { expect, test } from '../support/test.ts'
import { ROOMS } from './rooms.ts'
import { HELD } from './tablet.ts'
import { tooSmall } from './targets.ts'

test.describe.configure({ timeout: 180_000 })

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    for (const [name, { open, states }] of Object.entries(ROOMS)) {
      test(name, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page)
        const found: string[] = []
        for (const [state, act] of Object.entries(states)) {
          await act(page)
          for (const one of await tooSmall(page)) found.push(`${state}: ${one}`)
        }
        expect([...new Set(found)]).toEqual([])
      })
    }
  })
}
