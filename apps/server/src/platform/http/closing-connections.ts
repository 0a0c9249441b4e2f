/** What becomes of visitors' connections when this node ends: without this one of them would hold it up to its limit. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export function closeConnectionsWhileClosing(app: FastifyInstance): void {
  /** Browsers open some in advance; who has not asked for anything yet loses nothing. */
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of silent) socket.destroy()
  })
  // A kept-alive one is closed with its answer.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}
