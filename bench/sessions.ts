/** validate-session with 100,000 sessions in memory, against bare node:http answering the same bytes. */
import { join } from 'node:path'
import { report } from './figure.ts'
import type { AppReady } from './support/app-server.ts'
import { startChild } from './support/child-server.ts'
import { compareP99, compareRates } from './support/compare.ts'
import { post } from './support/http-load.ts'

const SESSIONS = 100_000
const PATH = '/api/auth/validate-session'
const support = (name: string) => join(import.meta.dirname, 'support', name)

const body = JSON.stringify({ isValid: true, reason: null })
const bare = await startChild(support('bare-server.ts'), { body })
const app = await startChild<AppReady>(support('app-server.ts'), { sessions: SESSIONS })
try {
  const requests = app.ready.sessionIds.map((sessionId) => post(PATH, { sessionId }))
  const contenders = [
    { server: app, target: { port: app.ready.port, requests } },
    { server: bare, target: { port: bare.ready.port, requests } },
  ]
  const [ours, best] = await compareRates(contenders)
  const bench = 'sessions'
  report({
    bench,
    figure: 'checks per processor second',
    value: ours!.perCpuSecond,
    baseline: best!.perCpuSecond,
    goal: '>= 0.6',
  })
  report({
    bench,
    figure: 'checks per second',
    value: ours!.perSecond,
    baseline: best!.perSecond,
    goal: '>= 0.6',
  })
  const [p99, bestP99] = await compareP99(contenders, best!.perSecond / 2)
  report({
    bench,
    figure: "p99 in ms at half the baseline's rate",
    value: p99!,
    baseline: bestP99!,
    goal: '<= 3',
  })
  report({
    bench,
    figure: 'bytes of memory per session',
    value: app.ready.bytesPerSession,
    baseline: SESSIONS,
    goal: null,
  })
} finally {
  await app.stop()
  await bare.stop()
}
