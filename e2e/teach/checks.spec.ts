/** A teacher's own checks: written for two tools, kept when the tool is switched, and answered one by one. */

import { newFigure } from '@panya/domain/classroom/flow-check.ts'
import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { block, stack } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { FLOW_VERSION } from '@panya/engines/flow/flow-document.ts'
import {
  emptyDocument as blocks,
  emptyContent,
  toDocument,
} from '@panya/tools/coding/block-programming/core/document.ts'
import { documentOf } from '@panya/tools/coding/jupyter-lite/core/document.ts'
import { exampleFlow } from '@panya/tools/flow-kit/example-flow.ts'
import type { Browser, Page } from '@playwright/test'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { editor, write } from '../projects/workshop.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { makeRoom, TEACHER } from './class.ts'

test('checks of Python and blocks are kept side by side; the learner sees how each went', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
  await page.getByRole('button', { name: 'Give an assignment' }).first().click()
  await page.getByLabel('Title').fill('Twice as much')
  const tool = page.getByLabel('Tool', { exact: true })
  await tool.selectOption({ label: 'Python' })
  await page.getByRole('button', { name: 'A hidden test' }).click()
  await page.getByLabel('What learners read about test 1').fill('double(2) gives 4')
  await page.getByLabel('Python of test 1').fill('assert double(2) == 4, "Look at double"')
  await page.getByRole('button', { name: 'It uses …' }).click()
  await page.getByLabel('It uses …').selectOption({ label: 'a function of its own' })
  await tool.selectOption({ label: 'Blocks' })
  await page.getByRole('button', { name: 'It uses the block …' }).click()
  await page.getByLabel('It uses the block …').selectOption({ label: 'when ⚑ clicked' })
  await tool.selectOption({ label: 'Python' })
  await expect(page.getByLabel('Python of test 1')).toHaveValue(/double\(2\) == 4/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByRole('link', { name: 'Twice as much' })).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  await signInByApi(desk.request, await newLearner(desk.request))
  await desk.request.post('/api/class/join', { data: { code: room.joinCode } })
  await desk.goto('/class')
  await desk.getByRole('button', { name: 'Begin' }).click()
  await expect(editor(desk)).toBeVisible({ timeout: 60_000 })
  await desk.getByRole('button', { name: 'Check my program' }).click()
  const panel = desk.getByRole('complementary', { name: 'What your teacher checks' })
  await expect(panel.getByText('Not yet. 0 of 2 checks passed.')).toBeVisible({ timeout: 60_000 })
  await expect(panel).not.toContainText('assert')
  await write(desk, '\ndef double(n): return n + 3')
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect(panel.getByText('Not yet. 1 of 2 checks passed.')).toBeVisible({ timeout: 30_000 })
  await expect(panel.getByText('Look at double')).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await context.close()
})

test('blocks are checked without being run, and the teacher’s list says how it went', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const checks = [{ kind: 'avoids-block', block: 'control_forever' }]
  const data = { ...WISH, title: 'No end', tool: 'coding/block-programming', checks }
  const given = await page.request.post(`/api/teach/classes/${room.id}/assignments`, { data })
  const { id } = (await given.json()) as { id: number }

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  await signInByApi(desk.request, await newLearner(desk.request))
  await desk.request.post('/api/class/join', { data: { code: room.joinCode } })
  const begun = await desk.request.post(`/api/class/assignments/${id}/start`, {
    data: { document: blocks },
  })
  const { projectId } = (await begun.json()) as { projectId: string }
  const told = desk.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/activity') &&
      /check-passed/.test(answer.request().postData() ?? ''),
    { timeout: 90_000 },
  )
  await desk.goto(`/coding/block-programming?project=${projectId}`)
  await desk.getByRole('button', { name: 'Check my program' }).click({ timeout: 60_000 })
  const panel = desk.getByRole('complementary', { name: 'What your teacher checks' })
  await expect(panel.getByText('It works! Every check passed.')).toBeVisible({ timeout: 30_000 })
  await expect(panel).toContainText('forever')
  await told
  await context.close()
  await page.goto(`/teach/assignment?id=${id}`)
  await expect(page.getByRole('table', { name: 'Work of the class' })).toContainText(
    'checks passed',
  )
})

