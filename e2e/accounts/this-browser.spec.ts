import { ABILITIES } from '@panya/domain/browser/abilities.ts'
import ar from '@panya/tools/host/browser/messages/ar.ts'
import en from '@panya/tools/host/browser/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newLearner, signInByApi } from './people.ts'

async function openProfile(page: Page, path = '/profile'): Promise<void> {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto(path)
}

const row = (page: Page, ability: (typeof ABILITIES)[number]): Locator =>
  page.locator(`[data-ability="${ability}"]`)

/** A browser of a tablet in a school: no cable, no camera, and little that stays. */
const lackMuch = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serial')
  MediaDevices.prototype.enumerateDevices = () => Promise.resolve([])
  StorageManager.prototype.persisted = () => Promise.resolve(false)
  HTMLCanvasElement.prototype.getContext = () => null
}

const LACKS = {
  boards: 'boards-unsupported',
  camera: 'camera-missing',
  microphone: 'microphone-missing',
  drawing: 'drawing-slow',
  keeping: 'keeping-may-go',
  notifications: 'notifications-unused',
} as const

for (const [locale, words] of [
  ['en', en],
  ['ar', ar],
] as const) {
  test.describe(locale, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the profile says what this browser lacks, and what helps', async ({ page }) => {
      await page.addInitScript(lackMuch)
      await openProfile(page, locale === 'en' ? '/profile' : `/${locale}/profile`)
      await expect(page.locator('[data-ability]')).toHaveCount(ABILITIES.length)
      for (const ability of ABILITIES)
        await expect(row(page, ability)).toContainText(words[`ability.${ability}`])
      for (const [ability, lack] of Object.entries(LACKS)) {
        await expect(row(page, ability as keyof typeof LACKS)).toContainText(words[lack])
        await expect(row(page, ability as keyof typeof LACKS)).toContainText(words[`${lack}.way`])
      }
      for (const ability of ['programs', 'sign-in'] as const)
        await expect(row(page, ability)).toContainText(words['state.works'])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(390)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectContrast(page)
    })
  })
}

test('nobody is asked for anything by looking, and what was allowed meanwhile is seen', async ({
  page,
}) => {
  const asked: string[] = []
  await page.exposeFunction('wasAsked', (what: string) => asked.push(what))
  await page.addInitScript(() => {
    const told = window as unknown as { wasAsked(what: string): void; camera: PermissionState }
    told.camera = 'denied'
    const ask = (what: string) => () => {
      told.wasAsked(what)
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    }
    MediaDevices.prototype.getUserMedia = ask('camera or microphone')
    StorageManager.prototype.persist = ask('keeping')
    Notification.requestPermission = ask('notifications')
    Object.defineProperty(Navigator.prototype, 'serial', {
      value: { requestPort: ask('boards'), getPorts: ask('boards') },
    })
    MediaDevices.prototype.enumerateDevices = () =>
      Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo])
    Permissions.prototype.query = () =>
      Promise.resolve({ state: told.camera } as unknown as PermissionStatus)
  })
  await openProfile(page)
  await expect(row(page, 'camera')).toContainText(en['camera-denied.way'])
  await expect(row(page, 'boards')).toContainText(en['state.asks'])
  await page.evaluate(() => {
    Object.assign(window, { camera: 'prompt' })
    window.dispatchEvent(new Event('focus'))
  })
  await expect(row(page, 'camera')).toContainText(en['state.asks'])
  await expect(row(page, 'camera')).not.toContainText(en['camera-denied'])
  expect(asked).toEqual([])
})

test('the section is there while the browser is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = () =>
      new Promise((answer) => window.addEventListener('answer', () => answer(true)))
  })
  await openProfile(page)
  const section = page.getByRole('region', { name: 'This browser' })
  await expect(section.getByText('Looking at this browser…')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('answer')))
  await expect(row(page, 'keeping')).toContainText(en['state.works'])
  await expect(section.getByText('Looking at this browser…')).toHaveCount(0)
})

test('the browser is asked to keep the work, and what it says is said where it was asked', async ({
  page,
}) => {
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
  await openProfile(page)
  const keeping = row(page, 'keeping')
  const ask = keeping.getByRole('button', { name: 'Ask the browser to keep my work' })
  await ask.press('Enter')
  await expect(keeping.getByRole('status')).toContainText('Not yet.')
  await expect(ask).toBeFocused()
  await ask.press('Enter')
  await expect(keeping).toContainText(en['state.works'])
  await expect(ask).toHaveCount(0)
  await expect(keeping.getByRole('status')).toHaveText(
    'From now on the browser keeps your work here.',
  )
  await expect(keeping.getByRole('status')).toBeFocused()
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
