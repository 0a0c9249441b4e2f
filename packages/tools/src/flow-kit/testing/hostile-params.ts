import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'

/** Settings as a bully, a broken file or an old project would have them: each alone, the others as a learner might. */

const LONG = ['x'.repeat(300), 'x'.repeat(30_000)]

const NUMBERS = [Number.NaN, Infinity, -Infinity, -1e9, -1, 0, 1.5, 1e9]

function badValues(spec: ParamSpec, columns: readonly string[]): unknown[] {
  switch (spec.kind) {
    case 'number':
      return [spec.min, spec.max, ...NUMBERS, 'seven', null]
    case 'choice':
      return [...spec.options, 'nothing like it', '__proto__', 5]
    case 'text':
      return ['', ' ', '\'";--', '(((((', '1/0', '\u202e\u0000', ...LONG, '}{{a}']
    case 'column':
      return ['', ...columns, '__proto__']
    case 'columns':
      return [[], [...columns], [columns[0], columns[0]], ['no such column'], 'name', [5]]
    case 'boolean':
      return [true, false, 'yes']
    case 'colour':
      return ['#000000', '#FFFFFF', '#fff', '#12345g', '#00000000', 'red', '']
    case 'matrix':
      return [
        [[0]],
        [[]],
        [],
        [[1, 2], [3]],
        [[Number.NaN]],
        [[1e308, -1e308]],
        [Array.from({ length: 5000 }, () => 1)],
        Array.from({ length: spec.maxSize }, () => Array.from({ length: spec.maxSize }, () => 1)),
      ]
    case 'points':
      return [
        [],
        [[0, 0]],
        ...[[0, 0], [], [1], [1, 2, 3], [1e9, -1e9], [-5, 7], [Number.NaN, 0]].map((point) =>
          Array.from({ length: spec.count }, () => point),
        ),
        Array.from({ length: spec.count }, (_, at) => [at / 10, at / 10]),
      ]
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
      badValues(spec, columns).flatMap((value) => [
        { ...usual, [spec.name]: value },
        ...(spec.showIf?.is ?? []).map((shown) => ({
          ...usual,
          [spec.showIf!.param]: shown,
          [spec.name]: value,
        })),
      ]),
    ),
  ]
}
