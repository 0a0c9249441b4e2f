import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The privacy page (`features/privacy/PrivacyScreen.tsx`) says in a sentence what each of these is for. */
const STAYING = ['authjs.session-token', 'device', 'locale', 'try-anyway']
/** For minutes, or until the browser is closed; the page speaks of them together. */
const AT_SIGN_IN = [
  'authjs.callback-url',
  'authjs.csrf-token',
  'authjs.nonce',
  'authjs.pkce.code_verifier',
  'authjs.state',
  'lti-browser',
  'lti-launch',
  'passkey-question',
  'sign-in-ticket',
]
/** The session library could set it; nothing of ours makes it do so. */
const NEVER = ['authjs.challenge']

const LIBRARY = 'node_modules/@auth/core/lib/utils/cookie.js'
const SOURCES = globSync('{apps/{server,web},packages/domain}/src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && !file.includes('/testing/'),
)

/** Every cookie of ours has the prefix of https, every one of the library's its name. */
const OWN = /__(?:Host|Secure)-(?:' : ''\})?([a-z][\w.-]*)/g
const OF_LIBRARY = /\}(authjs\.[\w.-]+)/g

test('the privacy page speaks of every cookie there is', () => {
  const namesIn = (file: string, shape: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(shape)].map(([, name]) => name ?? '')
  const found = new Set([
    ...SOURCES.flatMap((file) => namesIn(file, OWN)),
    ...namesIn(LIBRARY, OF_LIBRARY),
  ])
  expect(found).toEqual(new Set([...STAYING, ...AT_SIGN_IN, ...NEVER]))
})

test('no cookie is written by another way than with such a name', () => {
  const writers = SOURCES.filter((file) =>
    /document\.cookie ?=|cookieStore\??\.set/.test(readFileSync(file, 'utf8')),
  )
  expect(writers.map((file) => file.split('/').at(-1))).toEqual(['locale-choice.ts'])
})
