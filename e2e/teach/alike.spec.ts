/** Works that are built the same way: found, shown side by side by keyboard, and explained, also from right to left. */
import { localePath } from '@panya/domain/locale/locale.ts'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from './class.ts'

const SHOP = `prices = {"tea": 20, "rice": 45}
basket = []
while True:
    wish = input("What?")
    if wish == "":
        break
    if wish in prices:
        basket.append(prices[wish])
    else:
        print("We have", list(prices))
print("Please pay", sum(basket))
`
const WORKS = [
  { firstName: 'Anan', text: SHOP },
  {
    firstName: 'Boon',
    text: `# my shop\n${SHOP.replaceAll('basket', 'bag').replaceAll('wish', 'w')}`,
  },
  { firstName: 'Chai', text: 'print("Hello")\n' },
]

test('two works of the same structure are shown side by side, with what that means', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const url = `/api/teach/classes/${room.id}/assignments`
  const given = await page.request.post(url, { data: { ...WISH, title: 'A shop' } })
  const { id } = (await given.json()) as { id: number }
  for (const { firstName, text } of WORKS) {
    const api = await otherDevice(baseURL ?? '', await joinAsNew(baseURL ?? '', room))
    expect((await api.patch('/api/profile', { data: { firstName } })).ok()).toBe(true)
    const content = { files: [{ name: 'main.py', text }], main: 'main.py' }
    const data = { document: { format: 'python', version: 1, content } }
    expect((await api.post(`/api/class/assignments/${id}/start`, { data })).ok()).toBe(true)
    expect((await api.post(`/api/class/assignments/${id}/hand-in`)).ok()).toBe(true)
    await api.dispose()
  }
  await page.goto(`/teach/assignment?id=${id}`)
  await page.getByRole('link', { name: 'Alike work' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alike work' })).toBeVisible()
  await expect(page.getByText('3 works were compared.')).toBeVisible()
  await expect(page.getByText('nearly the same structure')).toHaveCount(1)
  await expect(page.getByText(/^Too short to tell/)).toContainText('Chai')
  await expect(page.getByText('Talk first.')).toBeVisible()

  const button = page.getByRole('button', { name: /^Side by side: Anan/ })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const listing = page.getByRole('region', { name: /^The work of Boon.*line by line$/ })
  await expect(listing).toHaveAttribute('dir', 'ltr')
  await expect(listing).toContainText('# my shop')
  await expect(listing.locator('mark')).toContainText('bag.append(prices[w])')
  await expect(listing.locator('mark')).not.toContainText('# my shop')
  await expectAccessible(page)

  await page.goto(localePath('ar', `/teach/alike?id=${id}`))
  await expect(page.getByText('قورنت')).toBeVisible()
  await page.getByRole('button', { name: /^جنبًا إلى جنب/ }).click()
  await expect(page.locator('mark').last()).toBeVisible()
  await expectAccessible(page)
})
