/** Knows when a page has the files it needs for now. */

/** Longer than a small file takes on a weak line. */
const QUIET_MS = 2000
const BUILT_FILE = /^\/(assets|vendor|notebook)\//

/** Resolves when no built file has come for a while. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(over, QUIET_MS)
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => BUILT_FILE.test(new URL(name).pathname))) return
      clearTimeout(timer)
      timer = setTimeout(over, QUIET_MS)
    })
    observer.observe({ type: 'resource' })
  })
}
