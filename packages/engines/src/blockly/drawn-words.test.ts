import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAWN_WORDS, wordsCss } from './drawn-words.ts'
import { FONT_FAMILY, FONT_WEIGHTS } from './letters.ts'
import { type ThemeName, themeOf } from './themes.ts'

const THEMES: ThemeName[] = ['light', 'dark', 'contrast-light', 'contrast-dark']

test('the canvas that measures and the words that are drawn have the same settings', () => {
  expect(DRAWN_WORDS.textRendering).toBe('geometricPrecision')
  const css = wordsCss()
  for (const selector of ['.blocklyText', '.blocklyFlyoutLabelText'])
    expect(css).toContain(selector)
  for (const [name, value] of Object.entries(DRAWN_WORDS)) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(css).toContain(`${property}: ${value};`)
    // Blockly's rule for these words is stronger and sets all that belongs to `font`.
    expect(property.startsWith('font-')).toBe(false)
  }
})

test('every theme writes in letters that are waited for', () => {
  for (const theme of THEMES) {
    const { family, weight, size } = themeOf(theme).fontStyle
    expect(family).toBe(FONT_FAMILY)
    expect(Object.values(FONT_WEIGHTS) as unknown[]).toContain(weight)
    expect(size).toBeGreaterThan(0)
  }
})

test('the letters of every script are those of the page, in the weight that is written', () => {
  const fonts = ['apps/web/src/app/fonts.css', 'packages/ui/src/Fonts/scripts.css']
    .map((file) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8'))
    .join('')
  const faces = fonts.split('@font-face').map((face) => ({
    family: /font-family: "([^"]+)"/.exec(face)?.[1],
    weight: /font-weight: (\d+)/.exec(face)?.[1],
  }))
  const families = [...FONT_FAMILY.matchAll(/"([^"]+)"/g)].map(([, name]) => name)
  expect(families).toHaveLength(3)
  for (const family of families)
    expect(faces).toContainEqual({ family, weight: FONT_WEIGHTS.usual })
})
