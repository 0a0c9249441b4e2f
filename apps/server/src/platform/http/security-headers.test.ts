import { expect, test } from 'vitest'
import { notebookPolicy, scriptPolicy, serviceWorkerPolicy } from './security-headers.ts'

const SITE = 'https://school.example'
const partOf = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''

test('the notebook frame runs only its own scripts and reaches files, never interfaces', () => {
  const part = (name: string) => partOf(notebookPolicy(SITE), name)
  expect(part('script-src')).not.toMatch(/unsafe-inline|'unsafe-eval'|'self'/)
  expect(part('connect-src')).not.toMatch(/'self'|api|graphql/)
  expect(part('default-src')).toBe("default-src 'none'")
  expect(part('worker-src')).toBe("worker-src 'none'")
})

test.each([
  ['the notebook frame, its scripts', notebookPolicy(SITE), 'script-src'],
  ['the notebook frame, what it fetches', notebookPolicy(SITE), 'connect-src'],
  ['the notebook frame, its sandbox', notebookPolicy(SITE), 'frame-src'],
  ['a worker, what it fetches', scriptPolicy(SITE), 'connect-src'],
])('%s: what the device has kept is had, as Firefox names it', (_whose, policy, name) => {
  expect(partOf(policy, name).split(' ')).toContain(`${SITE}/service-worker.js`)
})

test('the service worker fetches what pages start workers from, as WebKit asks it', () => {
  expect(partOf(serviceWorkerPolicy(), 'worker-src')).toBe("worker-src 'self'")
})
