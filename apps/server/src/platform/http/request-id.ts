/**
 * Every request has a name under which it is found again in the log and in the database: the one that a proxy we
 * trust gave it, so that the proxy's log tells of the same request, or one of our own.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { forRequest } from '../current-request.ts'
import type { Env } from '../env.ts'

/** It is written into lines of the log and into remarks of statements. */
const SAFE = /^[\w-]{8,64}$/

export type RequestIds = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

export function requestIds(trustProxy: Env['trustProxy']): RequestIds {
  const isTrusted = trusted(trustProxy)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const good = typeof given === 'string' && SAFE.test(given) && isTrusted(socket.remoteAddress)
    return good ? given : randomUUID()
  }
}

function trusted(proxies: Env['trustProxy']): (address: string | undefined) => boolean {
  if (typeof proxies === 'boolean') return () => proxies
  const list = new BlockList()
  for (const one of proxies.split(/[\s,]+/)) {
    const [net = '', bits] = one.split('/')
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(net) === 0) continue
    if (bits === undefined) list.addAddress(net, family)
    else if (/^\d+$/.test(bits)) list.addSubnet(net, Number(bits), family)
  }
  return (address = '') =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

export function registerCurrentRequest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => forRequest(request.id, done))
  // After a body was read things go on where the connection began.
  app.addHook('preValidation', (request, _reply, done) => forRequest(request.id, done))
}
