/** Texts are taught from two classes that are ready; what the model knows nothing of, it says so. */
import { TOPIC_TEXTS } from '../../packages/engines/src/nlp/testdata/topic-texts.ts'
import { expect, test } from '../support/test.ts'
import { openAi } from './ai-page.ts'

test('two classes are ready, Thai texts are taught, and nothing known is not answered for', async ({
  page,
}) => {
  const room = await openAi(page)
  await room.add('My text set')
  // The first steps lie over the details until somebody asks for them.
  await page.getByRole('button', { name: 'Details' }).click()
  const name = (number: number) => room.details.getByLabel(`Name of class ${number}`)
  await expect(name(1)).toHaveValue('Class 1')
  await expect(name(2)).toHaveValue('Class 2')
  await room.details.getByRole('button', { name: 'Add a class' }).click()
  await expect(name(3)).toBeFocused()
  await expect(name(3)).toHaveValue('Class 3')
  await room.details.getByRole('button', { name: 'Remove the class Class 3' }).click()
  await expect(name(3)).toHaveCount(0)

  const { labels, learn, heldOut } = TOPIC_TEXTS[1]!
  for (const at of [0, 1] as const) {
    await name(at + 1).fill(labels[at])
    await room.details
      .getByLabel(`Texts of ${labels[at]}, one on each line`)
      .fill([...learn[at], ...heldOut[at]].join('\n'))
  }
  await room.add('Teach with texts')
  await expect(room.details).toContainText('tested with 10 others', { timeout: 40_000 })
  const score = room.details.getByText('% right in the test').first()
  expect(Number.parseInt((await score.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(80)

  await room.openExample('Friendly or angry?')
  await room.done('Ask about a text')
  await room.look('Text')
  await room.details.getByLabel('Text', { exact: true }).fill('Qzx')
  await expect(room.node('Ask about a text')).toContainText('Not sure', { timeout: 20_000 })
})
