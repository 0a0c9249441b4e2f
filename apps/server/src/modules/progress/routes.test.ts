import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what a tool keeps comes back as it was, a text that looks like something else too', async () => {
  const learner = await projectClient(server, await aStudent(server))
  const address = '/api/progress?tool=coding/block-programming&key=kept'
  for (const value of ['{"id":"owl"}', '[1]', '12', 'null', '"a"', '', 'a', { a: ['1'] }, [1], 7]) {
    expect(await learner.call('PUT', address, { value })).toMatchObject({ status: 204 })
    expect(await learner.call('GET', address)).toMatchObject({ status: 200, body: { value } })
  }
})
