/** Says an answer in a program's way, or says it wrong. */
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import {
  choice,
  type Delta,
  envelope,
  errorBody,
  errorEvent,
  firstDelta,
  lastDelta,
  type Manner,
  type Program,
  pieceDelta,
  thoughtDelta,
  type Writing,
} from './model-manner.ts'

interface Wish {
  stream: boolean
  model: string
  stream_options?: { include_usage: boolean }
}

export function speak(
  response: ServerResponse,
  manner: Manner,
  program: Program,
  wish: Wish,
): void {
  const { model } = wish
  const chunk = (...chosen: object[]) => ({
    ...envelope(program, model, 'chat.completion.chunk'),
    choices: chosen,
  })
  const said = (text: string) => event(chunk(choice(program, pieceDelta(program, text), null)))
  const stop = event(chunk(choice(program, lastDelta(program), 'stop'))) + DONE
  const ends = (finish: string, delta: Delta) => event(chunk(choice(program, delta, finish))) + DONE

  if (manner.kind === 'status') {
    response.writeHead(manner.status, { 'content-type': 'application/json' })
    return void response.end(manner.body ?? errorBody(program, manner.status, 'no'))
  }
  if (manner.kind === 'redirects') {
    response.writeHead(307, { location: manner.to })
    return void response.end()
  }
  if (manner.kind === 'web-page') {
    response.writeHead(200, { 'content-type': 'text/html' })
    return void response.end('<!doctype html>\n<title>Sign in to the network</title>\n')
  }
  if (manner.kind === 'answers-whole' || (manner.kind === 'answers' && !wish.stream)) {
    return whole()
  }
  if (manner.kind === 'answers') return inPieces()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  switch (manner.kind) {
    case 'breaks-off':
      response.write(said(manner.after), () => response.destroy())
      return
    case 'ends-early':
      response.end(said(manner.after))
      return
    case 'silent':
      response.write(said(manner.after))
      return
    case 'keeps-alive':
      return keepAlive(response)
    case 'endless':
      return goOn(response, said('and on '.repeat(200)))
    case 'malformed':
      response.end(`${said('Well')}data: {"choices": [{"delta"\n\n${stop}`)
      return
    case 'not-text':
      response.end(`data: {"choices":[{"delta":{"content":{"a":1}}}]}\n\n${stop}`)
      return
    case 'not-utf8':
      response.write(said('Well'))
      response.write(Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0xfe, 0x0a, 0x0a]))
      response.end(stop)
      return
    case 'error-event':
      response.end(`${said('Well')}${errorEvent(program)}${stop}`)
      return
    case 'calls-a-tool': {
      const call = { index: 0, id: 'call_1', function: { name: 'search', arguments: '{}' } }
      const delta = { role: 'assistant', content: null, tool_calls: [call] }
      response.end(said('Let me look.') + ends('tool_calls', delta))
      return
    }
    case 'declines':
      response.end(ends('stop', { role: 'assistant', refusal: 'I cannot help with that.' }))
      return
    case 'empty':
      response.end(stop)
  }

  function usage(tokens: number) {
    return { prompt_tokens: tokens - 1, completion_tokens: 1, total_tokens: tokens }
  }

  function whole(): void {
    if (manner.kind !== 'answers-whole' && manner.kind !== 'answers') return
    const content = manner.kind === 'answers' ? manner.pieces.join('') : manner.text
    const message = { role: 'assistant', content, refusal: null, tool_calls: [] }
    const body = {
      ...envelope(program, model, 'chat.completion'),
      choices: [{ index: 0, message, logprobs: null, finish_reason: manner.finish ?? 'stop' }],
      usage: usage(manner.tokens ?? 42),
    }
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(body))
  }

  function inPieces(): void {
    if (manner.kind !== 'answers') return
    const { pieces, thoughts = '', finish = 'stop', writing = {} } = manner
    const deltas = [
      firstDelta(program),
      ...(thoughts === '' ? [] : [thoughtDelta(program, thoughts)]),
      ...pieces.map((piece) => pieceDelta(program, piece)),
    ].filter((delta) => delta !== null)
    const events = [
      ...deltas.map((delta) => chunk(choice(program, delta, null))),
      ...(finish === null ? [] : [chunk(choice(program, lastDelta(program), finish))]),
      // Only for those who asked, behind the end and without a choice.
      ...(wish.stream_options?.include_usage
        ? [{ ...chunk(), usage: usage(manner.tokens ?? 42) }]
        : []),
    ]
    const text = events.map((one) => event(one, writing)).join('') + (writing.noDone ? '' : DONE)
    send(response, finished(text, writing), writing)
  }
}

const DONE = 'data: [DONE]\n\n'

function event(value: object, { severalLines, comments }: Writing = {}): string {
  const json = severalLines ? JSON.stringify(value, null, 1) : JSON.stringify(value)
  const lines = json.split('\n').map((line) => `data: ${line}\n`)
  return `${comments ? ': keep-alive\n\n' : ''}${lines.join('')}\n`
}

function finished(text: string, { noSpace, dense, bom, eol = '\n' }: Writing): string {
  let written = noSpace ? text.replaceAll(/^data: /gm, 'data:') : text
  if (dense) written = written.replaceAll('\n\n', '\n')
  return (bom ? '\uFEFF' : '') + written.replaceAll('\n', eol)
}

/** Cut in the middle of lines and of letters, as networks do. */
function send(response: ServerResponse, text: string, writing: Writing): void {
  const { gzip = false, bytes: size = 37, staysOpen = false, cut = 0 } = writing
  const whole = gzip ? gzipSync(text) : Buffer.from(text)
  const bytes = whole.subarray(0, whole.length - cut)
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    ...(gzip ? { 'content-encoding': 'gzip' } : {}),
  })
  const next = (at: number): void => {
    if (at < bytes.length) {
      response.write(bytes.subarray(at, at + size), () => setImmediate(() => next(at + size)))
    } else if (!staysOpen) response.end()
  }
  next(0)
}

function keepAlive(response: ServerResponse): void {
  const timer = setInterval(() => response.write(': keep-alive\n\n'), 10)
  response.on('close', () => clearInterval(timer))
}

function goOn(response: ServerResponse, text: string): void {
  if (!response.destroyed) response.write(text, () => setImmediate(() => goOn(response, text)))
}
