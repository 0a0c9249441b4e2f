import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, foldLine, utcMoment, writeCalendar } from './icalendar.ts'

const EVENT = {
  uid: 'assignment-7@school.example',
  at: new Date('2026-12-24T08:00:00.000Z'),
  changedAt: new Date('2026-11-15T03:04:05.678Z'),
  changes: 2,
  summary: 'Flower · 5/1',
  url: 'https://school.example/class?assignment=7',
}
const FACTS = { name: 'Panya', product: 'Panya' }
const bytes = (text: string) => new TextEncoder().encode(text).length
/** What a calendar makes of it. */
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const unescape = (text: string) =>
  text.replaceAll(/\\([\\;,n])/g, (_, one: string) => (one === 'n' ? '\n' : one))

test('a calendar is what RFC 5545 asks for', () => {
  expect(writeCalendar(FACTS, [EVENT]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Panya//Due dates//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Panya',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    'BEGIN:VEVENT',
    'UID:assignment-7@school.example',
    'DTSTAMP:20261115T030405Z',
    'DTSTART:20261224T080000Z',
    'LAST-MODIFIED:20261115T030405Z',
    'SEQUENCE:2',
    'SUMMARY:Flower · 5/1',
    'URL:https://school.example/class?assignment=7',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a title is one value, whatever is in it', () => {
  expect(escapeText('a,b;c\\d')).toBe(String.raw`a\,b\;c\\d`)
  expect(escapeText('one\r\ntwo\nthree\rfour\u2028five')).toBe(
    String.raw`one\ntwo\nthree\nfour\nfive`,
  )
  expect(escapeText('a\tb\u0000\u0007\u001Bc')).toBe('a bc')
  const summary = 'Home\r\nEND:VEVENT\r\nBEGIN:VALARM'
  const lines = writeCalendar(FACTS, [{ ...EVENT, summary }]).split('\r\n')
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(4)
})

test('two hundred Thai letters are folded between letters', () => {
  const text = `SUMMARY:${'ดอกไม้'.repeat(40)}`
  const lines = foldLine(text).split('\r\n')
  expect(lines.length).toBeGreaterThan(8)
  for (const line of lines) expect(bytes(line)).toBeLessThanOrEqual(75)
  expect(unfold(foldLine(text))).toBe(text)
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})

const anything = fc.string({ unit: 'binary', maxLength: 400 })
const moments = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
})

test('every line is short, ends as asked, and can be read back', () => {
  fc.assert(
    fc.property(anything, moments, (summary, at) => {
      const text = writeCalendar(FACTS, [{ ...EVENT, summary, at }])
      expect(text.endsWith('\r\n')).toBe(true)
      const lines = text.slice(0, -2).split('\r\n')
      for (const line of lines) {
        expect(bytes(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
      const whole = unfold(text).split('\r\n')
      expect(whole).toHaveLength(19)
      const read = unescape(whole[13]!.slice('SUMMARY:'.length))
      const shown = summary
        .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\n')
        .replaceAll('\t', ' ')
        .replaceAll(/(?!\n)\p{Cc}|\p{Cs}/gu, '')
      expect(read).toBe(shown)
    }),
  )
})

test('a moment says the same second', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const [, y, mo, d, h, mi, s] = /^(\d{4})(..)(..)T(..)(..)(..)Z$/.exec(utcMoment(at)) ?? []
      const again = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
      expect(again).toBe(Math.floor(at.getTime() / 1000) * 1000)
    }),
  )
})
