/** Every address under /api that the server answers, from its own table of routes. */
import type { FastifyInstance } from 'fastify'

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
}

export function everyRoute(app: FastifyInstance): Route[] {
  const found: Route[] = []
  const stack: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const parts = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line)
    const bare = /^([│ ]*)[├└]── (\S+)/.exec(line)
    if (!bare) continue
    const depth = bare[1]!.length / 4
    stack.length = depth
    stack[depth] = bare[2]!
    if (!parts) continue
    const url = stack.join('')
    for (const method of parts[3]!.split(', ')) {
      if (method !== 'HEAD' && url.startsWith('/api'))
        found.push({ method: method as Route['method'], url })
    }
  }
  return found
}
