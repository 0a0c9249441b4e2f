/** A notebook as a learner of the demo school would have written it: words, numbers and a chart. */
import { codeCell, markdownCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import type { ToolSample } from '../../../host/core/sample.ts'
import { documentOf } from './document.ts'
import { RAIN_IN_THE_GARDEN } from './made.ts'

const CELLS = [
  markdownCell(
    '# Rain in our school garden\n\nWe wrote down the rain of one week. Press **Run all** to see it.',
    'garden-1',
  ),
  codeCell(
    'import csv\n\nwith open("rain.csv") as file:\n    rows = list(csv.DictReader(file))\n\n' +
      'rain = {row["day"]: int(row["mm"]) for row in rows}\nrain',
    'garden-2',
  ),
  codeCell('import plot\n\nplot.bar(rain, title="Rain in mm")', 'garden-3'),
  markdownCell('Which day was the wettest? How much rain fell in the whole week?', 'garden-4'),
  codeCell('wettest = max(rain, key=rain.get)\nprint(wettest, sum(rain.values()))', 'garden-5'),
]

const RAIN = 'day,mm\nMon,0\nTue,4\nWed,12\nThu,7\nFri,0\nSat,21\nSun,3\n'

const document = documentOf({
  notebook: notebookOf(CELLS),
  files: [{ name: 'rain.csv', text: RAIN }],
  clean: null,
})

export const sample: ToolSample = {
  projects: [{ title: RAIN_IN_THE_GARDEN.title, document, shared: true }],
}
