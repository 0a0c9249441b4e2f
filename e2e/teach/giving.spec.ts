/** A draft for a group, given later, with more time for one learner, and copied to the next class. */
import { localePath } from '@panya/domain/locale/locale.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, joinAsNew, makeRoom, type Room } from './class.ts'

// The due date that would be over before it is given.
test.use({ expectedErrors: [/400 \(Bad Request\).*\/api\/teach\/assignments\/\d+/] })

async function joinAs(baseURL: string, room: Room, firstName: string) {
  const learner = await joinAsNew(baseURL, room)
  const api = await otherDevice(baseURL, learner)
  expect((await api.patch('/api/profile', { data: { firstName } })).ok()).toBe(true)
  return { learner, api }
}

async function titles(api: APIRequestContext): Promise<string[]> {
  const answer = await api.get('/api/class/assignments')
  const { assignments } = (await answer.json()) as { assignments: { title: string }[] }
  return assignments.map(({ title }) => title)
}

async function makeGroup(page: Page, room: Room, name: string, learner: RegExp): Promise<void> {
  await page.goto(`/teach/class?id=${room.id}&tab=students`)
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('checkbox', { name: learner }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Groups' })).toContainText(name)
}

test('a draft for a group is scheduled, given, due later for one learner, and copied', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(page.request)
  const next = await makeRoom(page.request)
  const mali = await joinAs(baseURL ?? '', room, 'Mali')
  const ton = await joinAs(baseURL ?? '', room, 'Ton')
  await makeGroup(page, room, 'Herons', /^Mali/)

  await test.step('a draft', async () => {
    await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
    await page.getByRole('button', { name: 'Give an assignment' }).click()
    await page.getByLabel('Title').fill('Draw a heron')
    await page.getByLabel('Due').fill('2098-01-02T08:00')
    await page.getByLabel('When is it given?').selectOption('draft')
    await page.getByLabel('Who is it for?').selectOption('some')
    const keep = page.getByRole('button', { name: 'Keep as a draft' })
    await expect(keep).toBeDisabled()
    await page.getByRole('checkbox', { name: /^Herons/ }).check()
    await expectAccessible(page)
    await keep.click()
    const card = page.getByRole('listitem').filter({ hasText: 'Draw a heron' })
    await expect(card).toContainText('For Herons')
    await expect(card.getByText('Draft', { exact: true })).toBeVisible()
    await card.getByRole('link').click()
    await expect(page.getByText('Only teachers of the class see it.')).toBeVisible()
  })

  await test.step('scheduled: not after it is due, and nobody sees it before', async () => {
    await page.getByRole('button', { name: 'When and for whom' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('When is it given?').selectOption('later')
    await dialog.getByLabel('Given on').fill('2098-01-02T09:00')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('It would be due before it is given.')).toBeVisible()
    await dialog.getByLabel('Given on').fill('2098-01-01T08:00')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^It is given on .*2098/)).toBeVisible()
    await expectAccessible(page)
    expect([await titles(mali.api), await titles(ton.api)]).toEqual([[], []])
  })

  await test.step('given: to the group alone', async () => {
    await page.getByRole('button', { name: 'Give it now' }).click()
    const table = page.getByRole('table', { name: 'Work of the class' })
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(1)
    await expect(table).toContainText('Mali')
    expect([await titles(mali.api), await titles(ton.api)]).toEqual([['Draw a heron'], []])
  })

  const given = new URL(page.url()).search
  await test.step('more time for one', async () => {
    await page.getByRole('button', { name: /^Actions for Mali/ }).click()
    await page.getByRole('menuitem', { name: 'Own due date' }).click()
    const dialog = page.getByRole('dialog', { name: /^Own due date for Mali/ })
    await dialog.getByLabel('Due').fill('2099-05-06T08:00')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Own due date: .*2099/)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localePath('ar', `/teach/assignment${given}`))
    await expect(page.getByRole('row').filter({ hasText: 'Mali' })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })

  await test.step('copied to the next class, where it is a draft', async () => {
    await page.goto(`/teach/assignment${given}`)
    await page.getByRole('button', { name: 'Copy to another class' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy to another class' })
    await dialog.getByLabel('Copy to which class?').selectOption({ label: next.name })
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Only teachers of the class see it.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Assignments' })).toHaveAttribute(
      'href',
      new RegExp(`id=${next.id}&`),
    )
  })

  await test.step('the learner is told of the own date', async () => {
    await signInByApi(page.request, mali.learner)
    await page.goto('/class')
    await expect(page.getByText(/^Due .*2099.*, a date of your own$/)).toBeVisible()
  })
  await mali.api.dispose()
  await ton.api.dispose()
})
