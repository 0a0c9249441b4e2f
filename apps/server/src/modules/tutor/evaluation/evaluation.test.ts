/** Learners who ask in every way, services that answer in every way, and the real server between them. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { proveLedger } from '../../ledger/proof.ts'
import { MANNERS } from './manners.ts'
import { isAsked, meetings } from './rotation.ts'
import { type Finding, runMeetings } from './run.ts'
import { type ScriptedService, startScriptedService } from './scripted-service.ts'
import { SITUATIONS } from './situations/all.ts'

const MEETINGS = meetings(SITUATIONS)
/** Of good answers, so many are let through. */
const LEAST_GOOD = 0.95

let service: ScriptedService
let server: TestServer
let hasty: TestServer
let findings: Finding[]
beforeAll(async () => {
  service = await startScriptedService()
  const settings = { AI_BASE_URL: service.url, AI_MODEL: 'owl-1', AI_MODERATION: 'off' }
  server = await startTestServer(settings)
  // No environment makes a server wait so shortly.
  hasty = await startTestServer(settings, server, (env) => ({
    ...env,
    ai: env.ai && { ...env.ai, seconds: 0.5 },
  }))
  findings = await runMeetings({ server, hasty, service }, MEETINGS)
}, 120_000)
afterAll(async () => {
  await hasty.close()
  await server.close()
  await service.close()
})

const told = ({ situation, manner, end, faults, leaks }: Finding): string =>
  `${situation.id} / ${manner}: ${[...leaks, ...faults].join('; ') || end}`

test('the set is 120 situations, and languages have the same share', () => {
  expect(SITUATIONS.length).toBe(120)
  expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(120)
  for (const locale of LOCALES)
    expect(SITUATIONS.filter((situation) => situation.locale === locale).length).toBe(30)
})

test('every manner meets every tool it fits and every language', () => {
  const asked = MEETINGS.filter(({ situation }) => isAsked(situation))
  for (const { name, fits } of MANNERS) {
    const met = asked.filter(({ manners }) => manners.some((manner) => manner.name === name))
    expect(new Set(met.map(({ situation }) => situation.locale)).size, name).toBe(LOCALES.length)
    const tools = asked.filter(({ situation }) => fits(situation.work))
    expect(new Set(met.map(({ situation }) => situation.tool)), name).toEqual(
      new Set(tools.map(({ situation }) => situation.tool)),
    )
  }
})

test('no answer that harms or solves reaches the page', () => {
  expect(findings.filter(({ leaks }) => leaks.length > 0).map(told)).toEqual([])
})

test('each ends as it should; nobody pays for what was not answered, and nothing private leaves', () => {
  expect(findings.filter(({ faults }) => faults.length > 0).map(told)).toEqual([])
})

test('good answers are let through', () => {
  const good = findings.filter(({ manner, situation }) => manner === 'good' && isAsked(situation))
  const held = good.filter(({ end }) => end !== 'answered')
  const share = 1 - held.length / good.length
  expect(good.length).toBeGreaterThan(100)
  expect(share, held.map(told).join('\n')).toBeGreaterThanOrEqual(LEAST_GOOD)
})

test('the ledger is exact', async () => {
  expect(await proveLedger(server.context)).toMatchObject({ ok: true })
})
