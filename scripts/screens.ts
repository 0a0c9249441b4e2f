/**
 * `npm run screens -- <folder>`: pictures of every main screen, wide and narrow, light and dark, as
 * docs/look.md shows them. A change of the look is looked at with these, before and after.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadManifests } from '@panya/tools/host/tool-files.ts'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  ADMIN,
  type Credentials,
  newLearner,
  signInByApi,
  TEACHER,
} from '../e2e/accounts/people.ts'
import { answerAge } from '../e2e/privacy/answer-age.ts'
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { SEED_PASSWORD, startServerUnderTest } from '../e2e/support/server.ts'
import { build } from './build.ts'

type Reader = 'visitor' | 'newcomer' | 'beginner' | 'winner' | 'learner' | 'teacher' | 'admin'

interface Screen {
  name: string
  path: string
  reader: Reader
  /** What is done on the page before its picture is taken. */
  act?(page: Page): Promise<void>
}

/** The first level of the map, and until it can be played. */
async function openLevel(page: Page) {
  await page.locator('[data-stop] button').first().click()
  await page.locator('[data-stop]').first().waitFor({ state: 'detached' })
  await page.mouse.move(0, 0)
  if (/programming|dungeon/.test(page.url()))
    await page.locator('[data-ready="true"]').waitFor({ state: 'attached' })
}

/** A program that is run, and how it ends. */
const ending = (program: string) => async (page: Page) => {
  await openLevel(page)
  const pane = page.getByRole('button', { name: 'Code', exact: true })
  if (await pane.isVisible()) await pane.click()
  await page.getByRole('tab', { name: 'Python' }).click()
  await page.getByRole('textbox', { name: /Python/ }).fill(program)
  await page.locator('[data-run]').click()
  await page.getByRole('button', { name: /^(Next|Try again)/ }).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[data-stage]') !== null)
  await page.mouse.move(0, 0)
}

/** The demo school's class that has work, at one of its tabs. */
const classTab = (tab: string) => async (page: Page) => {
  await page.getByRole('link', { name: 'ป.4/1' }).click()
  await page.locator(`main a[href$="tab=${tab}"]`).first().click()
}

async function gradebook(page: Page) {
  await classTab('gradebook')(page)
  await page.getByRole('table').waitFor()
}

/** The first of those who handed in. */
async function firstWork(page: Page) {
  await gradebook(page)
  await page.locator('main a[href*="/teach/assignment?id="]').last().click()
  await page.getByRole('link', { name: 'Mark one after the other' }).click()
}

