import { assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { isMediaData, linkAddress, pictureAddress } from './safe-address.ts'

test.each([
  ['https://example.org/a?b=c#d', 'web'],
  ['HTTP://example.org', 'web'],
  ['mailto:nok@example.org', 'web'],
  ['#place', 'here'],
  ['rain.csv', 'file'],
  ['./data/rain%20in%20May.csv', 'file'],
  ['ฝน.png', 'file'],
])('a link may lead to %s', (href, kind) => {
  expect(linkAddress(href)?.kind).toBe(kind)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'view-source:x',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  '/api/auth/signout',
  '../api',
  'a/../../api',
  '%2e%2e/api',
  '%2fapi',
  'https://',
  'https://a"b',
  '%',
  '',
])('a link may not lead to %j', (href) => {
  expect(linkAddress(href)).toBeNull()
})

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', 'data'],
  ['data:image/svg+xml,%3Csvg/%3E', 'data'],
  ['data:image/svg+xml;charset=utf-8,%3Csvg/%3E', 'data'],
  ['attachment:face.png', 'attachment'],
  ['face.png', 'file'],
])('a picture may be %s', (src, kind) => {
  expect(pictureAddress(src)?.kind).toBe(kind)
})

test.each([
  'https://example.org/a.png',
  'http:a.png',
  '/api/x.png',
  '//example.org/a.png',
  'data:text/html,x',
  'data:image/png,<script>',
  'data:image/png;base64,"><script>',
  'blob:https://example.org/1',
  'cid:x',
  '../../x.png',
  'javascript:1',
])('a picture may not be %s', (src) => {
  expect(pictureAddress(src)).toBeNull()
})

test('a sound or a film comes along as a whole', () => {
  expect(isMediaData('data:audio/wav;base64,AAAA')).toBe(true)
  for (const src of ['/a.mp3', 'https://a/b.mp4', 'data:text/html;base64,AAAA', 'data:audio/wav,x'])
    expect(isMediaData(src)).toBe(false)
})

test('whatever is written, a link has a scheme we know, or stays below the project', () => {
  const starts = constantFrom(
    '',
    ' ',
    'javascript:',
    'java\nscript:',
    'data:',
    '//',
    '/',
    '\\',
    '../',
    'http://',
    '%2e%2e/',
    '%5c',
  )
  assert(
    property(tuple(starts, string()), ([start, rest]) => {
      const link = linkAddress(start + rest)
      if (link === null) return
      if (link.kind === 'web') expect(new URL(link.href).protocol).toMatch(/^(https?|mailto):$/)
      else if (link.kind === 'here') expect(new URL(link.href, 'https://a/b').pathname).toBe('/b')
      else {
        const path = link.name.split('/').map(encodeURIComponent).join('/')
        expect(new URL(path, 'https://a/here/').href.startsWith('https://a/here/')).toBe(true)
      }
    }),
    { numRuns: 5000 },
  )
})
