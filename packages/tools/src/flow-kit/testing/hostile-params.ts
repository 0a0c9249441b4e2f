import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'

/** Settings as a bully, a broken file or an old project would have them: each alone, the others as a learner might. */

function badValues(spec: ParamSpec, columns: readonly string[]): unknown[] {
  switch (spec.kind) {
    case 'number':
      return [spec.min, spec.max, Number.NaN, Infinity, -1e9, 1.5, 'seven', null]
    case 'choice':
      return [...spec.options, 'nothing like it', '__proto__', 5]
    case 'text':
      return ['', ' ', '\'";--', '(((((', '1/0', '\u202e\u0000', 'x'.repeat(300), '}{{a}']
    case 'column':
      return ['', ...columns, '__proto__']
    case 'columns':
      return [[], [...columns], [columns[0], columns[0]], ['no such column'], 'name', [5]]
    case 'boolean':
      return [true, false, 'yes']
    case 'colour':
      return ['#000000', 'red', '']
    case 'matrix':
      return [[[0]], [[]], [[1, 2], [3]], [[Number.NaN]]]
    case 'points':
      return [[], [[0, 0]], Array.from({ length: spec.count }, () => [0, 0])]
    case 'file':
      return [null, { name: 'x', size: 0 }, { name: 'x.csv', size: 4, data: '!!!' }, 'file']
    case 'custom':
    default:
      return [null, [], {}, 'x', [{ column: 'no such column', test: '=', value: '1' }]]
  }
}

export function hostileParams(
  { params }: NodeType,
  columns: readonly string[],
): Record<string, unknown>[] {
  const usual = Object.fromEntries(
    params.flatMap((spec) => (spec.kind === 'column' ? [[spec.name, columns[0]]] : [])),
  )
  return [
    {},
    usual,
    ...params.flatMap((spec) =>
      badValues(spec, columns).map((value) => ({ ...usual, [spec.name]: value })),
    ),
  ]
}
