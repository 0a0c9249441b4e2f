/**
 * How a node goes without anybody noticing: for a while it still answers but says that it is not ready, and closes
 * each connection with its answer, so that a proxy in front sends nobody any more. Then it closes.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface Leaving {
  readonly begun: boolean
  begin(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving
  }
}

export function createLeaving(): Leaving {
  let begun = false
  return {
    get begun() {
      return begun
    },
    begin() {
      begun = true
    },
  }
}

/** Without this, one visitor's connection would hold up the end to its limit. */
export function closeConnectionsWhileLeaving(app: FastifyInstance, leaving: Leaving): void {
  app.decorate('leaving', leaving)
  /** Browsers open some in advance; who has not asked for anything yet loses nothing. */
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    leaving.begin()
    for (const socket of silent) socket.destroy()
  })
  // A kept-alive one is closed with its answer.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (leaving.begun) reply.header('connection', 'close')
    done(null, payload)
  })
}
