/** One device that several people use, and what it keeps of their work. */
import type { BrowserContext, JSHandle, Page } from '@playwright/test'
import { type Credentials, fillSignIn, ownCoins } from '../accounts/people.ts'
import { expect } from '../support/test.ts'
import { editor, expectSaved, openTool, projectAddress, saveState, write } from './workshop.ts'

export const SAVES = '**/api/projects/**'

export async function signInHere(page: Page, person: Credentials): Promise<void> {
  await page.goto('/signin?return=/home')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(ownCoins(page)).toBeVisible()
}

/** A project of which the server has the beginning, and only this device the rest. */
export async function leaveUnsent(
  page: Page,
  context: BrowserContext,
  words: string,
): Promise<string> {
  await openTool(page)
  await write(page, '# a diary')
  await expectSaved(page)
  await page.reload()
  await expect(editor(page)).toContainText('# a diary')
  await context.route(SAVES, (route) => route.abort())
  await write(page, ` ${words}`)
  await expect(saveState(page)).toHaveAttribute('data-state', 'offline', { timeout: 20_000 })
  return projectAddress(page)
}

/** A tab that has no time for last words; what follows happens in the one that is given back. */
export async function killTab(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  await page.goto('chrome://crash').catch(() => undefined)
  await page.close()
  return next
}

/** The page's own database, as a script in the page sees it. */
function openDatabase(page: Page): Promise<JSHandle<IDBDatabase>> {
  return page.evaluateHandle(
    () =>
      new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('sealed-work')
        opening.addEventListener('success', () => resolve(opening.result))
      }),
  )
}

/** How many drafts of everybody are on this device. */
export async function draftsHere(page: Page): Promise<number> {
  const database = await openDatabase(page)
  return database.evaluate(
    (db) =>
      new Promise<number>((resolve) => {
        const count = db.transaction('drafts').objectStore('drafts').count()
        count.addEventListener('success', () => resolve(count.result))
        db.close()
      }),
  )
}

/** As in a browser that does not keep keys. */
export async function loseKey(page: Page): Promise<void> {
  const database = await openDatabase(page)
  await database.evaluate(
    (db) =>
      new Promise<void>((resolve) => {
        const clearing = db.transaction('keys', 'readwrite').objectStore('keys').clear()
        clearing.addEventListener('success', () => resolve(db.close()))
      }),
  )
}

/** Changes one byte of each draft, and makes it look like the work of a later tab. */
export async function spoilDrafts(page: Page): Promise<void> {
  const database = await openDatabase(page)
  await database.evaluate(
    (db) =>
      new Promise<void>((resolve) => {
        const tx = db.transaction('drafts', 'readwrite')
        const walk = tx.objectStore('drafts').openCursor()
        walk.addEventListener('success', () => {
          if (!walk.result) return
          const row = walk.result.value as { epoch: number; work: { data: ArrayBuffer } }
          new Uint8Array(row.work.data)[0]! ^= 255
          walk.result.update({ ...row, epoch: row.epoch + 100 })
          walk.result.continue()
        })
        tx.addEventListener('complete', () => resolve(db.close()))
      }),
  )
}

export async function leaveInTheClear({ user, project }: { user: number; project: string }) {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('work', 1)
    opening.addEventListener('upgradeneeded', () => {
      for (const name of ['drafts', 'copies']) {
        opening.result.createObjectStore(name, { keyPath: ['user', 'projectId'] })
      }
    })
    opening.addEventListener('success', () => resolve(opening.result))
  })
  const draft = (owner: number, projectId: string, text: string) => ({
    user: owner,
    projectId,
    base: 0,
    sent: [],
    changedAt: Date.now(),
    epoch: 3,
    meta: { tool: 'coding/python-programming', title: 'My old poem' },
    document: {
      format: 'python',
      version: 1,
      content: { files: [{ name: 'main.py', text: `# ${text}` }], main: 'main.py' },
    },
  })
  const tx = db.transaction(['drafts', 'copies'], 'readwrite')
  tx.objectStore('drafts').put(draft(user, project, 'roses are red'))
  tx.objectStore('drafts').put(draft(user + 100_000, project, 'not of this learner'))
  tx.objectStore('copies').put(draft(user, project, 'a copy of the server'))
  await new Promise((resolve) => tx.addEventListener('complete', resolve))
  db.close()
}
