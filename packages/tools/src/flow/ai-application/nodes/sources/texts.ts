import { type PlainTable, textOut } from '@panya/engines/ai/ai-op.ts'
import { joined, py } from '@panya/engines/code/python-code.ts'
import { NotReady } from '@panya/engines/flow/flow-value.ts'
import { customParam } from '../../../../flow-kit/param-forms.ts'
import { aiNode, longTextParam, tablePort, textPort } from '../define.ts'
import { nlpRun } from '../run-on.ts'
import { isList, isText } from './checks.ts'

/** Texts, one or a set of them. */

const textNode = aiNode('text', 'source', {
  engine: 'nlp',
  outputs: [textPort('text')],
  params: [longTextParam('words', '', true)],
  python: {
    variable: 'text',
    code: (c) => py`${c.output('text')} = ${c.param('words')}`,
  },
})

const runText = nlpRun(textNode, ({ text }) => ({ outputs: { text: textOut(text('words')) } }))

export interface TextClass {
  label: string
  /** One text a line. */
  texts: string
}

function isTextClass(value: unknown): boolean {
  const { label, texts } = Object(value) as Partial<TextClass>
  return isText(label) && label !== '' && isText(texts)
}

function textTable(rows: readonly (readonly [string, string])[]): PlainTable {
  return {
    columns: [
      { name: 'label', type: 'text' },
      { name: 'text', type: 'text' },
    ],
    data: [rows.map(([label]) => label), rows.map(([, text]) => text)],
  }
}

const textSet = aiNode('texts', 'source', {
  engine: 'nlp',
  outputs: [tablePort('examples')],
  params: [
    customParam('textClasses', 'textClasses', [], (value): value is TextClass[] =>
      isList(value, isTextClass),
    ),
  ],
  python: {
    variable: 'examples',
    code: (c) => {
      const rows = (c.params.textClasses as TextClass[]).flatMap(({ label, texts }) =>
        texts
          .split('\n')
          .filter((line) => line.trim())
          .map((line) => py`    (${c.literal(label)}, ${c.literal(line.trim())}),`),
      )
      return py`${c.output('examples')} = [\n${joined(rows, '\n')}\n]`
    },
  },
})

const runTexts = nlpRun(textSet, ({ params }) => {
  const rows = params.textClasses.flatMap(({ label, texts }) =>
    texts
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => [label, text] as const),
  )
  if (rows.length === 0) throw new NotReady('no-examples')
  return { outputs: { examples: textTable(rows) } }
})

export const TEXT_SOURCES = [textNode, textSet]

export const TEXT_SOURCES_RUNS = [runText, runTexts]
