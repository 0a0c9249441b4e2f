/**
 * How a node goes without anybody noticing: for a while it still answers but says that it is not ready, and closes
 * each connection with its answer, so that a proxy in front keeps none. Then it takes no new ones, which the proxy
 * notices before it has sent anything. Then it closes.
 */
import { Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface Leaving {
  readonly begun: boolean
  begin(): void
  /** Those that are there stay until they are answered. */
  refuseNew(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving
  }
}

export function createLeaving(): Pick<Leaving, 'begun' | 'begin'> {
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
export function closeConnectionsWhileLeaving(
  app: FastifyInstance,
  leaving: ReturnType<typeof createLeaving>,
): void {
  // The server's own way would also close what a proxy is just writing to.
  const refuseNew = () => void Server.prototype.close.call(app.server)
  app.decorate('leaving', Object.assign(leaving, { refuseNew }))
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
