/** What can be done with a row is reached by mouse in every row of every table, on three sizes of screen. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { expectAccessible } from '../support/accessible.ts'
import { chooseEach, expectNoSidewaysScroll, openMenu, SIZES } from '../support/menus.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, joinAsNew, makeRoom, type Room } from './class.ts'

/** Thirty learners: one with a mailbox and a guardian to ask, the others with cards. */
async function makeClass(teacher: APIRequestContext, baseURL: string): Promise<Room> {
  const room = await makeRoom(teacher)
  const learner = await joinAsNew(baseURL, room)
  const own = await otherDevice(baseURL, learner)
  await answerAge(own, 'child')
  await own.dispose()
  const names = Array.from({ length: 29 }, (_, at) => `Learner ${String(at + 1)},Suksai,P4`)
  const url = `/api/teach/classes/${room.id}/learners`
  const made = await teacher.post(url, { data: { text: names.join('\n'), preview: false } })
  expect(await made.json()).toMatchObject({ made: 29 })
  return room
}

/** A dialog of this name opens, and nothing is done. */
function cancelled(page: Page, title: RegExp): () => Promise<void> {
  return async () => {
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
}

const menuOf = (row: Locator) => row.getByRole('button', { name: /^Actions for/ })

for (const size of SIZES) {
  test(`learners, invitations and teachers at ${size.width} pixels`, async ({ page, baseURL }) => {
    test.slow()
    await page.setViewportSize(size)
    await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
    const room = await makeClass(page.request, baseURL ?? '')
    const colleague = await anotherTeacher(baseURL ?? '')
    const added = await page.request.post(`/api/teach/classes/${room.id}/teachers`, {
      data: { email: colleague.email },
    })
    expect(added.ok()).toBe(true)
    const invited = ['ploy', 'ton'].map((name) => `${name}-${room.id}@school.example`)
    await page.request.post(`/api/teach/classes/${room.id}/invites`, {
      data: { text: invited.map((email) => `${email},Ploy,Suk,P4`).join('\n'), preview: false },
    })
    await page.goto(`/teach/class?id=${room.id}&tab=students`)
    const table = page.getByRole('table', { name: '30 learners' })
    const rows = table.locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(30)
    await expectNoSidewaysScroll(table)

    await test.step('every row', async () => {
      for (const row of await rows.all()) {
        const items = await openMenu(menuOf(row))
        expect(items.length).toBeGreaterThanOrEqual(4)
        await expect(page.getByRole('menuitem', { disabled: true })).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(menuOf(row)).toBeFocused()
      }
    })
    await test.step('every item of the first and the last row', async () => {
      const cards = rows.filter({ hasText: 'Suksai' })
      for (const row of [cards.first(), cards.last()]) {
        await chooseEach(menuOf(row), {
          'New card': cancelled(page, /^New card for Learner/),
          'Sign out all devices': cancelled(page, /^Sign Learner .* out everywhere/),
          'Move to another class': cancelled(page, /^Move Learner .* to another class/),
          'Remove from the class': cancelled(page, /^Remove Learner .* from the class/),
        })
      }
      await chooseEach(menuOf(rows.filter({ hasText: 'Nok Dee' })), {
        'New password': cancelled(page, /^New password for Nok/),
        'Sign out all devices': cancelled(page, /^Sign Nok out everywhere/),
        'Move to another class': cancelled(page, /^Move Nok to another class/),
        'Record a guardian’s answer': cancelled(page, /guardian’s answer for Nok/),
        'Remove from the class': cancelled(page, /^Remove Nok from the class/),
      })
      await expect(rows).toHaveCount(30)
    })
    await test.step('invitations', async () => {
      const invites = page.getByRole('table', { name: 'Invited' })
      await expectNoSidewaysScroll(invites)
      const last = invites.getByRole('row').last()
      await last.getByRole('button', { name: /^Take back the invitation/ }).click()
      await expect(invites.getByRole('row')).toHaveCount(1)
    })
    await test.step('teachers', async () => {
      await page.goto(`/teach/class?id=${room.id}&tab=settings`)
      const teachers = page.getByRole('table', { name: 'Teachers' })
      await expectNoSidewaysScroll(teachers)
      const row = teachers.getByRole('row').filter({ hasText: colleague.email })
      await row.getByRole('button', { name: /^Remove/ }).click()
      await expect(row).toHaveCount(0)
    })
  })

  test(`the administration and the shelf at ${size.width} pixels`, async ({ page, baseURL }) => {
    test.slow()
    await page.setViewportSize(size)
    await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
    const copy = page.getByRole('list', { name: 'Projects' }).getByRole('listitem')
    await test.step('people', async () => {
      for (const at of [0, -1]) {
        await page.goto('/admin/people')
        const names = page.getByRole('table').getByRole('link')
        await expect(names.first()).toBeVisible()
        await names.nth(at).click()
        await expect(page).toHaveURL(/\/admin\/person\?id=/)
      }
    })
    await test.step('roles', async () => {
      const email = `colleague-${size.width}@school.example`
      await page.goto('/admin/roles')
      const teachers = page.getByRole('region', { name: 'Teachers' })
      await teachers.getByLabel('Email').fill(email)
      await teachers.getByRole('button', { name: 'Add a teacher' }).click()
      const row = page.getByRole('table', { name: 'Open invitations' }).getByRole('row')
      await row
        .filter({ hasText: email })
        .getByRole('button', { name: /^Withdraw/ })
        .click()
      await expect(row.filter({ hasText: email })).toHaveCount(0)
    })
    await test.step('projects, the first and the last', async () => {
      await makeProjects(page.request, 7)
      await page.goto('/projects')
      for (const title of ['Work 7', 'Work 1']) {
        const card = copy.filter({ hasText: title }).filter({ hasNotText: 'copy' })
        await chooseEach(menuOf(card), {
          Rename: cancelled(page, /^Rename$/),
          'Make a copy': () => expect(copy.filter({ hasText: `${title} (copy)` })).toBeVisible(),
          'Move to the trash': () => expect(card).toHaveCount(0),
        })
      }
      await page.getByRole('button', { name: 'Trash (2)' }).click()
      await expect(copy).toHaveCount(2)
      expect(await openMenu(menuOf(copy.last()))).toEqual([
        'Take it out of the trash',
        'Delete for good',
      ])
      await page.getByRole('menuitem', { name: 'Delete for good' }).click()
      await cancelled(page, /^Delete “Work .*” for good/)()
      await expect(copy).toHaveCount(2)
    })
  })
}

async function makeProjects(api: APIRequestContext, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const data = {
      id: crypto.randomUUID(),
      saveId: crypto.randomUUID(),
      tool: 'coding/python-programming',
      title: `Work ${at}`,
      document: {
        format: 'python',
        version: 1,
        content: { files: [{ name: 'main.py', text: '' }], main: 'main.py' },
      },
    }
    expect((await api.post('/api/projects', { data })).status()).toBe(201)
  }
}

