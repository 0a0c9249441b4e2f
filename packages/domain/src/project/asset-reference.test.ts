import { expect, test } from 'vitest'
import {
  bytesOfBase64,
  fillJson,
  largeText,
  mapTexts,
  readReference,
  referencesInJson,
  referenceTo,
} from './asset-reference.ts'

const hash = 'ab'.repeat(32)
const picture = { hash, head: 'data:image/svg+xml;charset=utf-8;base64,' }
const base64 = (bytes: number) => Buffer.alloc(bytes, 'x').toString('base64')

test('a reference is read as it was written, and nothing like it is one', () => {
  for (const head of [picture.head, 'data:;base64,', '']) {
    expect(readReference(referenceTo({ hash, head }))).toEqual({ hash, head })
  }
  const whole = referenceTo(picture)
  for (const text of [
    ` ${whole}`,
    `${whole}A`,
    whole.slice(1),
    whole.replace('ab', 'AB'),
    'data:',
  ]) {
    expect(readReference(text)).toBeNull()
  }
})

test('a large text is bytes only when the very same text comes back', () => {
  for (const bytes of [9000, 9001, 9002]) {
    const text = base64(bytes)
    expect(largeText(`data:audio/x-wav;base64,${text}`)).toEqual({
      head: 'data:audio/x-wav;base64,',
      base64: text,
    })
    expect(largeText(text)).toEqual({ head: '', base64: text })
    expect(bytesOfBase64(text)).toBe(bytes)
  }
  const padded = base64(9001)
  const odd = [
    base64(100),
    `data:image/png;base64,${base64(100)}`,
    `${padded.slice(0, -3)}B==`,
    `${base64(9002).slice(0, -2)}B=`,
    padded.slice(0, -1),
    `data:image/svg+xml,${base64(9000)}`,
    `data:image/png;base64,${base64(9000)} `,
    `data:image/"png;base64,${base64(9000)}`,
    'words '.repeat(3000),
  ]
  for (const text of odd) expect(largeText(text), text.slice(0, 40)).toBeNull()
})

test('references in JSON are whole values: no field names, no part of what somebody wrote', () => {
  const own = referenceTo(picture)
  const other = 'cd'.repeat(32)
  const content = {
    costume: own,
    again: [own, referenceTo({ hash: other, head: '' })],
    [referenceTo({ hash: 'ef'.repeat(32), head: '' })]: 1,
    told: `it says "${referenceTo({ hash: '12'.repeat(32), head: '' })}`,
    asked: `"${referenceTo({ hash: '34'.repeat(32), head: '' })}"`,
  }
  for (const json of [JSON.stringify(content), JSON.stringify(content, null, 2)]) {
    expect(referencesInJson(json)).toEqual([hash, other])
    const filled = JSON.parse(fillJson(json, (one) => (one === hash ? 'QUJD' : undefined)))
    expect(filled).toEqual({
      ...content,
      costume: `${picture.head}QUJD`,
      again: [`${picture.head}QUJD`, referenceTo({ hash: other, head: '' })],
    })
  }
  expect(referencesInJson(JSON.stringify(own))).toEqual([hash])
})

test('texts are replaced wherever they stand; the rest is not copied', () => {
  const same = { a: [1, null, 'x'], b: { c: true } }
  const mapped = mapTexts({ same, list: ['y', { deep: 'y' }] }, (text) =>
    text === 'y' ? 'z' : text,
  )
  expect(mapped).toEqual({ same, list: ['z', { deep: 'z' }] })
  expect(mapped.same).toBe(same)
  const odd = JSON.parse('{"__proto__":"y"}') as object
  expect(JSON.stringify(mapTexts(odd, () => 'z'))).toBe('{"__proto__":"z"}')
})
