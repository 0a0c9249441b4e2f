import { expect, test } from 'vitest'
import { heroInks, SHADES } from './hero-art.ts'
import { COLORS, HATS, nextUnlock, PLAIN, readLook, starsFor } from './wardrobe.ts'

test('everybody has something to wear, and stars only ever add to it', () => {
  expect(starsFor(PLAIN.color)).toBe(0)
  expect(starsFor(PLAIN.hat)).toBe(0)
  const openAt = (stars: number) => [...COLORS, ...HATS].filter((one) => starsFor(one) <= stars)
  for (let stars = 0; stars < 100; stars++) {
    expect(openAt(stars + 1)).toEqual(expect.arrayContaining(openAt(stars)))
  }
})

test('the whole wardrobe can be earned in the smallest game, the thirty floors of the dungeon', () => {
  expect(nextUnlock(90)).toBeNull()
  expect(nextUnlock(0)).toBe(2)
  expect(nextUnlock(2)).toBe(3)
})

test.each([
  [{ color: 'teal', hat: 'cap' }, 3, { color: 'teal', hat: 'cap' }],
  [{ color: 'gold', hat: 'cap' }, 3, { color: 'indigo', hat: 'cap' }],
  [{ color: 'plaid', hat: 'bucket' }, 90, PLAIN],
  [{ hat: 'crown' }, 90, { color: 'indigo', hat: 'crown' }],
  ['__proto__', 90, PLAIN],
  [null, 0, PLAIN],
])('what was kept as %j counts with %i stars as %j', (stored, stars, look) => {
  expect(readLook(stored, stars)).toEqual(look)
})

test('every colour and every hat changes both heroes', () => {
  for (const kind of ['robot', 'knight'] as const) {
    const looks = COLORS.flatMap((color) => HATS.map((hat) => ({ color, hat })))
    const drawn = looks.map((look) => JSON.stringify(heroInks(kind, look)))
    expect(new Set(drawn).size).toBe(looks.length)
  }
})

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The ground of the robot's board and the cards of the map, light and dark. */
const GROUNDS = ['#eaf4dc', '#ffffff', '#20302f', '#1c1b38']

test.each(COLORS)('arms and legs in %s are seen on every ground, light and dark', (color) => {
  for (const ground of GROUNDS) {
    expect(contrast(SHADES[color].limb, ground), ground).toBeGreaterThanOrEqual(3)
  }
})

test('a star that was won is seen by its edge on light cards and by its gold on dark ones', () => {
  expect(contrast('#8a5a00', '#ffffff')).toBeGreaterThanOrEqual(3)
  expect(contrast('#fcd34d', '#1c1b38')).toBeGreaterThanOrEqual(3)
})
