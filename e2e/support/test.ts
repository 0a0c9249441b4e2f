/** The `test` of all browser tests: an unexpected console error or a request to an outside host fails it. */
import { test as base, expect } from '@playwright/test'

export { expect }

interface Fixtures {
  /** Console errors matching one of these are part of what is tested. */
  expectedErrors: RegExp[]
  /** Another site that is part of what is tested. */
  otherSite: RegExp | null
  watch: undefined
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  otherSite: [null, { option: true }],
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'])
  },
  watch: [
    async ({ context, baseURL, expectedErrors, otherSite }, use) => {
      const problems: string[] = []
      const own = new URL(baseURL ?? '').origin
      context.on('console', (message) => {
        const text = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' && !expectedErrors.some((e) => e.test(text))) {
          problems.push(`console.error: ${text}`)
        }
      })
      context.on('weberror', (error) => {
        if (!expectedErrors.some((e) => e.test(error.error().message))) {
          problems.push(`uncaught: ${error.error().stack ?? error.error().message}`)
        }
      })
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (otherSite?.test(url.origin)) return
        if (/^https?:$/.test(url.protocol) && url.origin !== own) {
          problems.push(`request to an outside host: ${request.url()}`)
        }
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
