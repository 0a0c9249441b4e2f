import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { presentFailure } from './error-handler.ts'

test('who goes away in the middle of a body is no failure of the server', async () => {
  const server = await testServer()
  const { promise: failure, resolve } = Promise.withResolvers<Error>()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  server.app.server.prependListener('request', (request) => request.once('error', resolve))
  const { port } = server.app.server.address() as { port: number }
  connect(port, '127.0.0.1').end(
    'POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"a":',
  )
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const { status } = presentFailure((await failure) as never, { log, id: '1' })
  expect(status).toBe(400)
  expect(lines).toEqual([])
})
