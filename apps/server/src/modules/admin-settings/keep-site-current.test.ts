import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { keepSiteCurrent, refreshSite } from './keep-site-current.ts'
import { setToolOpen } from './site-settings.ts'

test('pages with the old switches are forgotten before the change is answered, and only by a change', async () => {
  const server = await testServer()
  const { database } = server
  // A site of its own: the server's is kept current already.
  const context = { ...server.context, site: { ...server.context.site } }
  const app = Fastify()
  onTestFinished(() => app.close())
  let forgotten = 0
  await keepSiteCurrent(app, context, () => {
    forgotten += 1
  })
  const before = forgotten
  await setToolOpen(
    database,
    { name: 'test', fromAddress: null, requestId: null },
    'games/dungeon',
    false,
  )
  await refreshSite(context)
  expect(context.site.settings?.closedTools).toEqual(['games/dungeon'])
  expect(forgotten).toBe(before + 1)
  await refreshSite(context)
  expect(forgotten).toBe(before + 1)
})