test('in Arabic, on a phone: cards instead of columns, menus that begin at their button, and the keys', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  const room = await makeClass(page.request, baseURL ?? '')
  await page.goto(`/ar/teach/class?id=${room.id}&tab=students`)
  const table = page.getByRole('table').filter({ hasText: 'Learner 29' })
  const rows = table.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(30)
  await expectNoSidewaysScroll(table)
  const button = rows.last().getByRole('button').last()
  const items = page.getByRole('menuitem')

  await openMenu(button)
  await expectAccessible(page)
  const menu = (await page.getByRole('menu').boundingBox())!
  const from = (await button.boundingBox())!
  expect(menu.x, 'the left edges meet').toBeCloseTo(from.x, 0)
  await items.last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nok')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await test.step('keys', async () => {
    await button.focus()
    await page.keyboard.press('ArrowUp')
    await expect(items.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(items.last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(items.first()).toBeFocused()
    const letter = (await items.nth(1).textContent())![0]!
    // No keyboard of the browser's own has these letters.
    await items.first().dispatchEvent('keydown', { key: letter, bubbles: true })
    await expect(items.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(rows.last().getByRole('link').first()).toBeFocused()
  })
  await test.step('it goes along with its row, and closes when the row is out of sight', async () => {
    await openMenu(button)
    const before = (await page.getByRole('menu').boundingBox())!
    await page.mouse.wheel(0, -60)
    await expect
      .poll(async () => (await page.getByRole('menu').boundingBox())!.y)
      .toBeGreaterThan(before.y)
    await page.mouse.wheel(0, -2000)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})
