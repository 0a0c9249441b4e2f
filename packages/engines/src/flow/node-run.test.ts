import { expect, test } from 'vitest'
import { type NodeSettings, nodeSettings, opsOf } from './node-run.ts'
import type { NodeType } from './node-type.ts'
import type { NumberParam } from './param-spec.ts'

const node = (type: string): NodeType => ({
  type,
  category: '',
  inputs: [],
  outputs: [],
  params: [],
  engine: '',
})

test('runs are found by the type of their node, and none is there twice', () => {
  const runOf = (type: string) => ({ node: node(type), op: type })
  expect(opsOf([[runOf('double')], [runOf('add')]])).toEqual({ add: 'add', double: 'double' })
  expect(() => opsOf([[runOf('add')], [runOf('add')]])).toThrow('add is computed twice')
})

test('a setting that is not of its kind is empty', () => {
  const { text, number, list, yes } = nodeSettings({ n: '7', t: 7, l: 'a', y: 'yes' })
  expect([text('t'), number('n'), list('l'), yes('y')]).toEqual(['', 7, [], false])
})

test('a run can ask only for settings its node has, each as what it is', () => {
  type Doubling = NodeType<'double', NumberParam & { name: 'times' }>
  const settings = nodeSettings({ times: 2 }) as NodeSettings<Doubling>
  expect([settings.number('times'), settings.params.times]).toEqual([2, 2])
  // @ts-expect-error -- the node has no such setting
  expect(settings.number('size')).toBeNaN()
  // @ts-expect-error -- it is a number
  expect(settings.text('times')).toBe('')
})
