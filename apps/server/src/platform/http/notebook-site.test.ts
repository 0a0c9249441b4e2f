import { expect, test } from 'vitest'
import { notebookPolicy } from './security-headers.ts'

test('the notebook frame runs only its own scripts and reaches files, never interfaces', () => {
  const policy = notebookPolicy('https://school.example')
  const part = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''
  expect(part('script-src')).not.toMatch(/unsafe-inline|'unsafe-eval'|'self'/)
  expect(part('connect-src')).not.toMatch(/'self'|api|graphql/)
  expect(part('default-src')).toBe("default-src 'none'")
  expect(part('worker-src')).toBe("worker-src 'none'")
})
