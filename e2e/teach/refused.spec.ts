/** What is refused stays where it was typed: a wrong teacher's address, and the bad lines of a long list. */
import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, makeRoom } from './class.ts'

test.describe(() => {
  // An address nobody has is refused.
  test.use({ expectedErrors: [/status of 400/] })

  test('a wrong address leaves “Add a teacher” open, with what was typed and what is wrong', async ({
    page,
    baseURL,
  }) => {
    const other = await anotherTeacher(baseURL ?? '')
    await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
    const room = await makeRoom(page.request)
    await page.goto(`/teach/class?id=${room.id}&tab=settings`)
    await page.getByRole('button', { name: 'Add a teacher' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('The teacher’s email')
    await field.fill('nobody@school.example')
    await dialog.getByRole('button', { name: 'Add a teacher' }).click()
    await expect(field).toHaveAccessibleDescription(/No teacher has this email address/)
    await expect(field).toHaveValue('nobody@school.example')
    await expectAccessible(page)
    await field.fill(other.email)
    await dialog.getByRole('button', { name: 'Add a teacher' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Teachers' })).toContainText(other.email)
  })
})

test('bad lines of a long list stand first, and are mended or left out there', async ({
  page,
  baseURL,
}) => {
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(page.request)
  const lines = Array.from(
    { length: 33 },
    (_, at) => `p${at}@${room.id}.example,Learner ${at},Dee,P4`,
  )
  lines[6] = 'p6 at school,Learner 6,Dee,P4'
  lines[20] = `p20@${room.id}.example,Learner 20,Dee,P9`
  lines[32] = lines[0] ?? ''
  await page.goto(`/teach/class?id=${room.id}&tab=students`)
  await page.getByRole('button', { name: 'Invite a list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Paste the list').fill(lines.join('\n'))
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await expect(dialog.getByText('3 of 33 lines need a look')).toBeVisible()
  await expect(dialog.getByText('30 lines are fine')).toBeVisible()
  await expect(dialog.getByRole('table', { name: 'What was read' })).toBeHidden()
  const wrong = dialog.getByRole('list', { name: 'Lines that need a look' })
  await expect(wrong.getByRole('textbox')).toHaveCount(3)
  const seventh = wrong.getByLabel('Line 7', { exact: true })
  await expect(seventh).toHaveAccessibleDescription(/this is no email address/)
  await expectAccessible(page)
  await wrong.getByRole('button', { name: 'Leave out line 33' }).click()
  await expect(dialog.getByText('2 of 32 lines need a look')).toBeVisible()
  await seventh.fill(`p6@${room.id}.example,Learner 6,Dee,P4`)
  await seventh.press('Enter')
  await expect(dialog.getByText('1 of 32 lines needs a look')).toBeVisible()
  await dialog.getByRole('button', { name: 'Invite 31 learners' }).click()
  const invited = page.getByRole('table', { name: 'Invited' }).getByRole('row')
  await expect(invited.filter({ hasText: 'Learner' })).toHaveCount(31)
  await expect(invited.filter({ hasText: 'Learner' }).nth(2)).toContainText('Learner 2')
})
