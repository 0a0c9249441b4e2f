/** Short forms for writing the settings of nodes down. */
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'

type ShowIf = ParamSpec['showIf']

function number(
  name: string,
  value: number,
  more: { min: number; max: number; step: number; integer?: boolean; odd?: boolean },
  showIf?: ShowIf,
): ParamSpec {
  return { kind: 'number', name, default: value, ...more, ...(showIf && { showIf }) }
}

export const whole = (name: string, value: number, min: number, max: number, showIf?: ShowIf) =>
  number(name, value, { min, max, step: 1, integer: true }, showIf)

export const odd = (name: string, value: number, min: number, max: number) =>
  number(name, value, { min, max, step: 2, odd: true })

export const decimal = (
  name: string,
  value: number,
  min: number,
  max: number,
  step: number,
  showIf?: ShowIf,
) => number(name, value, { min, max, step }, showIf)

export const choice = (name: string, options: readonly string[], label = name): ParamSpec => ({
  kind: 'choice',
  name,
  default: options[0] ?? '',
  options,
  label,
})

export const yesNo = (name: string, value = false): ParamSpec => ({
  kind: 'boolean',
  name,
  default: value,
})
