import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { complaints } from './icu.ts'

const FOLDER = join(import.meta.dirname, '..', 'apps', 'web', 'src', 'locales')

async function read(
  locale: Locale,
): Promise<Record<string, { message?: string; translation?: string }>> {
  const filename = join(FOLDER, `${locale}.po`)
  const context = { locale, sourceLocale: 'en', filename }
  return await formatter().parse(readFileSync(filename, 'utf8'), context)
}

test.each(LOCALES)('every text of the web app is whole in %s', async (locale) => {
  const english = await read('en')
  const translated = await read(locale)
  expect(Object.keys(translated).toSorted()).toEqual(Object.keys(english).toSorted())
  const problems = Object.entries(english).flatMap(([id, { message = id }]) =>
    complaints(message, translated[id]?.translation ?? '', locale).map((p) => `"${message}" ${p}`),
  )
  expect(problems).toEqual([])
})

test('the check sees what a translator may get wrong', () => {
  const english = '{n, plural, one {# coin} other {# coins}} for <0>{name}</0>'
  const arabic = '{n, plural, one {#} other {#}} <0>{name}</0>'
  expect(complaints(english, arabic, 'ar')).toEqual([
    'lacks the plural forms zero, two, few, many of n',
  ])
  expect(complaints(english, '{n, plural, other {#}} {nom}', 'th')).toHaveLength(2)
  expect(complaints(english, ' ', 'th')).toEqual(['has no translation'])
})
