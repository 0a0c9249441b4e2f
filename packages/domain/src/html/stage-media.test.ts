import { expect, test } from 'vitest'
import { isSafeCostume, isSafeSound } from './stage-media.ts'

const costume = { id: 'a', name: 'Owl', width: 90, height: 96 }
const sound = { id: 'a', name: 'pop', seconds: 1 }

test('what people upload, and what the library has, is taken', () => {
  for (const look of [
    { library: 'owl-1' },
    { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { image: 'data:image/webp;base64,UklGRg==' },
    { image: 'data:image/svg+xml;charset=utf-8,%3Csvg/%3E' },
  ])
    expect(isSafeCostume({ ...costume, ...look })).toBe(true)
  expect(isSafeSound({ ...sound, library: 'pop' })).toBe(true)
  expect(isSafeSound({ ...sound, audio: 'data:audio/mpeg;base64,SUQz' })).toBe(true)
  expect(isSafeSound({ ...sound, audio: 'data:audio/webm;codecs=opus;base64,SUQz' })).toBe(true)
})

test.each([
  { image: '/api/auth/signout' },
  { image: 'https://example.org/a.png' },
  { image: 'data:text/html,<script>' },
  { image: 'data:image/png;base64,"><script>' },
  { image: 7 },
  { svg: { toString: 1 } },
  { library: ['x'] },
  { width: '90' },
  { width: 1e9 },
  { height: Number.NaN },
  { id: 5 },
])('a costume with %j is not', (part) => {
  expect(isSafeCostume({ ...costume, ...part })).toBe(false)
})

test.each([
  { audio: '/api/x' },
  { audio: 'data:text/html;base64,AAAA' },
  { audio: 5 },
  { id: null },
])('a sound with %j is not', (part) => {
  expect(isSafeSound({ ...sound, ...part })).toBe(false)
})

test('nor is what is no object', () => {
  for (const value of [null, undefined, 'x', 7]) {
    expect(isSafeCostume(value)).toBe(false)
    expect(isSafeSound(value)).toBe(false)
  }
})
