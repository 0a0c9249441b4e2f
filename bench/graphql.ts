/** GetStudent through /graphql, against bare node:http with the same prepared queries. */
import { join } from 'node:path'
import { GetStudent } from '../packages/domain/src/graphql/operations.ts'
import { report } from './figure.ts'
import type { AppReady } from './support/app-server.ts'
import { startChild } from './support/child-server.ts'
import { compareRates } from './support/compare.ts'
import { post } from './support/http-load.ts'

const support = (name: string) => join(import.meta.dirname, 'support', name)

const app = await startChild<AppReady>(support('app-server.ts'), { sessions: 0 })
const { connection, email, token } = app.ready
const bare = await startChild(support('bare-server.ts'), { connection })
try {
  const variables = { email, today: '2026-01-01' }
  const call = { operationName: GetStudent.name, query: GetStudent.text, variables }
  const headers = { authorization: `Bearer ${token}`, 'apollographql-client-name': 'panya-web' }
  const requests = [post('/graphql', call, headers)]
  const [ours, best] = await compareRates([
    { server: app, target: { port: app.ready.port, requests } },
    { server: bare, target: { port: bare.ready.port, requests } },
  ])
  const bench = 'graphql'
  report({
    bench,
    figure: 'GetStudent per processor second',
    value: ours!.perCpuSecond,
    baseline: best!.perCpuSecond,
    goal: '>= 0.5',
  })
  report({
    bench,
    figure: 'GetStudent per second',
    value: ours!.perSecond,
    baseline: best!.perSecond,
    goal: '>= 0.5',
  })
} finally {
  await bare.stop()
  await app.stop()
}
