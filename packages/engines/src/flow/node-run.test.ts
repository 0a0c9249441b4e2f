import { expect, test } from 'vitest'
import { nodeSettings, opsOf } from './node-run.ts'
import type { NodeType } from './node-type.ts'

const node = (type: string): NodeType => ({
  type,
  category: '',
  inputs: [],
  outputs: [],
  params: [],
  engine: '',
})

test('a node without a run, a run without its node and a second run are named', () => {
  const [add, double] = [node('add'), node('double')]
  const runOf = (one: NodeType) => ({ node: one, op: one.type })
  expect(opsOf([add, double], [runOf(double), runOf(add)])).toEqual({
    add: 'add',
    double: 'double',
  })
  expect(() => opsOf([add, double], [runOf(add)])).toThrow('double')
  expect(() => opsOf([add], [runOf(add), runOf(double)])).toThrow('double')
  expect(() => opsOf([add], [runOf(add), runOf(add)])).toThrow('differ')
  expect(() => opsOf([add], [runOf(node('add'))])).toThrow('add')
})

test('a setting that is not of its kind is empty', () => {
  const { text, number, list, yes } = nodeSettings({ n: '7', t: 7, l: 'a', y: 'yes' })
  expect([text('t'), number('n'), list('l'), yes('y')]).toEqual(['', 7, [], false])
})
