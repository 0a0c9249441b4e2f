import { compareWorks } from '@panya/domain/alike/compare-works.ts'
import { codeCell, markdownCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { expect, test } from 'vitest'
import { documentOf } from './document.ts'
import { structureOf } from './structure.ts'

const CELLS = [
  'import pandas as pd\nfrom statistics import mean\n',
  'rain = pd.read_csv("rain.csv")\nwet = rain[rain["mm"] > 5]\n',
  'for month, rows in wet.groupby("month"):\n    total = rows["mm"].sum()\n    print(month, total)\n',
  'wet.plot.bar(x="month", y="mm")\nprint("on average", mean(wet["mm"]))\n',
]

const notebook = (sources: readonly string[], words = 'Rain') =>
  documentOf({
    notebook: notebookOf([
      markdownCell(`# ${words}`, 'words'),
      ...sources.map((source, index) => codeCell(source, `cell-${index}`)),
    ]),
    files: [],
    clean: null,
  })

test('cells are compared as one program: names of one cell are its writer’s own in all', () => {
  const others = CELLS.map((source) =>
    source.replaceAll('wet', 'days').replaceAll('rain', 'all_days'),
  )
  const works = [notebook(CELLS), notebook(others, 'Something else')].map(
    (one) => structureOf(one)!,
  )
  expect(compareWorks(works, null)).toMatchObject({ pairs: [{ strength: 'nearly' }], short: [] })
  expect(works[0]?.lines.slice(0, 2)).toEqual(['# [2]', 'import pandas as pd'])
  expect(works[0]?.lines.join('\n')).not.toContain('Rain')
})

test('a notebook that cannot be read is refused, not compared as an empty one', () => {
  const broken = { format: 'notebook', version: 2, content: { notebook: { nbformat: 3 } } }
  expect(() => structureOf(broken)).toThrow('cannot be read')
})
