/** What stands in for something that cannot be had: it can be shown, and is never mistaken for something else. */
import { type AssetReference, referenceTo } from '@panya/domain/project/asset-reference.ts'
import { base64FromBytes } from './base64.ts'

const encode = (text: string) => base64FromBytes(new TextEncoder().encode(text))

/** A different text for each reference. */
export function placeholderFor(reference: AssetReference): string {
  const { head } = reference
  const name = referenceTo(reference)
  if (head.startsWith('data:image/')) return `data:image/svg+xml;base64,${encode(picture(name))}`
  if (head.startsWith('data:audio/')) return `data:audio/wav;base64,${silence(name)}`
  return `${head}${encode(name)}`
}

function picture(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><!--${name}--><rect x="3" y="3" width="90" height="90" rx="12" fill="#f1f5f9" stroke="#64748b" stroke-width="3" stroke-dasharray="9 7"/><path d="M36 38a12 12 0 1 1 18 10c-5 3-6 5-6 10" fill="none" stroke="#64748b" stroke-width="6" stroke-linecap="round"/><circle cx="48" cy="70" r="4" fill="#64748b"/></svg>`
}

/** A hundredth of a second of nothing; the name is in a part that players pass over. */
function silence(name: string): string {
  const letters = new TextEncoder().encode(name.length % 2 === 0 ? name : `${name} `)
  const samples = 80
  const bytes = new Uint8Array(44 + samples * 2 + 8 + letters.length)
  const view = new DataView(bytes.buffer)
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  word(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 16_000, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples * 2, true)
  const end = 44 + samples * 2
  word(end, 'note')
  view.setUint32(end + 4, letters.length, true)
  bytes.set(letters, end + 8)
  return base64FromBytes(bytes)
}
