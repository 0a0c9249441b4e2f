/** The four runtimes with a program at work in each, and a way into the sandbox that runs it. */
import type { Frame, Page, Worker } from '@playwright/test'
import { addByKeyboard, moveUnder, openBlocks } from '../blocks/bench-hand.ts'
import { openBoard, run as runBoard } from '../boards/board-bench.ts'
import { openNotebook, signIn } from '../notebook/notebook-page.ts'
import { openPython } from '../python/python-page.ts'
import { expect } from '../support/test.ts'

export interface Runtime {
  name: string
  /** Signs somebody in, opens the tool, and has its program running. */
  open(page: Page): Promise<void>
  /** Shows that the page and the runtime still answer. */
  answers(page: Page): Promise<void>
}

export const RUNTIMES: Runtime[] = [
  {
    name: 'python',
    open: async (page) => {
      await openPython(page)
    },
    answers: async (page) => {
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.locator('[data-ending]')).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'notebook',
    open: async (page) => {
      await signIn(page)
      const { play } = await openNotebook(page)
      await play('1 + 1')
    },
    answers: async (page) => {
      const frame = page.frameLocator('iframe')
      await frame.locator('.jp-Notebook .jp-Cell .cm-content').last().click()
      await page.keyboard.insertText('print(6 * 7)')
      await page.keyboard.press('Shift+Enter')
      await expect(frame.locator('.jp-OutputArea-output').last()).toContainText('42')
    },
  },
  {
    name: 'blocks',
    open: async (page) => {
      await openBlocks(page)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
    },
    answers: async (page) => {
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeEnabled()
    },
  },
  {
    name: 'board',
    open: async (page) => {
      await openBoard(page, 'KidBright32 V1.3')
      await addByKeyboard(page, 'Find a block', 'when button')
      await addByKeyboard(page, 'Find a block', 'play tone')
      await moveUnder(page, /tone/)
      await runBoard(page)
      await expect(page.getByText('The program is running.')).toBeVisible({ timeout: 20_000 })
    },
    answers: async (page) => {
      await runBoard(page)
      await expect(page.getByText('The program is running.')).toBeVisible({ timeout: 20_000 })
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await expect(page.getByText('The board is ready.')).toBeVisible()
    },
  },
]

export async function sandboxFrame(page: Page, kind: string): Promise<Frame> {
  const found = () => page.frames().find((frame) => frame.url().includes(`/sandbox/${kind}-`))
  await expect.poll(() => found() !== undefined).toBe(true)
  return found()!
}

/** The worker that runs the program: the only one made from a text in memory. */
export async function sandboxWorker(page: Page): Promise<Worker> {
  const found = () => page.workers().find((worker) => worker.url().startsWith('blob:null/'))
  await expect.poll(() => found() !== undefined).toBe(true)
  return found()!
}
