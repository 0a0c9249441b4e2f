/** Every tool on a tablet, and the states of it in which something else can be pressed. */
import blocks from '@panya/tools/coding/block-programming/messages/en.ts'
import { THEME_MESSAGES } from '@panya/tools/game-kit/core/pictures/trait-messages.ts'
import { findBoard } from '@panya/tools/games/grouping/core/board-library.ts'
import type { Page } from '@playwright/test'
import { openAi } from '../ai/ai-page.ts'
import { expectBlocks, TOOL } from '../blocks/bench-hand.ts'
import { chooseBoard } from '../boards/board-bench.ts'
import { done, openFlow } from '../flow/workbench.ts'
import { openGame, signInAsNew } from '../games/game-page.ts'
import { DUNGEON, PROGRAMMING } from '../games/messages.ts'
import { openNotebook, signIn } from '../notebook/notebook-page.ts'
import { openPython } from '../python/python-page.ts'
import { openLevel } from './game-taps.ts'

export interface Room {
  open(page: Page): Promise<unknown>
  /** By name, in this order; each goes on where the one before ended. */
  states: Record<string, (page: Page) => Promise<unknown>>
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).tap()
const press = (name: string | RegExp) => (page: Page) => button(page, name).tap()
const close = (page: Page) => page.keyboard.press('Escape')

const firstExample = (page: Page) => page.locator('dialog[open] li button').first().tap()

const FLOW_STATES: Room['states'] = {
  examples: press('Examples'),
  'an example': async (page) => {
    await firstExample(page)
    await page.locator('.react-flow__node').first().waitFor()
  },
  details: async (page) => {
    await press('Show all')(page)
    await page.locator('.react-flow__node-flow header').first().tap()
  },
  Python: press('Python'),
  dashboard: press('Dashboard'),
}

export const ROOMS: Record<string, Room> = {
  'block-programming': {
    async open(page) {
      await signInAsNew(page)
      await page.goto(TOOL)
      await expectBlocks(page)
    },
    states: {
      beginning: async () => {},
      costumes: tab(blocks.costumes),
      paint: async (page) => {
        await button(page, new RegExp(`^${blocks.editPicture}`)).tap()
        await page.locator('dialog[open] canvas').first().waitFor()
      },
      sounds: async (page) => {
        await close(page)
        await tab(blocks.sounds)(page)
      },
      Python: tab('Python'),
      examples: press('Examples'),
      'the text beside the blocks': async (page) => {
        await close(page)
        await page.getByText('Both', { exact: true }).tap()
      },
    },
  },
  boards: {
    async open(page) {
      await ROOMS['block-programming']!.open(page)
      await chooseBoard(page, 'KidBright32 V1.5i')
    },
    states: {
      'the board': async () => {},
      code: tab(blocks.tabCode),
      monitor: tab('Monitor'),
      device: tab(blocks.tabDevice),
    },
  },
  'python-programming': {
    open: (page) => openPython(page),
    states: {
      beginning: async () => {},
      settings: press('Settings'),
      examples: async (page) => {
        await close(page)
        await press('Examples')(page)
      },
    },
  },
  'jupyter-lite': {
    async open(page) {
      await signIn(page)
      await openNotebook(page)
    },
    states: { beginning: async () => {}, files: press('Files') },
  },
  'ai-application': { open: (page) => openAi(page), states: FLOW_STATES },
  'image-processing': { open: (page) => openFlow(page, 'image-processing'), states: FLOW_STATES },
  'data-analytics': {
    open: (page) => openFlow(page, 'data-analytics'),
    states: {
      'a table': async (page) => {
        await press('Add Sample table')(page)
        await done(page, 'Sample table')
      },
      ...FLOW_STATES,
      'an example': async (page) => {
        await firstExample(page)
        await press('Open the example')(page)
        await page.locator('.react-flow__node').nth(1).waitFor()
      },
    },
  },
  programming: {
    async open(page) {
      await signInAsNew(page)
      await openGame(page, 'programming')
    },
    states: {
      journey: async () => {},
      level: (page) => openLevel(page, PROGRAMMING.en['level.steps-1.title']),
      Python: tab('Python'),
    },
  },
  dungeon: {
    async open(page) {
      await signInAsNew(page)
      await openGame(page, 'dungeon')
    },
    states: {
      journey: async () => {},
      floor: (page) => openLevel(page, DUNGEON.en['floor-1.title']),
    },
  },
  guessing: {
    async open(page) {
      await signInAsNew(page)
      await openGame(page, 'guessing')
    },
    states: {
      journey: async () => {},
      round: (page) =>
        page.getByRole('button', { name: new RegExp(THEME_MESSAGES.animals.en) }).tap(),
    },
  },
  grouping: {
    async open(page) {
      await signInAsNew(page)
      await openGame(page, 'grouping')
    },
    states: {
      journey: async () => {},
      board: press(new RegExp(findBoard('animal-plant')!.title.en)),
    },
  },
}
