/**
 * This browser tells a driver nothing of its console. So the first question to a page begins to listen, and every
 * question brings along what was heard since; what a page says before anybody asked it anything is missed.
 */
function hear(): string[] {
  const page = self as unknown as { heardErrors?: string[] }
  if (page.heardErrors) return page.heardErrors
  const heard: string[] = (page.heardErrors = [])
  addEventListener('error', ({ message }) => void (message && heard.push(message)))
  addEventListener('unhandledrejection', ({ reason }) => void heard.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    heard.push(`refused by ${effectiveDirective}: ${blockedURI}`)
  })
  const { error } = console
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '))
    error.apply(console, words)
  }
  return heard
}

/** An expression: the list of what was heard. */
export const HEAR = `(${String(hear)})()`
