/** The node server under the app: one route is answered before the app begins to work on a request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { Leaving } from './leaving.ts'

export interface FrontRoute {
  method: string
  path: string
  handle(request: IncomingMessage, response: ServerResponse): void
}

export function fastPath(
  front: FrontRoute,
  keepAliveTimeout: number,
  leaving: Pick<Leaving, 'begun'>,
): FastifyServerFactory {
  return (handler) =>
    createServer({ keepAliveTimeout }, (request, response) => {
      if (request.url !== front.path || request.method !== front.method) {
        return handler(request, response)
      }
      // While the server closes, a kept connection would hold it up.
      if (leaving.begun) response.shouldKeepAlive = false
      return front.handle(request, response)
    })
}
