import { randomUUID } from 'node:crypto'
import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { documentOf as notebookDocument } from '@panya/tools/coding/jupyter-lite/core/document.ts'
import { documentOf as pythonDocument } from '@panya/tools/coding/python-programming/core/document.ts'
import type { Page } from '@playwright/test'
import { ADMIN, signInByApi, signOutByApi } from '../accounts/people.ts'
import { waitForNotebook } from '../notebook/notebook-page.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { expect, test } from '../support/test.ts'
import { TEACHER } from '../teach/class.ts'
import { handedIn } from '../teach/handed-in.ts'
import { poisonProgram } from './poison.ts'

test.use({ expectedErrors: [/Content Security Policy|CORS|net::ERR|Failed to load/] })

/** Runs the pupil's program twice: the second run tells what came of the first. */
async function runTwice(page: Page): Promise<string> {
  const run = page.getByRole('button', { name: 'Run', exact: true })
  const log = page.getByRole('log', { name: 'Console' })
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 45_000 })
  await run.click()
  await expect(log).toContainText('tried')
  await expect(page.locator('[data-status=ready]')).toBeVisible()
  await run.click()
  await expect(log).toContainText('attempts: {', { timeout: 20_000 })
  return (await log.textContent()) ?? ''
}

/** Nothing that was planted lies anywhere, and no page of whoever comes next runs it. */
async function expectUnharmed(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
  }
  const planted = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const text = (await (await cache.match(key))?.text()) ?? ''
        if (text.includes('globalThis.owned')) found.push(key.url)
      }
    }
    return found
  })
  expect(planted).toEqual([])
}

test('a pupil’s program runs under a teacher’s hands, shared and handed in, and takes nothing over; nor from the admin who comes next', async ({
  page,
  baseURL,
}) => {
  const text = poisonProgram(baseURL!)
  const document = pythonDocument({ files: [{ name: 'main.py', text }], main: 'main.py' })
  await signInByApi(page.request, TEACHER)

  const tool = 'coding/python-programming'
  const { pupil, projectId } = await handedIn(page.request, baseURL!, tool, document)
  await page.goto(`/teach/work?id=${projectId}`)
  const inClass = await runTwice(page)
  expect(inClass).not.toContain('reached')
  expect(inClass).not.toContain('planted: planted')

  await answerAge(pupil, 'older')
  const id = randomUUID()
  const data = { id, saveId: randomUUID(), tool, title: 'A nice game', document }
  expect((await pupil.post('/api/projects', { data })).status()).toBe(201)
  const shared = await pupil.put(`/api/projects/${id}/share`, { data: { level: 'class' } })
  expect(shared.status()).toBe(200)
  const { shareId } = (await shared.json()) as { shareId: string }
  await page.goto(`/shared?id=${shareId}`)
  const fromLink = await runTwice(page)
  expect(fromLink).not.toContain('reached')
  expect(fromLink).not.toContain('planted: planted')

  await expectUnharmed(page, ['/home', '/teach', '/coding/python-programming'])
  await signOutByApi(page.request)
  await signInByApi(page.request, ADMIN)
  await expectUnharmed(page, ['/home', '/admin', '/'])
})

test('a pupil’s notebook runs under a teacher’s hands and takes nothing over', async ({
  page,
  baseURL,
}) => {
  const source = poisonProgram(baseURL!)
  const cells = [codeCell(source, 'one'), codeCell('1', 'pause'), codeCell(source, 'two')]
  const document = notebookDocument({ notebook: notebookOf(cells), files: [], clean: null })
  await signInByApi(page.request, TEACHER)
  const { projectId } = await handedIn(page.request, baseURL!, 'coding/jupyter-lite', document)
  await page.goto(`/teach/work?id=${projectId}`)
  const { run, output, cells: shown } = await waitForNotebook(page)
  await expect(shown).toHaveCount(3)
  await run.click()
  await expect(output(3).last()).toContainText('planted:', { timeout: 30_000 })
  for (const cell of [1, 3]) {
    const said = (await output(cell).allTextContents()).join()
    expect(said).toContain('caches: refused')
    expect(said).not.toContain('reached')
  }
  await expectUnharmed(page, ['/home', '/teach'])
  await signOutByApi(page.request)
  await signInByApi(page.request, ADMIN)
  await expectUnharmed(page, ['/home', '/admin'])
})
