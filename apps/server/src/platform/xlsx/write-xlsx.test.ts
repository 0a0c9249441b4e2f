import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { columnName, writeXlsx } from './write-xlsx.ts'

const partsOf = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]),
  )

const sheetOf = (rows: (string | number | null)[][], name = 'Marks') =>
  partsOf(writeXlsx({ name, rows, frozen: { rows: 1, columns: 2 } }))

test('numbers are numbers, texts are texts, nothing is nothing', () => {
  const { 'xl/worksheets/sheet1.xml': sheet } = sheetOf([['Name', 8.5, null, '']])
  expect(sheet).toContain(
    '<row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Name</t></is></c><c r="B1"><v>8.5</v></c></row>',
  )
  expect(sheet).toContain('xSplit="2" ySplit="1" topLeftCell="C2"')
  expect(sheet).toContain('state="frozen"')
})

test('a text that looks like a formula stays one; no part says <f>', () => {
  const parts = sheetOf([['=1+1', '+cmd|x', '@SUM(A1)']])
  expect(parts['xl/worksheets/sheet1.xml']).toContain('>=1+1<')
  expect(Object.values(parts).join('')).not.toMatch(/<f[ >]/)
})

test('signs of XML and what it cannot hold do no harm', () => {
  const sheet = sheetOf([['<b>&"\u0000\ud800']])['xl/worksheets/sheet1.xml']
  expect(sheet).toContain('>&lt;b&gt;&amp;&quot;\ufffd\ufffd<')
})

test.each([
  ['5/1: [maths]*?', '5 1   maths'],
  ["'quoted'", 'quoted'],
  ['', 'Sheet'],
  ['x'.repeat(40), 'x'.repeat(31)],
])('the name %j of a sheet becomes %j', (name, written) => {
  expect(sheetOf([[1]], name)['xl/workbook.xml']).toContain(`<sheet name="${written}"`)
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, name) => expect(columnName(index)).toBe(name))
