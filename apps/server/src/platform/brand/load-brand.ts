/** Reads a brand's files and refuses them, field by field, when they are not right. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@panya/domain/brand/brand.ts'
import { CONSENT_COUNTRIES } from '@panya/domain/consent/consent-rules.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { type Static, type TSchema, type TString, Type } from 'typebox'
import { Value } from 'typebox/value'

/** Every brand is a folder in here. */
export const BRANDS_FOLDER = join(import.meta.dirname, '../../../../../brands')

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })
const HUES = ['indigo', 'teal', 'coral', 'amber']
const TOKENS = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'ink-2',
  'line',
  'dot',
  'go',
  'stop',
  'on',
].concat(HUES.flatMap((hue) => [hue, `${hue}-soft`]))
const Palette = Type.Object(Object.fromEntries(TOKENS.map((token) => [token, Colour])), {
  additionalProperties: false,
})
const BrandFile = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    name: Type.String({ minLength: 1, maxLength: 40 }),
    wordmark: Type.String({ minLength: 1, maxLength: 40 }),
    tagline: Type.Object(
      Object.fromEntries(
        LOCALES.map((locale) => [locale, Type.String({ minLength: 1, maxLength: 120 })]),
      ) as Record<Locale, TString>,
    ),
    currency: Type.Union([Type.Literal('THB'), Type.Literal('USD')]),
    mascot: Type.Union([Type.Literal('owl'), Type.Literal('fox')]),
    themeColor: Colour,
    country: Type.Unsafe<string>({ type: 'string', enum: CONSENT_COUNTRIES }),
    contactEmail: Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' }),
    palette: Type.Object({ light: Palette, dark: Palette }),
    demoAccounts: Type.Record(
      Type.String({ pattern: '^[a-z0-9-]+$' }),
      Type.Object({
        email: Type.String({ pattern: '^[^@\\sA-Z]+@[^@\\sA-Z]+$' }),
        password: Type.String({ minLength: 8 }),
      }),
    ),
  },
  { additionalProperties: false },
)

const PlansFile = Type.Object({
  plans: Type.Array(
    Type.Object({
      name: Type.Union(['free', 'basic', 'pro', 'enterprise'].map((name) => Type.Literal(name))),
      displayName: Type.String({ minLength: 1 }),
      coinsPerMonth: Type.Integer({ minimum: 0 }),
      priceMinor: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    }),
    { minItems: 4, maxItems: 4 },
  ),
})

export type PlanSeed = Static<typeof PlansFile>['plans'][number]

/** The drawings every brand brings, and what they are served as. */
export const BRAND_PICTURES = {
  'icon.svg': 'image/svg+xml',
  'icon-48.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  ...Object.fromEntries(LOCALES.map((locale) => [`social/${locale}.png`, 'image/png'])),
}

export class BrandError extends Error {}

export function loadBrand(folder: string, id: string): { brand: Brand; plans: PlanSeed[] } {
  const known = readdirSync(folder)
  if (!known.includes(id)) {
    throw new BrandError(`BRAND must be one of ${known.join(', ')}, not "${id}"`)
  }
  const brand = read(join(folder, id, 'brand.json'), BrandFile)
  const { plans } = read(join(folder, id, 'plans.json'), PlansFile)
  return { brand, plans }
}

/** The brand's pictures by file name; a missing one stops the start. */
export function loadBrandPictures(folder: string, id: string): Map<string, Buffer> {
  return new Map(
    Object.keys(BRAND_PICTURES).map((name) => {
      const file = join(folder, id, name)
      if (!existsSync(file)) throw new BrandError(`${file} is missing`)
      return [name, readFileSync(file)]
    }),
  )
}

function read<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  if (!existsSync(file)) throw new BrandError(`${file} is missing`)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BrandError(`${file} is not JSON: ${(error as Error).message}`)
  }
  if (Value.Check(schema, value)) return value
  const [first] = Value.Errors(schema, value)
  throw new BrandError(
    `${file}: ${first?.instancePath.slice(1).replaceAll('/', '.') || 'the file'} ${first?.message ?? 'is not right'}`,
  )
}
