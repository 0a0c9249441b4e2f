/** The data of a stream of server-sent events, whatever pieces they arrive in and however a service writes them. */
import { ChatFailed } from '../language-model-port.ts'

const LINE_MAX = 256 * 1024
const WHOLE_MAX = 4 * 1024 * 1024

/** Comments (`: keep-alive`) are no data. What the service itself calls an error is thrown. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  let failing = false
  for await (const line of lines(body)) {
    const { field, value } = readLine(line)
    // llama.cpp before September 2025 wrote `error: {…}`, a field that events do not have.
    if (field === 'error') throw saidError()
    // Some leave out the empty line between two events.
    const begins = (field === 'data' || field === 'event') && isWhole(data.join('\n'))
    if (data.length > 0 && (line === '' || begins)) {
      if (failing) throw saidError()
      yield data.join('\n')
      data = []
    }
    if (line === '') failing = false
    if (field === 'event') failing = value === 'error'
    if (field === 'data') data.push(value)
  }
  if (failing) throw saidError()
  // What the end of the stream cut off is no event.
  if (data.length > 0 && isWhole(data.join('\n'))) yield data.join('\n')
}

const saidError = () => new ChatFailed('broken', 'the service sent an error')

function readLine(line: string): { field: string; value: string } {
  const colon = line.indexOf(':')
  if (colon === -1) return { field: line, value: '' }
  return { field: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') }
}

function isWhole(data: string): boolean {
  if (data.trim() === '[DONE]') return true
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}

/** Lines end with LF, CRLF or CR, and a piece may end between the last two. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let buffer = ''
  for await (const text of texts(body)) {
    buffer += text
    const held = buffer.endsWith('\r') ? 1 : 0
    const found = buffer.slice(0, buffer.length - held).split(/\r\n|\n|\r/)
    buffer = (found.pop() ?? '') + '\r'.repeat(held)
    yield* found
    if (buffer.length > LINE_MAX) throw new ChatFailed('broken', 'a line without an end')
  }
  const rest = buffer.replace(/\r$/, '')
  if (rest !== '') yield rest
  if (buffer !== rest) yield ''
}

/** Letters that are cut between two pieces are put together; what is no UTF-8 is refused, a BOM is dropped. */
export async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new ChatFailed('broken', 'the answer is not UTF-8')
    }
  }
  for await (const bytes of body) {
    length += bytes.byteLength
    if (length > WHOLE_MAX) throw new ChatFailed('broken', 'the answer does not end')
    yield decode(bytes)
  }
  yield decode()
}
