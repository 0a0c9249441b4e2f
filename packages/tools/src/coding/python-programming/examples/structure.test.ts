import { compareWorks } from '@panya/domain/alike/compare-works.ts'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { documentOf } from '../core/document.ts'
import { structureOf } from '../core/structure.ts'
import { programOf } from './example.ts'
import { EXAMPLES } from './examples.ts'

const project = (text: string, data = '1,2,3') =>
  documentOf({
    files: [
      { name: 'main.py', text },
      { name: 'data.csv', text: data },
    ],
    main: 'main.py',
  })

test('programs written for different things are not alike', () => {
  const works = EXAMPLES.map((example) => structureOf(project(programOf(example, 'en')))!)
  expect(works.length).toBeGreaterThan(8)
  expect(compareWorks(works, null)).toEqual({ pairs: [], short: [] })
})

test('the same program in another language and with other data is', () => {
  for (const example of EXAMPLES) {
    const works = LOCALES.slice(0, 2).map((locale) =>
      structureOf(project(programOf(example, locale), locale)),
    )
    const { pairs } = compareWorks(
      works.map((work) => work!),
      null,
    )
    expect(pairs, example.id).toMatchObject([{ strength: 'nearly' }])
  }
})
