/** What is written on a function's blocks: words and holes in their order. */
import type { FunctionParam, FunctionSignature } from './program.ts'

export type SignaturePart = { word: string } | { param: FunctionParam }

/** Each parameter once, also those that the text forgets or names twice. */
export function signatureParts({ name, params, text }: FunctionSignature): SignaturePart[] {
  const parts: SignaturePart[] = []
  const left = new Set(params)
  for (const piece of (text ?? name).split(/(%\d+)/)) {
    const param = text && /^%\d+$/.test(piece) ? params[Number(piece.slice(1)) - 1] : undefined
    if (param && left.delete(param)) parts.push({ param })
    else if (!param && piece.trim() !== '') parts.push({ word: piece.trim() })
  }
  return [...parts, ...[...left].map((param) => ({ param }))]
}

/** The other way round: `jump %1 high`, and the name is the words alone. */
export function signatureText(parts: readonly SignaturePart[]): {
  name: string
  text: string
  params: FunctionParam[]
} {
  const params = parts.flatMap((part) => ('param' in part ? [part.param] : []))
  const written = parts.map((part) =>
    'param' in part ? `%${params.indexOf(part.param) + 1}` : wordOf(part),
  )
  const words = parts.flatMap((part) => ('word' in part ? [wordOf(part)] : []))
  return { name: words.join(' '), text: written.join(' '), params }
}

/** A per cent sign before a digit would be a hole. */
const wordOf = ({ word }: { word: string }): string => word.trim().replace(/%(?=\d)/g, '% ')
