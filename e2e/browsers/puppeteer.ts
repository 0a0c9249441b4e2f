/** A browser that puppeteer drives: Firefox over WebDriver BiDi, Chromium over its own protocol. */
import puppeteer, {
  type ConsoleMessage,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core'
import type { Browser, Engine, KeyStep, MouseStep } from './browser.ts'

const PATIENCE_MS = 60_000

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
  const troubles: Promise<string>[] = []
  page.on('pageerror', (error) => {
    troubles.push(Promise.resolve(error instanceof Error ? error.message : String(error)))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(wordsOf(message))
  })
  // Asked whether the page may be left, people who reload it say yes.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => null))
  const patience = { waitUntil: 'load', timeout: PATIENCE_MS } as const
  return {
    close,
    troubles: () => Promise.all(troubles),
    goto: async (url) => void (await page.goto(url, patience)),
    reload: async () => void (await page.reload(patience)),
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
