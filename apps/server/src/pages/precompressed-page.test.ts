import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNonce, type Encoding, precompressPage } from './precompressed-page.ts'

const EXPAND = { br: brotliDecompressSync, gzip: gunzipSync }
const ENCODINGS: Encoding[] = ['br', 'gzip']

test.each(ENCODINGS)(
  '%s: whatever the page, it comes out with the nonce in every place',
  async (encoding) => {
    const word = fc.constantFrom(
      '<script nonce="',
      '">',
      'สวัสดี',
      'block ',
      '==',
      'const a=1;',
      '\n',
    )
    const part = fc.array(word, { maxLength: 60 }).map((words) => words.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 40 }), async (parts) => {
        const precompressed = await precompressPage(parts, encoding)
        for (const nonce of [createNonce(), createNonce()]) {
          expect(EXPAND[encoding](precompressed.open(nonce)).toString()).toBe(parts.join(nonce))
        }
      }),
      { numRuns: 60 },
    )
  },
)

test.each(ENCODINGS)(
  '%s: a nonce stays its own where the page has every other letter after the same words',
  async (encoding) => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
    // Each after something else, so that these words before the letter are the longest that were there before.
    const other = (index: number) => String.fromCharCode(0xe01 + index)
    const rest = Array.from(letters).map(
      (letter, index) => `${other(index)}<script nonce="${letter}`,
    )
    const parts = ['<!doctype html><script nonce="', rest.join(''), '']
    const precompressed = await precompressPage(parts, encoding)
    for (const nonce of [createNonce(), createNonce()]) {
      expect(EXPAND[encoding](precompressed.open(nonce)).toString()).toBe(parts.join(nonce))
    }
  },
)

test('a precompressed page is about as small as one compressed whole', async () => {
  const parts = Array.from({ length: 6 }, (_, i) =>
    `<p class="card">part ${i} of the page</p>`.repeat(120),
  )
  const precompressed = await precompressPage(parts, 'br')
  expect(precompressed.open(createNonce()).length).toBeLessThan(parts.join('').length / 20)
})
