/** A question mark for a picture that is missing or broken. What the file said about it stays inside, for the way back. */
import type { ScratchPicture } from '../project.ts'
import { fromBase64, toBase64 } from './base64.ts'

export const MISSING_SIZE = 80

export interface KeptPicture {
  file: string
  resolution: number
  centreX?: number
  centreY?: number
  bytes?: Uint8Array
}

export function missingPicture(picture: ScratchPicture, bytes?: Uint8Array): string {
  const { file, resolution, centreX, centreY } = picture
  const kept = { file, resolution, centreX, centreY, ...(bytes ? { data: toBase64(bytes) } : {}) }
  const note = toBase64(new TextEncoder().encode(JSON.stringify(kept)))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80"><metadata id="scratch">${note}</metadata><rect x="4" y="4" width="72" height="72" rx="16" fill="#e5e7eb" stroke="#6b7280" stroke-width="4"/><path d="M28 32a12 12 0 1 1 18 10c-4 3-6 5-6 10" fill="none" stroke="#6b7280" stroke-width="7" stroke-linecap="round"/><circle cx="40" cy="63" r="4.5" fill="#6b7280"/></svg>`
}

/** What a question mark stands for; null for every other picture. */
export function keptPicture(svg: string): KeptPicture | null {
  const note = /<metadata id="scratch">([\w+/=]*)<\/metadata>/.exec(svg)?.[1]
  const bytes = note === undefined ? null : fromBase64(note)
  if (!bytes) return null
  try {
    const { data, ...kept } = JSON.parse(new TextDecoder().decode(bytes)) as KeptPicture & {
      data?: string
    }
    const original = data === undefined ? null : fromBase64(data)
    return typeof kept.file === 'string'
      ? { ...kept, ...(original ? { bytes: original } : {}) }
      : null
  } catch {
    return null
  }
}
