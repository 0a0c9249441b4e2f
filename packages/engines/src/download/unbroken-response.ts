/** Makes of an answer one whose body goes on where the line breaks: for whoever only hands it on. */
import { siteLine } from './line.ts'
import { type Bytes, Transfer } from './transfer.ts'

/** Whoever reads it may have patience of their own. */
const MOST_FAILURES = 5

export function unbrokenResponse(address: string, first: Response, line = siteLine): Response {
  const chunks = new Transfer(address, line, { first, mostFailures: MOST_FAILURES }).chunks()
  const body = new ReadableStream<Bytes>({
    async pull(stream) {
      const { value, done } = await chunks.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
  const { status, statusText } = first
  const headers = new Headers(first.headers)
  // What is handed on is unpacked already.
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding')
    headers.delete('content-length')
  }
  return new Response(body, { status, statusText, headers })
}
