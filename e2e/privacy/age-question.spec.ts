/** Where somebody lives is asked before when they were born, and an answer that is still right stays. */
import { type BirthYearBand, birthYearBands } from '@panya/domain/consent/birth-year-bands.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const year = bangkokYear(new Date())
const label = ({ from, to }: BirthYearBand) => (from === to ? `${to}` : `${from}–${to}`)
const [, child, , teen] = birthYearBands('TH', year).map(label)
const [, , , younger] = birthYearBands('CN', year).map(label)

test('choosing the country keeps the birth years, unless it groups them in another way', async ({
  page,
}) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/home')
  const question = page.getByRole('region', { name: /when were you born/ })
  const country = question.getByLabel('Where do you live?')
  const chosen = question.getByRole('radio', { checked: true })
  await question.getByRole('radio', { name: child! }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(country, 'the country comes first').toBeFocused()

  await question.getByRole('radio', { name: child! }).check()
  await country.selectOption({ label: 'United States' })
  await expect(question.getByRole('radio', { name: child! })).toBeChecked()
  await country.selectOption({ label: 'Thailand' })
  await expect(question.getByRole('radio', { name: child! })).toBeChecked()

  await question.getByRole('radio', { name: teen! }).check()
  await country.selectOption({ label: 'China' })
  await expect(chosen).toHaveCount(0)
  await expect(question.getByRole('alert')).toContainText('Choose yours again')
  await expectAccessible(page)
  await question.getByRole('radio', { name: younger! }).check()
  await expect(question.getByRole('alert')).toHaveCount(0)
  await country.selectOption({ label: 'Thailand' })
  await expect(question.getByRole('radio', { name: teen! }), 'the wider span').toBeChecked()

  const sent = page.waitForRequest((made) => made.method() === 'PUT')
  await question.getByRole('button', { name: 'That is me' }).click()
  const { country: kept, from } = (await sent).postDataJSON() as { country: string; from: number }
  expect([kept, `${from}`]).toEqual(['TH', teen!.slice(0, 4)])
  await expect(question).toHaveCount(0)
})

for (const days of [-2000, 800]) {
  test(`on a device whose clock is ${days} days off the years are those of the server`, async ({
    page,
  }) => {
    await signInByApi(page.request, await newLearner(page.request))
    await page.clock.install({ time: Date.now() + days * 24 * 3600 * 1000 })
    await page.goto('/home')
    const question = page.getByRole('region', { name: /when were you born/ })
    // By keyboard alone, too.
    await question.getByLabel('Where do you live?').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(question.getByRole('radio', { name: child! })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
  })
}