/** What an error says, and the tutor's free help beside it. */
async function askTutor(page: Page) {
  await page.locator('.cm-content').first().fill('name = "Nok"\nprint(nmae)\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('NameError').first().waitFor({ state: 'attached' })
  const owl = page.getByRole('button', { name: 'Ask the tutor' })
  // It stays open from the picture before.
  if ((await owl.getAttribute('aria-expanded')) !== 'true') await owl.click()
  await page.getByRole('region', { name: 'First help' }).waitFor()
}

const PAGES: readonly Screen[] = [
  { name: 'landing', path: '/', reader: 'visitor' },
  { name: 'sign-in', path: '/signin', reader: 'visitor' },
  { name: 'plans', path: '/plans', reader: 'visitor' },
  { name: 'privacy', path: '/privacy', reader: 'visitor' },
  { name: 'home-new', path: '/home', reader: 'newcomer' },
  { name: 'home-start', path: '/home', reader: 'beginner' },
  { name: 'home', path: '/home', reader: 'learner' },
  { name: 'projects', path: '/projects', reader: 'learner' },
  { name: 'notices', path: '/notices', reader: 'teacher' },
  { name: 'profile', path: '/profile', reader: 'learner' },
  { name: 'coins', path: '/coins', reader: 'learner' },
  { name: 'class', path: '/class', reader: 'learner' },
  { name: 'teach', path: '/teach', reader: 'teacher' },
  { name: 'teach-board', path: '/teach', reader: 'teacher', act: classTab('board') },
  { name: 'teach-gradebook', path: '/teach', reader: 'teacher', act: gradebook },
  { name: 'teach-marking', path: '/teach', reader: 'teacher', act: firstWork },
  { name: 'admin', path: '/admin', reader: 'admin' },
  { name: 'tutor', path: '/coding/python-programming', reader: 'beginner', act: askTutor },
  {
    name: 'games-programming-lost',
    path: '/games/programming',
    reader: 'winner',
    act: ending('left()\nmove()\nmove()\n'),
  },
  {
    name: 'games-programming-won',
    path: '/games/programming',
    reader: 'winner',
    act: ending('move()\nmove()\n'),
  },
]
const TOOLS: readonly Screen[] = (await loadManifests()).flatMap(({ path, family }) => {
  const tool: Screen = { name: path.replace('/', '-'), path: `/${path}`, reader: 'newcomer' }
  return family === 'games'
    ? [tool, { ...tool, name: `${tool.name}-level`, act: openLevel }]
    : [tool]
})
const SCREENS = [...PAGES, ...TOOLS]

const SIZES = {
  wide: { width: 1280, height: 720 },
  narrow: { width: 390, height: 844 },
}
/** As wide as the pictures are kept. */
const KEPT = { wide: 640, narrow: 260 }
/** Who has work has played, too. */
const PROGRESS = '/api/progress?tool=games/programming&key=progress'
const PLAYED = {
  version: 1,
  levels: {
    'steps-1': { stars: 3, score: 0, plays: 1 },
    'steps-2': { stars: 2, score: 0, plays: 2 },
  },
  streak: { days: 2, best: 2, lastDay: '2026-11-18' },
}
const SCHEMES = ['light', 'dark'] as const

const folder = resolve(process.argv[2] ?? 'screens')
const wanted = new RegExp(process.argv[3] ?? '.')
mkdirSync(folder, { recursive: true })
await build()
const browser = await chromium.launch(await chromiumLaunch())
const server = await startServerUnderTest()
try {
  const newcomers = await browser.newContext({ baseURL: server.url })
  const people: Record<Reader, Credentials | null> = {
    visitor: null,
    newcomer: await newLearner(newcomers.request),
    beginner: await newLearner(newcomers.request),
    winner: await newLearner(newcomers.request),
    learner: { email: 'student1@panya.example', password: SEED_PASSWORD },
    teacher: TEACHER,
    admin: ADMIN,
  }
  for (const reader of Object.keys(people) as Reader[]) {
    const screens = SCREENS.filter((one) => one.reader === reader && wanted.test(one.name))
    if (screens.length > 0) await takeAll(browser, reader, people[reader], screens)
  }
} finally {
  await browser.close()
  await server.stop()
}

async function takeAll(
  by: Browser,
  reader: Reader,
  person: Credentials | null,
  screens: readonly Screen[],
) {
  const context = await by.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  if (person) await signInByApi(context.request, person)
  if (reader === 'beginner') await answerAge(context.request, 'older')
  if (reader === 'learner') await context.request.put(PROGRESS, { data: { value: PLAYED } })
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const screen of screens) {
      for (const scheme of SCHEMES) {
        await take(context, screen, size as keyof typeof SIZES, viewport, scheme)
      }
    }
  }
  await context.close()
}

/** A tool that brings an interpreter is not quiet for long: its face is there before. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined)
  await page.locator('[data-loading]').waitFor({ state: 'detached', timeout: 120_000 })
}

async function take(
  context: BrowserContext,
  { name, path, act }: Screen,
  size: keyof typeof SIZES,
  viewport: { width: number; height: number },
  colorScheme: (typeof SCHEMES)[number],
) {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await settled(page)
  await act?.(page)
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  const file = join(folder, `${name}-${size}-${colorScheme}.webp`)
  await sharp(picture).resize({ width: KEPT[size] }).webp({ quality: 72 }).toFile(file)
  await page.close()
}
