/** Sends events to the browser as they come; a browser that goes away stops what makes them. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export function sendEvents<Event>(
  reply: FastifyReply,
  events: AsyncGenerator<Event>,
): FastifyReply {
  async function* lines() {
    for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
  }
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines()))
}

/** Aborted when the browser closes the connection before the answer is over. */
export function whileListening(reply: FastifyReply): AbortSignal {
  const control = new AbortController()
  // Gone while it was looked up who asks: then nothing more is said about it.
  if (reply.raw.destroyed) control.abort()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) control.abort()
  })
  return control.signal
}
