import { expect, test } from 'vitest'
import { BACKDROPS, libraryPicture, librarySound, SOUNDS, SPRITES } from './library.ts'

const PICTURES = [...SPRITES.flatMap(({ costumes }) => costumes), ...BACKDROPS]
/** What drawings are made of; nothing that loads, runs, links or moves by itself. */
const ELEMENTS = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect']
const TAG =
  /<(?<closes>\/?)(?<name>[a-z]+)(?<attributes>(?: [a-zA-Z-]+="[^"<>&]*")*)(?<ends>\/?)>/gy

/** The tags of a drawing; throws where it is not well formed. */
function tagsOf(svg: string): { name: string; attributes: [string, string][] }[] {
  const open: string[] = []
  const tags = []
  for (const part of svg.split(/(?=<)/)) {
    TAG.lastIndex = 0
    const { closes, name, attributes, ends } = TAG.exec(part)?.groups ?? {}
    if (!name || part.slice(TAG.lastIndex).trim() !== '') throw new Error(`Not a tag: ${part}`)
    if (closes && open.pop() !== name) throw new Error(`Closed too early: ${name}`)
    if (closes) continue
    if (!ends) open.push(name)
    const pairs = [...(attributes ?? '').matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)]
    tags.push({ name, attributes: pairs.map(([, key, value]): [string, string] => [key!, value!]) })
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(' ')}`)
  return tags
}

test('there is enough to choose from, and every sprite can move', () => {
  expect(SPRITES.length).toBeGreaterThanOrEqual(60)
  expect(BACKDROPS.length).toBeGreaterThanOrEqual(30)
  expect(SOUNDS.length).toBeGreaterThanOrEqual(60)
  for (const { id, costumes } of SPRITES) {
    expect(costumes.length, id).toBeGreaterThanOrEqual(2)
    expect(new Set(costumes.map(({ svg }) => svg)).size, id).toBe(costumes.length)
  }
})

test('all ids are different; a costume is called after its sprite', () => {
  const named = [...SPRITES.map(({ id }) => id), ...PICTURES.map(({ id }) => id)]
  expect(new Set(named).size).toBe(named.length)
  expect(new Set(SOUNDS.map(({ id }) => id)).size).toBe(SOUNDS.length)
  for (const { id, costumes } of SPRITES)
    for (const costume of costumes) expect(costume.id).toMatch(new RegExp(`^${id}-(\\d|[a-z])$`))
})

test('what saved projects name is still there, as large as it was', () => {
  const sizes = ['owl-1 90 96', 'owl-2 90 96', 'elephant-2 120 96', 'cat-1 96 82', 'betta-1 92 78']
  sizes.push('butterfly-2 72 62', 'gecko-1 104 60', 'child-1 74 96', 'tuk-tuk-2 118 88')
  sizes.push('robot-1 80 94', 'mango-2 64 60', 'takraw-ball-1 52 52', 'rocket-2 66 90')
  sizes.push('lantern-1 60 76', 'long-tail-boat-2 124 78', 'star-2 64 62')
  for (const size of sizes) {
    const { id, width, height } = libraryPicture(size.split(' ')[0]!)!
    expect(`${id} ${width} ${height}`).toBe(size)
  }
  for (const id of ['paper', 'rice-field', 'temple-dusk', 'andaman-sea', 'lantern-night', 'market'])
    expect(libraryPicture(id)).toMatchObject({ width: 480, height: 360 })
  for (const id of ['pop', 'coin', 'jump', 'bell', 'gong', 'drum', 'clap', 'meow', 'trumpet'])
    expect(librarySound(id)?.zzfx?.length).toBeGreaterThan(5)
})

test('sprites fit on the stage, backdrops fill it', () => {
  for (const { id, costumes } of SPRITES) {
    for (const { width, height } of costumes) {
      expect(Math.min(width, height), id).toBeGreaterThanOrEqual(32)
      expect(Math.max(width, height), id).toBeLessThanOrEqual(140)
    }
  }
  for (const { width, height } of BACKDROPS) expect([width, height]).toEqual([480, 360])
})

test('pictures are whole and hold drawings only', () => {
  for (const { id, svg } of PICTURES) {
    expect(svg, id).not.toMatch(/href|url\(|style=|\son\w+=|undefined|NaN|Infinity/i)
    expect(svg.length, id).toBeLessThan(16_000)
    for (const { name, attributes } of tagsOf(svg)) {
      expect(ELEMENTS, id).toContain(name)
      const keys = attributes.map(([key]) => key)
      expect(new Set(keys).size, id).toBe(keys.length)
      const { d, fill } = Object.fromEntries(attributes)
      if (name === 'path') expect(d, id).toMatch(/^\s*[Mm][-\d. ,MmLlHhVvCcSsQqTtAaZz]+$/)
      if (fill) expect(fill, id).toMatch(/^(#[\da-f]{3,6}|none)$/)
    }
  }
})

const NUMBERS: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** Browsers stop drawing at the first number that is missing, and say nothing. */
function unfinishedLines(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)]
    .map(([, line]) => line!)
    .filter((line) =>
      [...line.matchAll(/([a-df-z])([^a-df-z]*)/gi)].some(([, letter, rest]) => {
        const wanted = NUMBERS[letter!.toUpperCase()]
        const found = rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0
        return (
          wanted === undefined || (wanted === 0 ? found > 0 : found === 0 || found % wanted > 0)
        )
      }),
    )
}

test('no line of a picture ends in the middle of a number', () => {
  for (const { id, svg } of [...SPRITES.flatMap(({ costumes }) => costumes), ...BACKDROPS])
    expect([id, unfinishedLines(svg)]).toEqual([id, []])
  expect(unfinishedLines('<path d="M33 60 26"/>')).toHaveLength(1)
})

test('a drawing that is not well formed would be noticed', () => {
  expect(tagsOf('<svg><g fill="#fff"><path d="M0 0"/></g></svg>')).toHaveLength(3)
  for (const broken of ['<svg>', '<svg><g></svg>', '<svg a="1>', '<svg>words</svg>', '<svg a=1/>'])
    expect(() => tagsOf(broken), broken).toThrow()
})

test('no picture has empty edges because its frame has another shape', () => {
  for (const { id, width, height, svg } of PICTURES) {
    const [, , across, down] = /viewBox="([-\d. ]+)"/.exec(svg)![1]!.split(' ').map(Number)
    expect(Math.abs((across! / down!) * (height / width) - 1), id).toBeLessThan(0.09)
  }
})
