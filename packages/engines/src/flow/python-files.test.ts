import { isFileName } from '@panya/domain/notebook/data-file.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlowNode } from './flow-content.ts'
import type { NodeType } from './node-type.ts'
import { fileNames, plainFileName, savedNames } from './python-files.ts'

const HOSTILE = [
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'C:\\x.csv',
  'http://example.org/x.csv',
  '...',
  '.bashrc',
  '',
  'con.csv',
  'a"b\n"""c.csv',
  'x'.repeat(500),
  'แมว.csv',
]

test('whatever a file is called, its plain name stays in the folder', () => {
  const names = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE))
  const isPlain = (name: string): boolean =>
    isFileName(name) && /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u.test(name) && !name.includes('..')
  fc.assert(
    fc.property(names, fc.constantFrom('', 'csv', 'png'), (name, ending) => {
      expect(plainFileName(name, ending), name).toSatisfy(isPlain)
    }),
    { numRuns: 2000 },
  )
  expect(plainFileName('rain 2024.xlsx', 'csv')).toBe('rain_2024.csv')
  expect(plainFileName('แมว.PNG')).toBe('แมว.PNG')
  expect(plainFileName('con.csv')).toBe('file_con.csv')
})

const node = (id: string, params: Record<string, unknown>): FlowNode => ({
  id,
  type: 'file',
  position: { x: 0, y: 0 },
  params,
})

const type = (live = false): NodeType => ({
  type: 'file',
  category: 'source',
  inputs: [],
  outputs: [],
  params: [{ kind: 'text', name: 'name', default: '' }],
  engine: 'x',
  python: {
    code: () => {
      throw new Error('not asked')
    },
    reads: ({ name }) => String(name),
    writes: ({ name }) => String(name),
  },
  ...(live && { live: 'timer' as const }),
})

test('different things have different names, the same thing has one', () => {
  const nodes = [
    node('a', { name: 'x/Cat.csv' }),
    node('b', { name: 'y/cat.csv' }),
    node('c', { name: 'x/Cat.csv' }),
    node('d', { name: 'cat.csv' }),
  ]
  const names = [...fileNames(nodes, () => type()).values()]
  expect(names).toEqual(['Cat.csv', 'cat-2.csv', 'Cat.csv', 'cat-3.csv'])
  const twice = [node('a', { name: 'r.csv' }), node('b', { name: 'r.csv' })]
  expect([...fileNames(twice, () => type(true)).values()]).toEqual(['r.csv', 'r-2.csv'])
  expect([...savedNames(nodes.slice(0, 1), () => type()).values()]).toEqual(['results/Cat.csv'])
})
