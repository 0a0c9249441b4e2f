/** Passkeys belong to a name, so these pages are opened at localhost and not at its number. */
import type { Page } from '@playwright/test'
import { codeAt } from '../../apps/server/src/testing/app-code.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible } from '../support/accessible.ts'
import { SEED_PASSWORD, startServerUnderTest } from '../support/server.ts'
import { test as base, expect } from '../support/test.ts'
import { anotherTeacher } from '../teach/class.ts'
import {
  ADMIN,
  type Credentials,
  fillSignIn,
  newLearner,
  otherDevice,
  signInByApi,
} from './people.ts'

const named = (url: string) => url.replace('127.0.0.1', 'localhost')

const test = base.extend({
  baseURL: async ({}, use) => {
    await use(named(process.env['E2E_URL'] ?? ''))
  },
})

/** A device with a finger reader, as Chromium plays it. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    finger: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

async function typePassword(page: Page, person: Credentials): Promise<void> {
  await page.goto('/signin')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A code works once, and half a minute early: so the test need not wait for the next. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

// The browser tells of the wrong code, too.
test.use({ expectedErrors: [/status of 400/] })

test('a code app: set up, asked for after the password, and a recovery code instead', async ({
  page,
}) => {
  const teacher = await anotherTeacher(process.env['E2E_URL'] ?? '')
  await signInByApi(page.request, teacher)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Set up a code app' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up a code app' })
  await expect(setup.getByText('QR code for your code app')).toBeAttached()
  const secret = (await setup.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(
    ' ',
    '',
  )
  await expectAccessible(page)
  await setup.getByLabel('Type the 6 digits').fill('000000')
  await page.keyboard.press('Enter')
  await expect(setup.getByRole('alert')).toContainText('clock is right')
  await setup.getByLabel('Type the 6 digits').fill(codeAt(secret, new Date()))
  await page.keyboard.press('Enter')
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await kept.getByRole('listitem').first().innerText()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await kept.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.txt$/)
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Codes of your app are asked for since')).toBeVisible()
  await expect(page.getByText('10 codes are left.')).toBeVisible()

  await leave(page)
  await typePassword(page, teacher)
  const code = page.getByLabel('Code from your app')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('123 123')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/does not work/)
  await expect(code).toBeFocused()
  await code.fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')

  await leave(page)
  await typePassword(page, teacher)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await page.goto('/profile')
  await expect(page.getByText('9 codes are left.')).toBeVisible()
})

test('a passkey: added, and then the way in without a password', async ({ page }) => {
  const device = await withAuthenticator(page)
  const teacher = await anotherTeacher(process.env['E2E_URL'] ?? '')
  await signInByApi(page.request, teacher)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Where is it kept?').fill('My laptop')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  const keys = page.getByRole('list', { name: 'Your passkeys' })
  await expect(keys.getByRole('listitem')).toContainText('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('This device has a passkey for you already.')).toBeVisible()

  await leave(page)
  await page.goto('/signin')
  await device.finger(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert').getByText('No passkey was used.')).toBeVisible()
  await expectAccessible(page)
  await device.finger(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/home')

  await leave(page)
  await typePassword(page, teacher)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/home')
  await page.goto('/ar/profile')
  await expect(page.getByRole('list', { name: 'مفاتيح مرورك' })).toContainText('My laptop')
  await expectAccessible(page)
})

test('an admin helps a teacher who lost the phone: the password alone opens the account', async ({
  page,
  baseURL,
}) => {
  const teacher = await anotherTeacher(baseURL ?? '')
  const phone = await otherDevice(baseURL ?? '', teacher)
  const { secret, setup } = await (await phone.post('/api/second-factor/app')).json()
  const data = { setup, code: codeAt(secret, new Date()) }
  expect((await phone.put('/api/second-factor/app', { data })).status()).toBe(200)

  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto(`/admin/person?id=${teacher.id}`)
  const panel = page.getByRole('region', { name: 'Sign-in safety' })
  await expect(panel).toContainText('Signs in with a code app.')
  const remove = panel.getByRole('button', { name: 'Remove code app and passkeys' })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Remove code app and passkeys?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel).toContainText('Signs in with a code app.')
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).dblclick()
  await expect(panel.getByRole('status')).toContainText('The password alone opens the account now.')
  await expect(remove).toHaveCount(0)
  expect((await phone.get('/api/profile')).status()).toBe(401)
  await expectAccessible(page)
  await phone.dispose()

  await leave(page)
  await typePassword(page, teacher)
  await expect(page).toHaveURL('/home')
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Set up a code app' })).toBeVisible()
})

test('learners see none of it', async ({ page }) => {
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign-in safety' })).toHaveCount(0)
})

base('at an address that is a number no passkey is offered', async ({ page }) => {
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})

base.describe('where it is required', () => {
  base('an admin enrols first, and then everything opens', async ({ browser }) => {
    const server = await startServerUnderTest({ STAFF_SECOND_FACTOR: 'required' })
    const context = await browser.newContext({ baseURL: named(server.url) })
    try {
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await withAuthenticator(page)
      await typePassword(page, { email: ADMIN.email, password: SEED_PASSWORD })
      await expect(page).toHaveURL('/sign-in-safety')
      await expect(page.getByText('teachers and administrators protect')).toBeVisible()
      for (const path of [
        '/admin',
        '/teach',
        '/home',
        '/profile',
        '/th/coding/python-programming',
      ]) {
        await page.goto(path)
        await expect(page).toHaveURL(/\/sign-in-safety\?return=/)
      }
      await page.goto('/admin/people')
      await expect(page).toHaveURL(/\/sign-in-safety\?return=/)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await page.getByRole('button', { name: 'Go on' }).click()
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await expect(page).toHaveURL('/admin/people')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(problems).toEqual([])
    } finally {
      await context.close()
      await server.stop()
    }
  })
})
