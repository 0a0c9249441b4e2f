import { type Cell, type Column, isDateText } from './table.ts'

const NUMBER = /^[-+]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?([eE][-+]?\d+)?$/

/** A column of texts as what all of them are. */
export function typedColumn(name: string, texts: readonly Cell[]): Column {
  const known = texts.filter((value): value is string | number | boolean => value !== null)
  if (known.length === 0) return { name, type: 'text', data: [...texts] }
  if (
    known.every(
      (value) =>
        typeof value === 'number' ||
        (typeof value === 'string' && /\d/.test(value) && NUMBER.test(value)),
    )
  ) {
    const data = texts.map((value) =>
      value === null ? null : Number(String(value).replaceAll(',', '')),
    )
    return { name, type: 'number', data }
  }
  if (known.every((value) => /^(true|false|yes|no)$/i.test(String(value)))) {
    return {
      name,
      type: 'boolean',
      data: texts.map((value) => (value === null ? null : /^(true|yes)$/i.test(String(value)))),
    }
  }
  if (known.every((value) => typeof value === 'string' && isDateText(value)))
    return { name, type: 'date', data: [...texts] }
  return { name, type: 'text', data: texts.map((value) => (value === null ? null : String(value))) }
}
