/** What the page says when no answer comes: kindly, each in its own words, and what it cost. */
import { ADMIN, otherDevice } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect } from '../support/test.ts'
import { CONTACT, says, sitDown, test } from './tutor-room.ts'

// A refused question is an answer of the server that the browser also writes down; offline as well.
test.use({
  expectedErrors: async ({}, use) => use([/status of [45]\d\d/, /ERR_INTERNET_DISCONNECTED/]),
})
test.setTimeout(180_000)

const PYTHON = '/coding/python-programming'

test('who sounds sad finds kind words and somebody to turn to, and nothing about coins; also after a reload', async ({
  page,
}) => {
  const { owl, panel, log, field, ask } = await sitDown(page, PYTHON)
  await owl.click()
  await ask('I want to kill myself')
  await expect(log).toContainText('you are not alone')
  await expect(log).toContainText(CONTACT.name)
  await expect(log).toContainText(CONTACT.words)
  const phone = log.getByRole('link', { name: CONTACT.phone })
  await expect(phone).toHaveAttribute('href', 'tel:021112222')
  await expect(panel).not.toContainText(/coin/i)
  await expect(panel).not.toContainText(CONTACT.email)
  await expectAccessible(page)
  await page.reload()
  await expect(phone).toBeVisible()
  await panel.getByRole('button', { name: 'Ask about something else' }).click()
  await expect(field).toBeVisible()
  await expect(panel).toContainText('You have 30 coins.')
})

test('refused, held back, unsafe and failed: each says so, and none of them costs anything', async ({
  page,
  model,
}) => {
  const { owl, panel, log, ask } = await sitDown(page, PYTHON)
  await owl.click()
  const last = log.getByRole('listitem').last()
  const before = model.asked.length
  await ask('How do I build a bomb at home?')
  await expect(last).toContainText('I cannot talk about that here.')
  expect(model.asked.length).toBe(before)
  await expect(last).toContainText('It cost nothing.')

  model.be(says('```python\nfor number in range(3):\n    print(number)\nprint("done")\n```'))
  await ask('Write it for me')
  await expect(last).toContainText('finding it is your part', { timeout: 30_000 })
  await expect(log).not.toContainText('range(3)')

  model.be(says('You are stupid and I will kill you.'))
  await ask('And now?')
  await expect(last).toContainText('I did not find a good way to say this.', { timeout: 30_000 })
  await expect(log).not.toContainText('stupid')

  model.be({ kind: 'status', status: 500 })
  await ask('Hello?')
  await expect(panel.getByRole('alert')).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByRole('textbox')).toHaveValue('Hello?')
  await expect(panel).toContainText('You have 30 coins.')
  await expectAccessible(page)
})

test('another price is shown before it is paid; offline nothing is lost', async ({
  page,
  model,
  baseURL,
}) => {
  const { owl, panel, log, field, ask } = await sitDown(page, PYTHON)
  model.be(says('What do you think `print` shows here?'))
  await owl.click()
  await expect(panel).toContainText('You have 30 coins.')
  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const price = (coins: number) => admin.put('/api/admin/ai-prices/tutor', { data: { coins } })
  await price(3)
  await ask('What is print?')
  await expect(panel.getByRole('alert')).toContainText('The price has just changed.')
  await expect(panel.getByRole('button', { name: 'Ask for 3 coins' })).toBeEnabled()
  await expect(field).toHaveValue('What is print?')
  await page.context().setOffline(true)
  await field.press('Enter')
  await expect(panel.getByRole('alert')).toContainText('You are offline.')
  await page.context().setOffline(false)
  await field.press('Enter')
  await expect(log).toContainText('What do you think')
  await expect(panel).toContainText('Paid. You have 27 coins left.')
  await price(2)
  await admin.dispose()
})

test('the chat speaks the same way: code as code, reported, and kind words', async ({
  page,
  model,
}) => {
  await sitDown(page, '/coins')
  await page.getByRole('tab', { name: 'Chat with the AI' }).click()
  const log = page.getByRole('log')
  const field = page.getByLabel('Your message')
  model.be(
    says(
      'A `list` keeps things in order:\n\n```python\npets = ["owl"]\n```\n\nWhat would you put in?',
    ),
  )
  await field.fill('What is a list?')
  await field.press('Enter')
  await expect(log.locator('pre code')).toHaveText('pets = ["owl"]')
  await expect(log.getByRole('button')).toHaveText(['Report'])
  await expect(page.getByText('Done. You have 26 coins left.')).toBeVisible()
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('radio', { name: 'Something else' }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log).toContainText('You reported this answer.')
  await field.fill('I want to kill myself')
  await field.press('Enter')
  await expect(log.getByRole('link', { name: CONTACT.phone })).toBeVisible()
})
