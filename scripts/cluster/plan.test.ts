import { expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/platform/env.ts'
import { type ClusterPlan, planNodes } from './plan.ts'

const PLAN: ClusterPlan = {
  nodes: 3,
  port: 4000,
  folder: '/data/cluster',
  secret: 's'.repeat(40),
  seed: 'demo',
  seedPassword: 'four-blue-owls',
  database: { url: 'postgres://panya@localhost/postgres?host=/run/db', pooler: null },
}
const POOLER = { url: 'postgres://panya@localhost:6432/panya?host=/run/db', knowsNames: false }

test('nodes have ports of their own behind that of the proxy, and share all else', () => {
  const nodes = planNodes(PLAN)
  expect(nodes.map(({ address }) => address)).toEqual([
    '127.0.0.1:4001',
    '127.0.0.1:4002',
    '127.0.0.1:4003',
  ])
  expect(new Set(nodes.map(({ logFile }) => logFile)).size).toBe(3)
  const [first, ...others] = nodes.map(({ env: { PORT: _own, ...shared } }) => shared)
  for (const other of others) expect(other).toEqual(first)
})

test('what a node is told is an environment it accepts', () => {
  for (const database of [PLAN.database, { ...PLAN.database, pooler: POOLER }]) {
    for (const { env } of planNodes({ ...PLAN, database })) {
      expect(readEnv(env)).toMatchObject({
        publicUrl: 'http://localhost:4000',
        trustProxy: '127.0.0.1',
        host: '127.0.0.1',
        seed: 'demo',
      })
    }
  }
})

test('with a pooler nodes go through it, know the way past it, and name statements as it can', () => {
  const told = (knowsNames: boolean) => {
    const database = { ...PLAN.database, pooler: { ...POOLER, knowsNames } }
    return readEnv(planNodes({ ...PLAN, database })[0]!.env)
  }
  expect(told(false)).toMatchObject({
    databaseUrl: POOLER.url,
    databaseDirectUrl: PLAN.database.url,
    namedStatements: false,
  })
  expect(told(true).namedStatements).toBe(true)
  expect(readEnv(planNodes(PLAN)[0]!.env).databaseDirectUrl).toBe(null)
})
