/** The body of a kept file: every piece is compared with its hash before it is handed on. */
import { PIECE_BYTES } from '@panya/domain/offline/site-files.ts'
import { sha256 } from './signature.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Null when not even the first piece is right. `fetchRest` is for one that is not right further on. */
export async function verifiedBody(
  kept: Response,
  hashes: string[],
  fetchRest: (from: number) => Promise<Bytes>,
): Promise<BodyInit | null> {
  const pieces = verifiedPieces(kept, hashes)
  const first = await pieces.next().catch(() => null)
  if (!first?.value) return null
  if (hashes.length === 1) return first.value
  let sent = first.value.length
  return new ReadableStream<Bytes>({
    start: (stream) => stream.enqueue(first.value),
    async pull(stream) {
      const next = await pieces.next().catch(() => null)
      if (next?.value) {
        sent += next.value.length
        return stream.enqueue(next.value)
      }
      if (next === null) stream.enqueue(await fetchRest(sent))
      return stream.close()
    },
  })
}

/** Fails at the first piece that is not right. What comes after the last one is nobody's. */
async function* verifiedPieces(kept: Response, hashes: string[]): AsyncGenerator<Bytes> {
  const reader = kept.body?.getReader()
  let ahead: Bytes = new Uint8Array()
  for (const hash of hashes) {
    const piece = new Uint8Array(PIECE_BYTES)
    let length = 0
    while (length < PIECE_BYTES) {
      if (ahead.length === 0) ahead = (await reader?.read())?.value ?? ahead
      if (ahead.length === 0) break
      const taken = ahead.subarray(0, PIECE_BYTES - length)
      piece.set(taken, length)
      length += taken.length
      ahead = ahead.subarray(taken.length)
    }
    const whole = length < PIECE_BYTES ? piece.slice(0, length) : piece
    if ((await sha256(whole)) !== hash) throw new Error('This is not what the server vouched for.')
    yield whole
  }
}