interface Given {
  tool: string
  level?: string
  checks: object[]
  /** What the learner has made of it; games have none. */
  document?: object
}

/** A learner's own page with the tool in which the work for an assignment is open. */
async function atWork(teacher: Page, browser: Browser, baseURL: string, given: Given) {
  await signInByApi(teacher.request, TEACHER)
  const room = await makeRoom(teacher.request)
  const { document, ...wish } = given
  const data = { ...WISH, title: 'Checked', ...wish }
  const answer = await teacher.request.post(`/api/teach/classes/${room.id}/assignments`, { data })
  const { id } = (await answer.json()) as { id: number }
  const context = await browser.newContext({ baseURL })
  const desk = await context.newPage()
  await signInByApi(desk.request, await newLearner(desk.request))
  await desk.request.post('/api/class/join', { data: { code: room.joinCode } })
  const begun = await desk.request.post(`/api/class/assignments/${id}/start`, {
    data: document ? { document } : {},
  })
  const { projectId } = (await begun.json()) as { projectId: string | null }
  const open = async () => {
    const where = projectId ? `project=${projectId}` : `level=${given.level ?? 'any'}`
    await desk.goto(`/${given.tool}?${where}`)
  }
  const panel = desk.getByRole('complementary', { name: 'What your teacher checks' })
  return { desk, open, panel, close: () => context.close() }
}

test('a flow is checked at its nodes, without giving the answer away', async ({
  page,
  browser,
  baseURL,
}) => {
  const content = exampleFlow('data', [
    ['paste', { text: 'name,age\nNok,10\nMai,14\n' }],
    ['describe', {}, { table: 'n1.table' }],
  ])
  const mean = { ...newFigure, node: 'data.describe', port: 'table', what: 'cell', column: 'mean' }
  const { desk, open, panel, close } = await atWork(page, browser, baseURL ?? '', {
    tool: 'flow/data-analytics',
    document: { format: 'flow-data', version: FLOW_VERSION, content },
    checks: [
      { kind: 'uses-node', node: 'data.describe' },
      { ...mean, row: 'age', value: 12, within: 0.1 },
      { ...mean, row: 'age', value: 4321 },
    ],
  })
  await open()
  await desk.getByRole('button', { name: 'Check my work' }).click({ timeout: 60_000 })
  await expect(panel.getByText('Not yet. 2 of 3 checks passed.')).toBeVisible({ timeout: 60_000 })
  await expect(panel).toContainText('Now it is \u206812\u2069')
  await expect(panel).not.toContainText('4321')
  await expectAccessible(desk)
  await close()
})

test('in a game the stars of a level count, and what its program is made of', async ({
  page,
  browser,
  baseURL,
}) => {
  const { desk, open, panel, close } = await atWork(page, browser, baseURL ?? '', {
    tool: 'games/programming',
    level: 'steps-1',
    checks: [
      { kind: 'stars', level: '', count: 2 },
      { kind: 'uses-feature', level: 'steps-1', feature: 'repeat' },
    ],
  })
  const keep = (key: string, value: object) =>
    desk.request.put(`/api/progress?tool=games/programming&key=${key}`, { data: { value } })
  await keep('program/steps-1', { view: 'python', source: 'for _ in range(2):\n    forward()\n' })
  await open()
  const check = desk.getByRole('button', { name: 'Check my work' })
  await check.click({ timeout: 60_000 })
  await expect(panel.getByText('Not yet. 1 of 2 checks passed.')).toBeVisible()
  await expect(panel).toContainText('Not passed yet.')
  const levels = { 'steps-1': { stars: 2, score: 5, plays: 1 } }
  await keep('progress', { version: 1, levels, streak: {} })
  await open()
  await check.click({ timeout: 60_000 })
  await expect(panel.getByText('It works! Every check passed.')).toBeVisible()
  await close()
})

