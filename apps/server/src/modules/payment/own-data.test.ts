import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../app/seed/people.ts'
import { aBuyer, aTill, BUYER, startShop } from '../../testing/payments.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { signIn } from '../../testing/sign-in.ts'
import type { TestServer } from '../../testing/test-server.ts'

let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  server = await startShop()
  till = await aTill(server)
})
afterAll(() => server.close())

async function exportOf({ email }: Person): Promise<Record<string, string>> {
  const { withCookie: headers } = await signIn(server, email)
  const answer = await server.app.inject({ url: '/api/personal-data/export.zip', headers })
  const files = Object.entries(unzipSync(answer.rawPayload))
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('who paid for themselves takes all of it along', async () => {
  const { person, order } = await aBuyer(server)
  const { id, reference } = await order({ buyer: BUYER })
  await till.confirm(id)
  const files = await exportOf(person)
  expect(files['data/purchase_order.json']).toContain(reference)
  expect(files['data/order_payer.json']).toContain(BUYER.name)
  expect(files['data/tax_paper.json']).toContain('TI00000-2569-')
})

test('a child takes along what was ordered, and nothing a guardian wrote of themselves', async () => {
  const child = await aStudent(server)
  const { call } = await projectClient(server, child)
  const wish = { plan: 'basic', cycle: 'monthly', buyer: null }
  const { body: made } = await call('POST', '/api/orders', wish)
  const buyer = { ...BUYER, name: 'Guardian Heron' }
  const payload = { token: made.token, name: 'Guardian Heron', buyer }
  await server.app.inject({ method: 'POST', url: '/api/pay/agree', payload })
  await till.confirm(made.order.id)
  const files = await exportOf(child)
  expect(files['data/purchase_order.json']).toContain(made.order.reference)
  const all = Object.values(files).join('\n')
  expect(all).not.toContain('Guardian Heron')
  expect(all).not.toContain('link_hash')
})
