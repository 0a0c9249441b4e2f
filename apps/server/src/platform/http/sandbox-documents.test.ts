import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sandboxPolicies } from './sandbox-documents.ts'

const SCRIPT = 'const WORKER_SOURCE="";start()'

function policiesOf(): Record<string, string> {
  const vendor = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const folder = join(vendor, 'sandbox')
  mkdirSync(folder)
  for (const kind of ['python', 'blocks', 'board']) {
    writeFileSync(join(folder, `${kind}-1.html`), `<title>x</title><script>${SCRIPT}</script>\n`)
    writeFileSync(join(folder, `${kind}-1.html.br`), '')
  }
  const found = [...sandboxPolicies(vendor)]
  return Object.fromEntries(found.map(([path, policy]) => [path.slice(folder.length + 1), policy]))
}

function part(policy: string | undefined, name: string): string {
  return policy?.split('; ').find((one) => one.split(' ')[0] === name) ?? ''
}

test('a document for learners’ code has an origin of its own, its own script, and no network', () => {
  const policies = policiesOf()
  expect(Object.keys(policies).toSorted()).toEqual([
    'blocks-1.html',
    'board-1.html',
    'python-1.html',
  ])
  const hash = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
  for (const policy of Object.values(policies)) {
    expect(part(policy, 'sandbox')).toBe('sandbox allow-scripts')
    expect(part(policy, 'default-src')).toBe("default-src 'none'")
    expect(part(policy, 'connect-src')).toBe("connect-src 'none'")
    expect(part(policy, 'script-src')).toContain(hash)
    expect(part(policy, 'script-src')).not.toMatch(/'self'|unsafe-inline|https?:/)
  }
})

test('only compiled blocks are evaluated', () => {
  const policies = policiesOf()
  expect(part(policies['blocks-1.html'], 'script-src')).toContain(" 'unsafe-eval'")
  for (const name of ['python-1.html', 'board-1.html']) {
    expect(part(policies[name], 'script-src')).not.toContain(" 'unsafe-eval'")
  }
})
