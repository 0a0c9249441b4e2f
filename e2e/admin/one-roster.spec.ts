/** A school's lists over two terms: what is wrong is named, the same list does nothing, leavers are not deleted. */
import type { Page } from '@playwright/test'
import { aSchool, type RosterRows, rosterZip } from '../../apps/server/src/testing/one-roster.ts'
import { freshEmail, newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newAdmin } from './new-admin.ts'

async function choose(page: Page, rows: RosterRows, school: string): Promise<void> {
  await expect(async () => {
    await page.getByLabel('Name of the school').fill(school)
    await page
      .getByLabel('Zip file of the export')
      .setInputFiles({ name: 'list.zip', mimeType: 'application/zip', buffer: rosterZip(rows) })
    await expect(page.getByText('list.zip')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'See what would happen' }).click()
}

async function importList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import the list' }).click()
  await expect(page.getByText('The list is imported.')).toBeVisible()
}

test('a list with problems, imported, again nothing to do, and next term’s list with leavers', async ({
  page,
  browser,
  baseURL: url,
}) => {
  test.slow()
  const baseURL = url ?? ''
  const admin = await newAdmin(page.request, baseURL)
  const head = await otherDevice(baseURL, admin)
  const teacher = await newLearner(page.request)
  await head.post(`/api/admin/people/${teacher.id}/roles`, { data: { group: 'teacher' } })
  await signInByApi(page.request, admin)
  await page.goto('/admin/one-roster')

  const school = `School ${freshEmail()}`
  const invited = freshEmail()
  const first = {
    students: {
      ploy: { givenName: 'พลอย', familyName: 'ใจดี', grades: '05' },
      beam: { givenName: 'Beam', familyName: 'Suk', grades: '05' },
    },
    teachers: {
      kru: { givenName: 'Kru', email: teacher.email },
      new: { givenName: 'Mali', email: invited },
    },
    classes: { c1: { title: 'Robots 5/1', people: ['ploy', 'beam', 'kru', 'new'] } },
  }
  const withProblems = aSchool(first)
  withProblems.users?.push({ sourcedId: 'nameless', enabledUser: 'true', username: 'x' })
  withProblems.enrollments?.push({
    sourcedId: 'e-lost',
    classSourcedId: 'c9',
    schoolSourcedId: 'school-1',
    userSourcedId: 'ploy',
    role: 'student',
  })
  await choose(page, withProblems, school)
  const wrong = page.getByRole('table', { name: 'What is not right in the list' })
  await expect(wrong.getByRole('row', { name: /users\.csv 6 The name is missing/ })).toBeVisible()
  await expect(wrong.getByRole('row', { name: /There is no class with this id.*c9/ })).toBeVisible()
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible()
  await expect(page.getByText('2 new accounts')).toBeVisible()
  await expect(page.getByText('1 new class', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByText('Who is new').click()
  await expect(page.getByText('พลอย ใจดี')).toBeVisible()

  await page.getByRole('button', { name: 'Invite this teacher by mail' }).click()
  await expect(page.getByLabel(`Link of the invitation for ${invited}`)).toHaveValue(/invitation#/)
  await importList(page)

  await choose(page, withProblems, school)
  await expect(page.getByText('Nothing to do: everything in this list is here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import the list' })).toHaveCount(0)

  const room = await browser.newContext({ baseURL })
  await signInByApi(room.request, teacher)
  const desk = await room.newPage()
  await desk.goto('/teach')
  await desk.getByRole('link', { name: /Robots 5\/1/ }).click()
  await expect(desk.getByText('พลอย').first()).toBeVisible()

  const next = aSchool({
    students: { beam: first.students.beam },
    teachers: first.teachers,
    classes: { c1: { title: 'Robots 6/1', people: ['beam', 'kru'] } },
  })
  await choose(page, next, school)
  await expect(page.getByText('1 person leaves')).toBeVisible()
  await expect(page.getByText('1 class renamed')).toBeVisible()
  await page.getByText('Who leaves').click()
  await expect(page.getByText('พลอย ใจดี')).toBeVisible()
  await importList(page)
  await desk.reload()
  await expect(desk.getByText('Robots 6/1').first()).toBeVisible()
  await expect(desk.getByText('Beam').first()).toBeVisible()
  await expect(desk.getByText('พลอย')).toHaveCount(0)
  await page.goto('/admin/people')
  await page.getByLabel('Search').fill('พลอย ใจดี')
  await expect(page.getByRole('link', { name: /พลอย/ }).first()).toBeVisible()

  await page.goto('/admin/one-roster')
  await page.getByLabel('Zip file of the export').setInputFiles({
    name: 'no.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('not a zip'),
  })
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByText('This is no zip file, or it is broken')).toBeVisible()
  await expect(page.getByText('Nothing can be imported from this list')).toBeVisible()
  await room.close()
  await head.dispose()
})
