/** Short forms for writing the settings of nodes down; what computes a node knows them by name and kind. */
import type {
  ChoiceParam,
  ColumnParam,
  ColumnsParam,
  CustomParam,
  FileParam,
  MatrixParam,
  NumberParam,
  ParamBase,
  ParamSpec,
  PointsParam,
  TextParam,
} from '@panya/engines/flow/param-spec.ts'

type ShowIf = ParamSpec['showIf']
type Named<Param, Name extends string> = Param & { name: Name }

function number<Name extends string>(
  name: Name,
  value: number,
  more: { min: number; max: number; step: number; integer?: boolean; odd?: boolean },
  showIf?: ShowIf,
): Named<NumberParam, Name> {
  return { kind: 'number', name, default: value, ...more, ...(showIf && { showIf }) }
}

export const whole = <Name extends string>(
  name: Name,
  value: number,
  min: number,
  max: number,
  showIf?: ShowIf,
) => number(name, value, { min, max, step: 1, integer: true }, showIf)

export const odd = <Name extends string>(name: Name, value: number, min: number, max: number) =>
  number(name, value, { min, max, step: 2, odd: true })

export const decimal = <Name extends string>(
  name: Name,
  value: number,
  min: number,
  max: number,
  step: number,
  showIf?: ShowIf,
) => number(name, value, { min, max, step }, showIf)

export const choice = <Name extends string, Option extends string>(
  name: Name,
  options: readonly Option[],
  label: string = name,
): Named<ChoiceParam<Option>, Name> => ({
  kind: 'choice',
  name,
  default: options[0]!,
  options,
  label,
})

export const yesNo = <Name extends string>(
  name: Name,
  value = false,
): Named<ParamBase<'boolean', boolean>, Name> => ({ kind: 'boolean', name, default: value })

export const textParam = <Name extends string>(
  name: Name,
  value = '',
  more: Pick<TextParam, 'multiline' | 'code' | 'maxLength'> = {},
): Named<TextParam, Name> => ({ kind: 'text', name, default: value, ...more })

export const colourParam = <Name extends string>(
  name: Name,
  value: string,
): Named<ParamBase<'colour', string>, Name> => ({ kind: 'colour', name, default: value })

export const matrixParam = <Name extends string>(
  name: Name,
  maxSize: number,
  value: number[][],
): Named<MatrixParam, Name> => ({ kind: 'matrix', name, maxSize, default: value })

export const pointsParam = <Name extends string>(
  name: Name,
  value: number[][],
): Named<PointsParam, Name> => ({ kind: 'points', name, count: value.length, default: value })

export const fileParam = <Name extends string>(
  name: Name,
  accept: string,
): Named<FileParam, Name> => ({
  kind: 'file',
  name,
  accept,
  default: null,
})

export const columnParam = <Name extends string>(
  name: Name,
  from = 'table',
): Named<ColumnParam, Name> => ({ kind: 'column', name, from, default: '' })

/** A column that may be left out; `without` says what happens then. */
export const maybeColumn = <Name extends string>(
  name: Name,
  without?: string,
  from = 'table',
): Named<ColumnParam, Name> => ({
  ...columnParam(name, from),
  optional: true,
  ...(without && { without }),
})

export const columnsParam = <Name extends string>(
  name: Name,
  from = 'table',
): Named<ColumnsParam, Name> => ({ kind: 'columns', name, from, default: [] })

/** A setting with an editor of its own. */
export const customParam = <Name extends string, Value>(
  name: Name,
  editor: string,
  value: Value,
  check: (value: unknown) => value is Value,
  more: { from?: string; showIf?: NonNullable<ShowIf> } = {},
): Named<CustomParam<Value>, Name> => ({
  kind: 'custom',
  editor,
  name,
  default: value,
  check,
  ...more,
})
