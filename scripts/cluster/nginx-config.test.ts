import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findProgram } from '../../apps/server/src/testing/find-program.ts'
import { nginxConfig, nginxSite, type SitePlan } from './nginx-config.ts'

const SITE: SitePlan = {
  listen: ['127.0.0.1:4000'],
  name: null,
  tls: null,
  nodes: ['127.0.0.1:4001', '127.0.0.1:4002'],
  longSeconds: 930,
  accessLog: '/data/access.log',
}

test('every node is asked, given up soon and tried again; the visitor and the request are named by nginx', () => {
  const site = nginxSite(SITE)
  for (const line of [
    '  server 127.0.0.1:4001 max_fails=1 fail_timeout=2s;',
    '  server 127.0.0.1:4002 max_fails=1 fail_timeout=2s;',
    '  listen 127.0.0.1:4000;',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    '  proxy_set_header X-Request-Id $request_id;',
    '  proxy_read_timeout 10s;',
  ])
    expect(site.split('\n')).toContain(line)
  expect(site).not.toContain('ssl_certificate')
})

/** The part of the configuration that holds for an address: the same choice as nginx makes. */
function placeOf(path: string): string {
  const places = nginxSite(SITE)
    .split(/^ {2}location /m)
    .slice(1)
  const exact = places.find((place) => place.startsWith(`= ${path} `))
  const matching = places.find((place) => {
    const pattern = /^~ (\S+) \{/.exec(place)?.[1]
    return pattern !== undefined && new RegExp(pattern).test(path)
  })
  return exact ?? matching ?? places.find((place) => place.startsWith('/ {')) ?? ''
}

test('what may take minutes has them, and nothing else', () => {
  for (const path of [
    '/api/tutor',
    '/api/ai/chat',
    '/api/ai/ocr',
    '/api/admin/tutor/trial',
    '/api/admin/coins/proof',
    '/api/admin/one-roster/import',
    '/api/admin/people/12/export.zip',
    '/api/personal-data/export.zip',
    '/api/guardian/export.zip',
    '/api/projects/export.zip',
    '/api/teach/classes/3/lti-members',
  ])
    expect([path, placeOf(path)]).toEqual([path, expect.stringContaining('930s')])
  for (const path of ['/', '/th/home', '/graphql', '/api/projects/1/document', '/api/tutors'])
    expect([path, placeOf(path)]).toEqual([path, expect.not.stringContaining('930s')])
})

test('only what is the same twice as once is sent again, and nobody outside asks a node how it is', () => {
  expect(placeOf('/api/auth/validate-session')).toContain('non_idempotent')
  expect(nginxSite(SITE).match(/non_idempotent/g)).toHaveLength(1)
  for (const path of ['/metrics', '/readyz']) expect(placeOf(path)).toContain('return 404')
})

test('the file for operators is what is tried here', () => {
  const site = nginxSite({
    listen: ['443 ssl http2', '[::]:443 ssl http2'],
    name: 'learn.school.example',
    tls: { certificate: '/etc/ssl/panya/fullchain.pem', key: '/etc/ssl/panya/key.pem' },
    nodes: ['10.0.0.11:3000', '10.0.0.12:3000', '10.0.0.13:3000'],
    longSeconds: 930,
    accessLog: '/var/log/nginx/panya.log',
  })
  const file = readFileSync(join(import.meta.dirname, '../../deploy/nginx/panya.conf'), 'utf8')
  expect(file.slice(file.indexOf('# A time'))).toBe(site)
})

const nginx = findProgram('nginx')
const missing = nginx === null ? ' – skipped: nginx is not installed' : ''

test.skipIf(nginx === null)(`nginx takes it${missing}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'panya-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const user = process.getuid?.() === 0 ? 'root' : null
  const file = join(folder, 'nginx.conf')
  const site = { ...SITE, accessLog: join(folder, 'access.log') }
  writeFileSync(file, nginxConfig({ folder, user, site }))
  const tried = spawnSync(nginx!, ['-t', '-p', folder, '-c', file], { encoding: 'utf8' })
  expect(tried.stderr).toContain('test is successful')
})