test('a notebook is run once more from the top, with the hidden tests after its cells', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const cells = [codeCell('# Answer\nmean = 12\nprint(mean)', 'answer')]
  const { desk, open, panel, close } = await atWork(page, browser, baseURL ?? '', {
    tool: 'coding/jupyter-lite',
    document: documentOf({ notebook: notebookOf(cells), files: [], clean: null }),
    checks: [
      { kind: 'cell', cell: 'answer', shows: '12' },
      { kind: 'name-value', name: 'mean', value: '12.4', within: 0.1 },
      { kind: 'test', name: 'The mean is a whole number', input: [], test: 'assert mean % 1 == 0' },
    ],
  })
  await open()
  await desk.getByRole('button', { name: 'Check my work' }).click({ timeout: 60_000 })
  await expect(panel.getByText('Not yet. 2 of 3 checks passed.')).toBeVisible({ timeout: 90_000 })
  await expect(panel).toContainText('Now it holds \u206812\u2069')
  await expect(panel).not.toContainText('assert')
  await close()
})

test('blocks are run beside the stage, and what they do there counts', async ({
  page,
  browser,
  baseURL,
}) => {
  const script = stack([
    block('event_flag'),
    block('looks_say', { TEXT: 'Hello!' }),
    block('control_wait', { SECONDS: 1 }),
    block('motion_go_to_xy', { X: 100, Y: 50 }),
  ])!
  const [stage, owl] = emptyContent.actors
  const workspace = { blocks: { blocks: [script] } }
  const content = { ...emptyContent, actors: [stage!, { ...owl!, workspace }] }
  const { desk, open, panel, close } = await atWork(page, browser, baseURL ?? '', {
    tool: 'coding/block-programming',
    document: toDocument(content),
    checks: [
      { kind: 'says', sprite: '', text: 'hello' },
      { kind: 'sprite-at', sprite: '', x: 100, y: 50, within: 1 },
      { kind: 'variable', name: 'score', value: '3' },
    ],
  })
  await open()
  await desk.getByRole('button', { name: 'Check my program' }).click({ timeout: 60_000 })
  await expect(panel.getByText('Not yet. 2 of 3 checks passed.')).toBeVisible({ timeout: 60_000 })
  await expect(panel).toContainText('There is no variable or list with this name yet.')
  await close()
})

test('a board’s display and words are looked at beside the board', async ({
  page,
  browser,
  baseURL,
}) => {
  const script = stack([
    block('board_start'),
    block('display_show', { TEXT: 'I' }),
    block('text_print', { TEXT: 'Ready' }),
  ])!
  const board = { workspace: { blocks: { blocks: [script] } }, shared: [] }
  const content = {
    ...emptyContent,
    target: 'mcu_kidbright_32_v15i' as const,
    boards: { mcu_kidbright_32_v15i: board },
  }
  const { desk, open, panel, close } = await atWork(page, browser, baseURL ?? '', {
    tool: 'coding/block-programming',
    document: toDocument(content),
    checks: [
      { kind: 'dots', dots: '###\n.#.\n.#.\n.#.\n.#.\n.#.\n###' },
      { kind: 'prints', text: 'ready' },
      { kind: 'prints', text: 'steady' },
    ],
  })
  await open()
  await desk.getByRole('button', { name: 'Check my program' }).click({ timeout: 60_000 })
  await expect(panel.getByText('Not yet. 2 of 3 checks passed.')).toBeVisible({ timeout: 60_000 })
  await expect(panel).toContainText('The LED display shows the picture of the task')
  // Nothing of the editor behind it lies over it.
  const covered = await panel.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const points = Array.from({ length: 40 }, (_, at) => left + ((right - left) * (at + 0.5)) / 40)
    return points.filter((x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)))
  })
  expect(covered).toEqual([])
  await close()
})
