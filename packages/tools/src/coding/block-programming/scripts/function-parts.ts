/** A function while somebody writes its words: words, values and conditions in any order. */
import type { FunctionParam, FunctionSignature } from '@panya/engines/blocks-runtime/program.ts'
import {
  type SignaturePart,
  signatureParts,
  signatureText,
} from '@panya/engines/blocks-runtime/signature-parts.ts'

export type PartKind = 'word' | 'value' | 'truth'

export interface Part {
  /** Of a parameter its id, of words any. */
  id: string
  kind: PartKind
  text: string
  preset?: string
}

export const MOST_PARTS = 20

export function partsOf(signature: FunctionSignature | null, newId: () => string): Part[] {
  if (!signature) return [{ id: newId(), kind: 'word', text: '' }]
  return signatureParts(signature).map((part) =>
    'word' in part
      ? { id: newId(), kind: 'word', text: part.word }
      : {
          id: part.param.id,
          kind: part.param.kind ?? 'value',
          text: part.param.name,
          ...(part.param.preset === undefined ? {} : { preset: part.param.preset }),
        },
  )
}

const paramOf = ({ id, kind, text, preset }: Part): FunctionParam => ({
  id,
  name: text.trim(),
  ...(kind === 'truth' ? { kind } : {}),
  ...(preset === undefined ? {} : { preset }),
})

/** A name and then its values needs no text of its own; anything else does. */
export function signatureFrom(
  id: string,
  parts: readonly Part[],
  isWarp: boolean,
): FunctionSignature {
  const written = parts.filter(({ kind, text }) => kind !== 'word' || text.trim() !== '')
  const { name, text, params } = signatureText(
    written.map(
      (part): SignaturePart =>
        part.kind === 'word' ? { word: part.text } : { param: paramOf(part) },
    ),
  )
  const isPlain = written.every(({ kind }, index) => kind === (index === 0 ? 'word' : 'value'))
  return { id, name, params, ...(isPlain ? {} : { text }), ...(isWarp ? { warp: true } : {}) }
}

/** What is still wrong, or null. */
export function faultOf(
  parts: readonly Part[],
  isTaken: (name: string) => boolean,
): 'name' | 'taken' | 'params' | null {
  const { name, params } = signatureFrom('', parts, false)
  if (name === '') return 'name'
  if (isTaken(name)) return 'taken'
  const names = params.map((param) => param.name)
  const isWhole = names.every((entry, index) => entry !== '' && names.indexOf(entry) === index)
  return isWhole ? null : 'params'
}

/** One place up (-1) or down (1). */
export function movedPart(parts: readonly Part[], index: number, by: 1 | -1): Part[] {
  const other = index + by
  if (other < 0 || other >= parts.length) return [...parts]
  return parts.with(index, parts[other]!).with(other, parts[index]!)
}
