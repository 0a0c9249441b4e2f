/** Coins as a learner sees them: the balance, running the AI for a price, another plan, help. */
import { newLearner, ownCoins, signInByApi } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test('a run waits for a guardian, has its price on the button and is told in the history; then another plan, and free help', async ({
  page,
}) => {
  test.slow()
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/coins')
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('30')
  await page.getByRole('tab', { name: 'Compare texts by meaning' }).click()
  await expect(page.getByText('Your parent or guardian has to say yes before')).toBeVisible()
  const run = page.getByRole('button', { name: 'Run for 1 coin' })
  await expect(run).toBeDisabled()
  await answerAge(page.request, 'older')
  await page.goto('/coins?plan=basic')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('You asked for Basic. Somebody will look at it soon.')).toBeVisible()

  await page.getByRole('tab', { name: 'Compare texts by meaning' }).click()
  await page.getByLabel('Your sentence').fill('How old are you?')
  await page.getByLabel('Other sentences').fill('The weather is nice\nWhat is your age?')
  await run.click()
  const nearest = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(nearest).toContainText('your age', { timeout: 30_000 })
  await expect(page.getByText('Done. You have 29 coins left.')).toBeVisible()
  await expect(ownCoins(page)).toHaveText('29')
  const history = page.getByRole('region', { name: 'What happened' })
  await expect(history.getByRole('listitem').first()).toContainText('Compare texts by meaning')
  await expectAccessible(page)

  await page.goto('/coding/python-programming')
  await page.getByRole('button', { name: 'Ask the tutor' }).click()
  const tutor = page.getByRole('complementary', { name: 'Tutor' })
  await expect(tutor).toContainText('ran without an error')
  await expect(tutor).toContainText('Nothing you write leaves it')
})
