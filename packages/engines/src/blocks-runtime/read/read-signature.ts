/** The words and parameters of a function, out of whatever a definition or a call says. */
import type { FunctionParam, FunctionSignature } from '../program.ts'
import { entries, own, stringOf } from './plain-values.ts'

const LONGEST_TEXT = 2000

export function readSignature(given: unknown): FunctionSignature {
  const params = new Map(
    entries(own(given, 'params')).map((param) => {
      const id = stringOf(own(param, 'id'))
      return [id, readParam(id, param)]
    }),
  )
  // An empty id stands for code outside every function.
  const id = stringOf(own(given, 'id')) || '?'
  const text = stringOf(own(given, 'text')).slice(0, LONGEST_TEXT)
  return {
    id,
    name: stringOf(own(given, 'name')),
    params: [...params.values()],
    ...(text === '' ? {} : { text }),
    ...(own(given, 'warp') === true ? { warp: true } : {}),
  }
}

function readParam(id: string, given: unknown): FunctionParam {
  const preset = own(given, 'preset')
  return {
    id,
    name: stringOf(own(given, 'name'), id),
    ...(own(given, 'kind') === 'truth' ? { kind: 'truth' as const } : {}),
    ...(typeof preset === 'string' ? { preset } : {}),
  }
}
