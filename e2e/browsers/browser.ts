/** The little of a browser that is needed to try things in one Playwright does not drive as installed. */
export interface Browser {
  version: string
  goto(url: string): Promise<void>
  /** The value of an expression in the page; promises are waited for. */
  evaluate<T>(expression: string): Promise<T>
  close(): Promise<void>
}

/** Asks until the answer is yes. */
export async function until(ask: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 90_000
  while (Date.now() < end) {
    if (await ask().catch(() => false)) return
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`never came: ${what}`)
}
