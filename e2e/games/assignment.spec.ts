/** A teacher gives levels of every game, made by the game or by themselves; a learner lands in exactly those. */

import { THEME_MESSAGES } from '@panya/tools/game-kit/core/pictures/trait-messages.ts'
import { boardOf, type MadeBoard } from '@panya/tools/games/grouping/core/board.ts'
import { toDocument } from '@panya/tools/games/grouping/core/document.ts'
import type { Page } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, joinAsNew, makeRoom } from '../teach/class.ts'
import { judged } from './game-page.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

const MINE: MadeBoard = {
  id: 'wet',
  title: 'Wet or dry',
  groups: [
    { name: 'Wet', why: 'Water makes it so.' },
    { name: 'Dry', why: 'The sun makes it so.' },
  ],
  cards: [
    { text: 'rain', group: 0 },
    { text: 'sand', group: 1 },
  ],
}

interface Wish {
  title: string
  tool: string
  levels?: string
  level: string
}

const WISHES: Wish[] = [
  { title: 'Robot', tool: 'Programming', level: '2. Around the corner' },
  { title: 'Cellar', tool: 'Dungeon', level: '3. ' },
  { title: 'Fruit', tool: 'Guessing', level: `${THEME_MESSAGES.fruit.en} · Round 2` },
  { title: 'Water', tool: 'Grouping', levels: 'My boards', level: '1. Wet or dry' },
]

async function give(page: Page, { title, tool, levels, level }: Wish): Promise<void> {
  await page.getByRole('button', { name: 'Give an assignment' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Tool', { exact: true }).selectOption({ label: tool })
  if (levels) await page.getByLabel('Levels', { exact: true }).selectOption({ label: levels })
  const choice = page.getByLabel('Level', { exact: true })
  const offered = choice.locator('option').filter({ hasText: level }).first()
  await expect(offered).toBeAttached()
  await choice.selectOption((await offered.getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
}

async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/class')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: 'Begin' })
    .click()
}

test('what a teacher asks for is what opens: four games, a board of one’s own among them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(page.request)
  await page.request.post('/api/projects', {
    data: {
      id: crypto.randomUUID(),
      saveId: crypto.randomUUID(),
      tool: 'games/grouping',
      title: 'My boards',
      document: toDocument({ boards: [MINE] }),
    },
  })
  await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
  for (const wish of WISHES) await give(page, wish)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  await signInByApi(desk.request, await joinAsNew(baseURL ?? '', room))
  await begin(desk, 'Robot')
  await expect(desk.getByRole('heading', { name: '2. Around the corner' })).toBeVisible()
  await begin(desk, 'Cellar')
  await expect(desk.getByRole('heading', { name: /^3\. / })).toBeVisible()
  await begin(desk, 'Fruit')
  await expect(
    desk.getByRole('heading', { name: `${THEME_MESSAGES.fruit.en} · Round 2` }),
  ).toBeVisible()
  await begin(desk, 'Water')
  await expect(desk.getByRole('heading', { name: 'Wet or dry' })).toBeVisible()
  await desk.getByRole('button', { name: 'rain', exact: true }).press('1')
  await desk.getByRole('button', { name: 'sand', exact: true }).press('2')
  const result = await judged(desk, () =>
    desk.getByRole('button', { name: 'Check', exact: true }).click(),
  )
  expect(result).toMatchObject({ ok: true, level: boardOf(MINE).id, stars: 3 })
  await desk.goto('/class')
  await expect(desk.getByRole('listitem').filter({ hasText: 'Water' })).toContainText('★★★')
  await context.close()
})
