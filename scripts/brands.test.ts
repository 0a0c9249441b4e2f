import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@panya/domain/brand/brand.ts'
import { describe, expect, test } from 'vitest'

const BRANDS = join(import.meta.dirname, '..', 'brands')
const AA = 4.5

const GROUNDS = ['paper', 'surface', 'sunk']
const HUES = ['indigo', 'teal', 'coral', 'amber']

/** Everything the look puts on something else, as text. */
const PAIRS: [text: string, ground: string][] = [
  ...['ink', 'ink-2', 'stop', 'go', ...HUES].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...HUES.flatMap((hue): [string, string][] => [
    ['on', hue],
    [hue, `${hue}-soft`],
    ['ink', `${hue}-soft`],
  ]),
  ['on', 'go'],
]

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(readdirSync(BRANDS))('%s', (id) => {
  const brand = JSON.parse(readFileSync(join(BRANDS, id, 'brand.json'), 'utf8')) as Brand
  test.each(['light', 'dark'] as const)('every text of the %s palette can be read', (theme) => {
    const palette = brand.palette[theme]
    const weak = PAIRS.filter(
      ([text, ground]) => contrast(palette[text] ?? '', palette[ground] ?? '') < AA,
    )
    expect(weak).toEqual([])
  })
})
