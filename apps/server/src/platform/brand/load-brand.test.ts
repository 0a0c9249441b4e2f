import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BRANDS_FOLDER, loadBrand, loadBrandPictures } from './load-brand.ts'

/** A copy of the brands with one thing about `panya` changed. */
function brandsWith(change: (brand: Record<string, never>) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(BRANDS_FOLDER, folder, { recursive: true })
  const file = join(folder, 'panya', 'brand.json')
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>
  change(brand)
  writeFileSync(file, JSON.stringify(brand))
  return folder
}

test('both brands are whole', () => {
  expect(loadBrand(BRANDS_FOLDER, 'panya').brand.currency).toBe('THB')
  expect(loadBrand(BRANDS_FOLDER, 'makewise').brand.currency).toBe('USD')
  expect(loadBrandPictures(BRANDS_FOLDER, 'makewise').get('social/ar.png')?.length).toBeGreaterThan(
    1000,
  )
})

test.each([
  [
    'themeColor',
    (brand: Record<string, unknown>) => Object.assign(brand, { themeColor: 'indigo' }),
  ],
  [
    'palette.dark.ink',
    (brand: { palette: { dark: object } }) => Object.assign(brand.palette.dark, { ink: 7 }),
  ],
  ['tagline', (brand: { tagline: { th?: string } }) => delete brand.tagline.th],
  ['currency', (brand: Record<string, unknown>) => Object.assign(brand, { currency: 'EUR' })],
])('a wrong %s is named', (field, change) => {
  const folder = brandsWith(change as (brand: Record<string, never>) => unknown)
  expect(() => loadBrand(folder, 'panya')).toThrow(new RegExp(`panya/brand\\.json: ${field}`))
})

test('a missing picture and an unknown brand are named', () => {
  const folder = brandsWith(() => undefined)
  rmSync(join(folder, 'panya', 'social', 'th.png'))
  expect(() => loadBrandPictures(folder, 'panya')).toThrow(/social\/th\.png is missing/)
  expect(() => loadBrand(folder, 'panda')).toThrow(
    /BRAND must be one of makewise, panya, not "panda"/,
  )
})
