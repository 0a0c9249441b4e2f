/** The tutor beside the work: first the free help, then a conversation, by mouse and by keyboard alone. */
import { ownCoins } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect } from '../support/test.ts'
import { ENGLISH, expectUncovered, roomOf, says, sitDown, test } from './tutor-room.ts'

test.setTimeout(180_000)

const PYTHON = '/coding/python-programming'
const ANSWER = 'Look at the line with `print` again. What do you think it will show when it runs?'

test('by keyboard alone: free help at once, a question, its price, a report; after a reload it is all there', async ({
  page,
  model,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/tutor') asked.push(request.method())
  })
  const { owl, panel, log, field } = await sitDown(page, PYTHON)
  await owl.focus()
  await page.keyboard.press('Enter')
  await expect(owl).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('heading', { name: 'Tutor', exact: true })).toBeFocused()
  await expect(panel.getByRole('region', { name: 'First help' })).toContainText('Try this')
  expect(asked.filter((method) => method !== 'GET')).toEqual([])

  // Beside the work: both can be used.
  await expectUncovered(page.getByRole('button', { name: 'Run', exact: true }))
  const [work, beside] = [await page.locator('#main').boundingBox(), await panel.boundingBox()]
  expect(work!.x + work!.width).toBeLessThanOrEqual(beside!.x + 1)

  const { promise: ready, resolve: answer } = Promise.withResolvers<void>()
  model.be(async () => {
    await ready
    return says(ANSWER)
  })
  const chip = panel.getByRole('button', { name: 'Where do I begin?' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Ask for 2 coins' })).toBeEnabled()
  await expect(panel).toContainText('You have 30 coins.')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText('Thinking…')
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
  answer()
  await expect(log).toContainText('What do you think it will show')
  await expect(log.locator('code')).toHaveText('print')
  await expect(panel.getByRole('status')).toHaveText('')
  await expect(panel).toContainText('Paid. You have 28 coins left.')
  await expect(ownCoins(page).or(panel).first()).toBeVisible()
  await expect(field).toBeFocused()
  // An answer can be read and reported, nothing else.
  await expect(log.getByRole('button')).toHaveText(['Report'])
  await expectAccessible(page)

  await log.getByRole('button', { name: 'Report' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'It is not correct' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type('It did not fit.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('You reported this answer.')

  // As it was left: open, with what was said.
  await page.reload()
  await expect(log).toContainText('What do you think it will show')
  await expect(log).toContainText('You reported this answer.')
  await expect(panel).toContainText('You have 28 coins.')
  await panel.getByRole('button', { name: 'New conversation' }).click()
  await expect(log.getByRole('listitem')).toHaveCount(0)

  await field.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(owl).toBeFocused()
  await page.reload()
  await expect(owl).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('stopped, asked again, answered: the words are not lost and one answer is paid', async ({
  page,
  model,
}) => {
  const { owl, panel, log, field, ask } = await sitDown(page, PYTHON)
  await owl.click()
  model.be({ kind: 'silent', after: '' })
  await ask('What does print do?')
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByRole('alert')).toContainText('Stopped.')
  await expect(field).toHaveValue('What does print do?')
  await expect(log.getByRole('listitem')).toHaveCount(0)
  model.be(says(ANSWER))
  // The coins of the stopped one come back when the server has let go of it.
  await expect(async () => {
    await field.press('Enter')
    await expect(log).toContainText('What do you think', { timeout: 3000 })
  }).toPass()
  await expect(panel).toContainText('Paid. You have 28 coins left.')
})

test('an error of the program is explained as soon as it happens, while the tutor stands beside it', async ({
  page,
}) => {
  const { owl, panel } = await sitDown(page, PYTHON)
  await owl.click()
  await expect(panel.getByRole('heading', { name: 'Tutor', exact: true })).toBeFocused()
  const help = panel.getByRole('region', { name: 'First help' })
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('print(nok)')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(help).toContainText('nok', { timeout: 60_000 })
})

for (const { locale, words, question, answer, free } of [
  {
    locale: 'th',
    words: { open: 'ติวเตอร์ AI ถามได้เลย', panel: 'ติวเตอร์ AI', question: 'คำถามของคุณ' },
    question: 'เริ่มตรงไหนดี',
    answer: 'ลองดูบรรทัดที่มี `print` อีกครั้ง คิดว่าจะเห็นอะไรเมื่อรัน',
    free: 'ลองแบบนี้ดู',
  },
  {
    locale: 'ar',
    words: { open: 'سؤال المساعد الذكي', panel: 'المساعد الذكي', question: 'سؤالك' },
    question: 'من أين أبدأ؟',
    answer: 'انظر مرة أخرى إلى السطر الذي فيه `print`. ماذا سيظهر عند تشغيله في رأيك؟',
    free: 'لنجرّب هذا',
  },
]) {
  test(`on a phone in ${locale}: a sheet from below, the program in sight, run and stop free`, async ({
    page,
    model,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { owl, panel, log, field, ask } = await sitDown(page, `/${locale}${PYTHON}`, words)
    model.be(says(answer))
    await owl.click()
    await expect(panel).toContainText(free)
    const sheet = (await panel.boundingBox())!
    expect(sheet.width).toBe(390)
    expect(sheet.height).toBeLessThan(844 * 0.55)
    await expect(page.locator('.cm-content')).toBeInViewport()
    await expectUncovered(
      page.locator('header button').filter({ has: page.locator('[d^="M8 5v14"]') }),
    )
    await ask(question)
    await expect(log.locator('code')).toHaveText('print')
    // A name in the middle of a sentence keeps its own direction.
    await expect(log.locator('bdi:has(code)')).toHaveAttribute('dir', 'ltr')
    await expect(log.getByRole('listitem').last()).toBeInViewport()
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(hidden).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await field.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(owl).toBeFocused()
    // What was a sheet does not come back by itself.
    await page.reload()
    await expect(owl).toBeVisible()
    await expect(roomOf(page, words).panel).toHaveCount(0)
  })
}

test('the blocks are beside the tutor too, and its keys are not theirs', async ({
  page,
  model,
}) => {
  const { owl, panel, log, field, ask } = await sitDown(page, '/coding/block-programming', ENGLISH)
  model.be(says('Which block runs first, and what does it change?'))
  await owl.click()
  await expectUncovered(page.getByRole('button', { name: 'Run', exact: true }))
  await field.fill('one')
  await field.press('Shift+Enter')
  await field.pressSequentially('two')
  await expect(field).toHaveValue('one\ntwo')
  await ask('Where do I begin?')
  await expect(log).toContainText('Which block runs first')
  await expect(panel).toContainText('Paid.')
  await expectAccessible(page)
})
