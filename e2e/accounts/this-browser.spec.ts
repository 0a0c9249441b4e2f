import ar from '@panya/tools/host/browser/messages/ar.ts'
import en from '@panya/tools/host/browser/messages/en.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newLearner, signInByApi } from './people.ts'

/** A browser of a tablet in a school: no cable, no camera, and little that stays. */
const lackMuch = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serial')
  MediaDevices.prototype.enumerateDevices = () => Promise.resolve([])
  StorageManager.prototype.persisted = () => Promise.resolve(false)
  HTMLCanvasElement.prototype.getContext = () => null
}

for (const [locale, words] of [
  ['en', en],
  ['ar', ar],
] as const) {
  test(`the profile says in ${locale} what this browser lacks, and what helps`, async ({
    page,
  }) => {
    await page.addInitScript(lackMuch)
    await signInByApi(page.request, await newLearner(page.request))
    await page.goto(locale === 'en' ? '/profile' : `/${locale}/profile`)
    const row = (ability: string) => page.locator(`[data-ability="${ability}"]`)
    const lacks = {
      boards: 'boards-unsupported',
      camera: 'camera-missing',
      microphone: 'microphone-missing',
      drawing: 'drawing-slow',
      keeping: 'keeping-may-go',
    } as const
    for (const [ability, lack] of Object.entries(lacks)) {
      await expect(row(ability)).toContainText(words[lack])
      await expect(row(ability)).toContainText(words[`${lack}.way`])
    }
    await expect(row('programs')).toHaveAttribute('data-state', 'works')
    await expect(row('sign-in')).toHaveAttribute('data-state', 'works')
    await expectAccessible(page)
  })
}

test('the browser is asked to keep the work, and what it says is said', async ({ page }) => {
  await page.addInitScript(() => {
    let kept = false
    let asked = 0
    StorageManager.prototype.persisted = () => Promise.resolve(kept)
    StorageManager.prototype.persist = () => {
      asked += 1
      kept = asked > 1
      return Promise.resolve(kept)
    }
  })
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/profile')
  const ask = page.getByRole('button', { name: 'Ask the browser to keep my work' })
  await ask.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible()
  await ask.press('Enter')
  await expect(page.locator('[data-ability=keeping]')).toHaveAttribute('data-state', 'works')
  await expect(ask).toHaveCount(0)
})

test('without cookies the sign-in says so before anybody fills it in', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  )
  for (const path of ['/signin', '/signup', '/class-sign-in']) {
    await page.goto(path)
    const said = page.getByRole('alert').filter({ hasText: en['sign-in-cookies-off'] })
    await expect(said).toContainText(en['sign-in-cookies-off.way'])
  }
  await expectAccessible(page)
})
