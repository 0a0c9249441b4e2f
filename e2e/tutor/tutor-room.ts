/** The `test` of the tutor: a server with a language model that says what it is told to, and the panel as one sees it. */
import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Manner,
  type ModelServer,
  startModelServer,
} from '../../apps/server/src/testing/model-server.ts'
import { ADMIN, newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { startServerUnderTest } from '../support/server.ts'
import { test as base } from '../support/test.ts'

export const CONTACT = {
  name: 'Kru Ploy',
  phone: '02 111 2222',
  email: 'ploy@school.example',
  words: 'Room 12, every morning.',
}

interface School {
  url: string
  model: ModelServer
}

export const test = base.extend<{ model: ModelServer }, { school: School }>({
  school: [
    async ({}, use) => {
      const model = await startModelServer()
      const server = await startServerUnderTest({
        AI_BASE_URL: model.url,
        AI_MODEL: 'owl-1',
        AI_MODERATION: 'off',
      })
      const admin = await otherDevice(server.url, ADMIN)
      expect((await admin.put('/api/admin/tutor/contact', { data: CONTACT })).ok()).toBe(true)
      await admin.dispose()
      await use({ url: server.url, model })
      await server.stop()
      await model.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ school }, use) => use(school.url),
  model: async ({ school }, use) => {
    school.model.be({ kind: 'answers', pieces: ['Hello'] })
    await use(school.model)
  },
})

export const says = (text: string): Manner => ({ kind: 'answers', pieces: [text] })

/** Tool, button and panel by the names of one language. */
export interface Words {
  open: string
  panel: string
  question: string
}
export const ENGLISH: Words = { open: 'Ask the tutor', panel: 'Tutor', question: 'Your question' }

export interface Room {
  owl: Locator
  panel: Locator
  log: Locator
  field: Locator
  /** Sends with Enter. */
  ask(question: string): Promise<void>
}

/** A learner nobody else uses, old enough to decide, in front of a tool. */
export async function sitDown(page: Page, path: string, words: Words = ENGLISH): Promise<Room> {
  await signInByApi(page.request, await newLearner(page.request))
  await answerAge(page.request, 'older')
  await page.goto(path)
  return roomOf(page, words)
}

export function roomOf(page: Page, words: Words = ENGLISH): Room {
  const panel = page.getByRole('complementary', { name: words.panel, exact: true })
  const field = panel.getByRole('textbox', { name: words.question })
  return {
    owl: page.getByRole('button', { name: words.open, exact: true }),
    panel,
    log: panel.getByRole('log'),
    field,
    async ask(question) {
      await field.fill(question)
      await field.press('Enter')
    },
  }
}

/** All of it can be seen and pressed: nothing lies over its middle. */
export async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 })
  const isOnTop = await element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return one.contains(there)
  })
  expect(isOnTop, 'nothing lies over it').toBe(true)
}
