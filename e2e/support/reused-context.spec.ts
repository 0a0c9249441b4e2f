/** Nothing of one test is there in the next, though both may have the same context. */
import type { BrowserContext } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const earlier: BrowserContext[] = []

test('a test leaves behind whatever a page can leave', async ({ page, context }) => {
  earlier.push(context)
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/home')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    document.cookie = 'left=behind; path=/; max-age=3600'
    await (await caches.open('left')).put('/left', new Response('behind'))
    const folder = await navigator.storage.getDirectory()
    await folder.getFileHandle('left', { create: true })
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('left', 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('left'))
      opening.addEventListener('success', () => resolve())
    })
  })
  await context.newPage()
  context.on('page', () => expect('an earlier test').toBe('deaf'))
})

test('the next one finds none of it', async ({ page, context }) => {
  expect(earlier, 'the same context').toContain(context)
  expect(context.pages()).toEqual([page])
  expect(await context.cookies()).toEqual([])
  expect((await page.request.get('/api/projects')).status()).toBe(401)
  await page.goto('/icon.svg')
  const found = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    const files: string[] = []
    for await (const name of folder.keys()) files.push(name)
    return {
      files,
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      cookies: document.cookie,
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
    }
  })
  expect(found).toEqual({ files: [], storage: [], cookies: '', caches: [], databases: [] })
  await context.newPage()
})

test('what changes a context for good', async ({ page, context }) => {
  expect(earlier).toContain(context)
  await page.clock.install({ time: 0 })
  await page.goto('/icon.svg')
  expect(await page.evaluate(() => Date.now())).toBeLessThan(60_000)
})

test('is in no later test', async ({ page, context }) => {
  expect(earlier).not.toContain(context)
  await page.goto('/icon.svg')
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(60_000)
})
