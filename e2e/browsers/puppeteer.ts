/** A browser that puppeteer drives: Firefox over WebDriver BiDi, Chromium over its own protocol. */
import puppeteer, {
  type ConsoleMessage,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core'
import type { Browser, Engine, KeyStep, MouseStep } from './browser.ts'
import { firstLine, NotYet, until } from './wait.ts'

export async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: null, ...options })
  return {
    version: (await browser.version()).replace('/', ' '),
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return browserOf(page, () => context.close())
    },
    close: () => browser.close(),
  }
}

function browserOf(page: Page, close: () => Promise<void>): Browser {
  const thrown: string[] = []
  const said: Promise<string>[] = []
  page.on('pageerror', (error) => {
    thrown.push(error instanceof Error ? error.message : String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(wordsOf(message))
  })
  // Asked whether the page may be left, people who reload it say yes.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => null))
  return {
    close,
    troubles: async () => [...thrown, ...(await Promise.all(said))],
    goto: (url) => leave(page, () => page.goto(url)),
    reload: () => leave(page, () => page.reload()),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    picture: () => page.screenshot(),
    async mouse(steps: readonly MouseStep[]) {
      for (const step of steps) {
        if (typeof step === 'object') await page.mouse.move(step.x, step.y)
        else await page.mouse[step]()
      }
    },
    async keys(steps: readonly KeyStep[]) {
      for (const step of steps) {
        if ('down' in step) await page.keyboard.down(step.down as KeyInput)
        else await page.keyboard.up(step.up as KeyInput)
      }
    },
  }
}

/** Firefox does not tell of every page that it has loaded, so the page is asked itself. */
async function leave(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.evaluate('void (self.isLeft = true)')
  let trouble = 'still loading'
  go().catch((error: unknown) => {
    trouble = firstLine(error)
  })
  const hasLoaded = `!self.isLeft && document.readyState === 'complete'`
  const ask = async () => (await page.evaluate(hasLoaded)) === true || new NotYet(trouble)
  await until('the next page', ask, 60)
}

/** With what errors say: only the page knows. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const place = message.location().url ?? 'no address'
  try {
    const words = message.args().map((value) => value.evaluate(String))
    return `${(await Promise.all(words)).join(' ')} (${place})`
  } catch {
    // The page is gone.
    return `${message.text()} (${place})`
  }
}
