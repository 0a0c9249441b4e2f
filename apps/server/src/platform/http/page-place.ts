/** Where a page of a long list ended, as the client hands it back. */
import { Problem } from './problem.ts'

export interface Place {
  key: string
  id: number
}

export function writePlace({ key, id }: Place): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

export function readPlace(text: string | undefined): Place | null {
  if (text === undefined) return null
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (typeof key === 'string' && Number.isSafeInteger(id)) return { key, id: id as number }
  } catch {
    // Falls through: what cannot be read is refused like what has another shape.
  }
  throw new Problem('BAD_INPUT', 'bad-input', { after: 'not-a-place' })
}
