import { expect, test } from 'vitest'
import { fontName, fontStack, neededFiles, textNeeds, withFonts } from './costume-fonts.ts'

const FILES = [
  { family: 'IBM Plex Mono', weight: '400', url: 'mono', range: 'U+0000-00FF, U+0131' },
  { family: 'IBM Plex Mono', weight: '600', url: 'mono-bold', range: 'U+0000-00FF' },
  { family: 'IBM Plex Sans Thai Looped', weight: '400', url: 'thai', range: 'U+0E01-0E5B' },
  { family: 'IBM Plex Sans Arabic', weight: '400', url: 'arabic', range: 'U+0600-06FF' },
]
const svg = (inside: string): string => `<svg xmlns="x" viewBox="0 0 9 9">${inside}</svg>`
const fetchData = async (url: string): Promise<string> => `data:font/woff2;base64,${url}`

test('a drawing without text stays as it is', async () => {
  const plain = svg('<path d="M0 0"/><textPath/>')
  expect(await withFonts(plain, FILES, fetchData)).toBe(plain)
})

test('only the fonts whose letters are there come in', async () => {
  const full = await withFonts(svg('<text font-family="Sans Serif">สวัสดี</text>'), FILES, fetchData)
  expect(full).toMatch(/^<svg xmlns="x" viewBox="0 0 9 9"><style>/)
  expect(full).toContain('base64,thai)')
  expect(full).not.toContain('base64,arabic')
  expect(full).not.toContain('base64,mono')
  expect(full).toContain('[font-family="Sans Serif"]{font-family:"Sans Serif", "IBM Plex Sans"')
})

test("Scratch's fonts have one of ours that is near", () => {
  const needs = { letters: [0x61], fonts: ['Pixel'] }
  expect(neededFiles(FILES, needs).map(({ url }) => url)).toEqual(['mono'])
  for (const name of [
    'Sans Serif',
    'Serif',
    'Handwriting',
    'Marker',
    'Curly',
    'Pixel',
    'Scratch',
  ]) {
    expect(fontStack(name)).toMatch(new RegExp(`^"${name}", .*IBM Plex`))
    expect(fontName(fontStack(name))).toBe(name)
  }
})

test('a font that cannot be had is left out, the text is still drawn', async () => {
  const full = await withFonts(svg('<text font-family="Marker">a ع</text>'), FILES, async (url) => {
    if (url === 'arabic') throw new Error('offline')
    return fetchData(url)
  })
  expect(full).toContain('base64,mono')
  expect(full).not.toContain('base64,arabic')
})

test('the name of a font cannot break out of the style', async () => {
  const evil = svg(
    `<text font-family='x}</style><script>alert(1)</script>'>a</text><text font-family="a\\]{}b">b</text>`,
  )
  const full = await withFonts(evil, FILES, fetchData)
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(full) ?? []
  expect(style).not.toContain('script')
  expect(style).not.toContain('a\\')
  expect(fontStack('a"}<b')).toMatch(/^"ab", /)
})

test('letters are counted once, with those of all texts', () => {
  expect(textNeeds(svg('<text>ab<tspan>b</tspan></text><text>c</text>'))?.letters).toEqual([
    97, 98, 99,
  ])
  expect(textNeeds(svg(''))).toBe(null)
})
