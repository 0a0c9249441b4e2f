import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { complaints } from './icu.ts'

const PACKAGES = join(import.meta.dirname, '..', 'packages')
const FILES = globSync('tools/src/**/messages/en.ts', { cwd: PACKAGES })

type Messages = Record<string, string>

async function load(file: string): Promise<Messages> {
  const module = (await import(pathToFileURL(join(PACKAGES, file)).href)) as { default: Messages }
  return module.default
}

test.each(FILES)('the texts of %s are whole in four languages', async (file) => {
  const english = await load(file)
  for (const locale of LOCALES) {
    const translated = await load(file.replace(/en\.ts$/, `${locale}.ts`))
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(english).toSorted())
    const problems = Object.entries(english).flatMap(([key, message]) =>
      complaints(message, translated[key] ?? '', locale).map((p) => `${locale} ${key} ${p}`),
    )
    expect(problems).toEqual([])
  }
})
