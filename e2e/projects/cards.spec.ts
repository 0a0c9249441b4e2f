/** What My projects shows of what is inside. */
import { randomUUID } from 'node:crypto'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { openPython } from '../python/python-page.ts'
import { expect, test } from '../support/test.ts'

test('a card shows the first lines of its program, and listeners hear them after the name', async ({
  page,
}) => {
  await signInByApi(page.request, await newLearner(page.request))
  const text = '# Flower\nfrom turtle import *\nprint("<b>hi</b>")\n'
  const document = {
    format: 'python',
    version: 1,
    content: { main: 'main.py', files: [{ name: 'main.py', text }] },
  }
  const made = await page.request.post('/api/projects', {
    data: {
      id: randomUUID(),
      saveId: randomUUID(),
      tool: 'coding/python-programming',
      title: 'My flower',
      document,
    },
  })
  expect(made.ok()).toBe(true)
  for (const locale of ['', '/ar']) {
    await page.goto(`${locale}/projects`)
    const card = page.getByRole('link', { name: 'My flower' })
    await expect(card).toBeVisible()
    await expect(card).toHaveAccessibleName('My flower')
    await expect(card).toHaveAccessibleDescription(/# Flower; from turtle import/)
    // Signs of HTML are signs, and code is read from left to right in every language.
    const code = card.locator('[dir=ltr]')
    await expect(code).toContainText('print("<b>hi</b>")')
    expect(await code.locator('b').count()).toBe(0)
    expect(await code.evaluate((box) => getComputedStyle(box).direction)).toBe('ltr')
  }
})

test('a card shows what the program drew last', async ({ page }) => {
  const room = await openPython(page)
  await room.write(
    'from turtle import *\nspeed(0)\nfor i in range(4):\n    forward(80)\n    left(90)\n',
  )
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/thumbnail') && answer.request().method() === 'PUT',
  )
  await room.run.click()
  expect((await sent).status()).toBe(204)
  await page.goto('/projects')
  const picture = page.getByRole('listitem').locator('img').first()
  await expect(picture).toBeVisible()
  // Drawn when it has arrived.
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(100)
})
