import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

test('a connection that asks for nothing does not hold up the end', async () => {
  const server = await startTestServer()
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const silent = connect(Number(port), '127.0.0.1')
  const spoken = connect(Number(port), '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(spoken, 'connect')])
  spoken.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = (await once(spoken, 'data')) as [Buffer]
  expect(answer.toString()).toContain('200 OK')
  const gone = [once(silent, 'close'), once(spoken, 'close')]
  for (const socket of [silent, spoken]) socket.resume()
  await server.close()
  await Promise.all(gone)
})
