/**
 * Every page of the administration and of a teacher's class with a million students and three years of
 * attendance, beside the same pages with a thousand: the 95th percentile, and how the two compare.
 */
import { join } from 'node:path'
import { PERIOD_MAX_DAYS } from '@panya/domain/admin/attendance.ts'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../apps/server/src/app/create-app.ts'
import { ensurePlans } from '../apps/server/src/app/seed/plans.ts'
import { anAdmin, aTeacher } from '../apps/server/src/testing/people.ts'
import { signIn } from '../apps/server/src/testing/sign-in.ts'
import { report } from './figure.ts'
import { benchContext } from './support/app-context.ts'
import { median, percentile } from './support/http-load.ts'
import { CLASS_SIZE, ensureLargeSchool } from './support/large-school.ts'

const FEW = 1000
const MANY = Number(process.env['BENCH_STUDENTS'] ?? 1_000_000)
/** Pages whose name has this in it; all of them when it is not set. */
const ONLY = process.env['BENCH_PAGES'] ?? ''
/** Where the two schools are kept for further runs of the same day; in no place when it is not set. */
const KEPT = process.env['BENCH_DATA']
/** Other work on the machine comes in bursts: the p95 of the median batch is held against the limit, and
 * those of the quietest batches against each other. */
const BATCHES = 5
const BATCH = 20
const LIMIT_MS = 300
/** Below this a page is there at once for who looks at it, and a ratio would measure the noise. */
const AT_ONCE_MS = 20

interface Page {
  name: string
  as?: 'teacher'
  method?: 'GET' | 'POST'
  url: string
  /** Differs from round to round, so that no answer is simply warm. */
  body?(round: number, people: number): object
}

const search = (query: object) => ({ search: '', ...query })
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
const daysAgo = (days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
/** As long as a report may be. */
const threeYearsAgo = daysAgo(PERIOD_MAX_DAYS - 1)
/** As far back as the page of a class looks. */
const termAgo = daysAgo(125)
const lastTerm = `from=${termAgo}&to=${today}`

const PAGES: Page[] = [
  { name: 'overview', url: '/api/admin/overview' },
  people('newest', () => search({})),
  people('by email', (round, count) => search({ search: `learner${(round * 7919) % count}` })),
  people('by first name', (round) => search({ search: ['Nok', 'su', 'น', 'd'][round % 4] })),
  people('by full name', () => search({ search: 'dao jai' })),
  people('by school', (round) => search({ search: `school ${round % 5}` })),
  people('one letter', (round) => search({ search: 'abcdefghijklmnopqrstuvwxyz'[round % 26] })),
  people('middle of an email', (round, count) =>
    search({ search: `rner${(round * 7919) % count}@` }),
  ),
  people('middle of a name', (round) => search({ search: ['mcha', 'อง', 'ewsa', 'ุก'][round % 4] })),
  people('words in any order', (round) =>
    search({ search: [`jaidee ${(round * 7919) % 1000}`, 'thai omch', 'ใจดี ้อง'][round % 3] }),
  ),
  people('class and name', (round) => search({ search: `dao class ${round * 37}` })),
  people('middle, nobody', (round) => search({ search: `class dao qzx${round}` })),
  people('found nobody', (round) => search({ search: `zzz${round}` })),
  people('by grade', () => search({ grade: 'P4' })),
  people('teachers', () => search({ role: 'teacher' })),
  people('administrators', () => search({ role: 'admin' })),
  people('demo accounts', () => search({ role: 'demo' })),
  people('students by name', () => search({ role: 'student', search: 'malee' })),
  people('closed', () => search({ state: 'closed' })),
  people('closed by name', () => search({ state: 'closed', search: 's' })),
  people('teachers by name and grade', () => search({ role: 'teacher', grade: 'P5', search: 's' })),
  people('in the middle', (_round, count) =>
    search({ after: Buffer.from(JSON.stringify(['', count / 2])).toString('base64url') }),
  ),
  { name: 'a person', url: '/api/admin/people/:id' },
  {
    name: 'roles',
    method: 'POST',
    url: '/api/admin/roles/list',
    body: () => ({ group: 'teacher', after: '' }),
  },
  { name: 'demo accounts', url: '/api/admin/demo' },
  {
    name: 'attendance, 3 years',
    url: `/api/admin/attendance?from=${threeYearsAgo}&to=${today}&compare=year`,
  },
  { name: 'attendance as CSV', url: `/api/admin/attendance.csv?from=${threeYearsAgo}&to=${today}` },
  audit('newest', () => ({})),
  audit('by actor', (round) => ({ actor: `learner${7 + 50 * round}@bench.example` })),
  audit('by act', () => ({ act: 'person.edit' })),
  audit('about somebody', (round) => ({ about: `student:${1 + round}` })),
  audit('an old week', () => ({ from: threeYearsAgo, to: daysAgo(PERIOD_MAX_DAYS - 14) })),
  { name: 'audit log: kinds of acts', url: '/api/admin/audit/acts' },
  { name: 'plan requests', url: '/api/admin/plan-requests' },
  { name: 'plan policy', url: '/api/admin/plan-policy' },
  { name: 'AI prices', url: '/api/admin/ai-prices' },
  {
    name: 'grants of a table, looked at',
    method: 'POST',
    url: '/api/admin/grants/check',
    body: (round, count) => grantTable(round, count),
  },
  { name: 'everything of a person as zip', url: '/api/admin/people/:id/export.zip' },
  { name: 'proof of the coins', url: '/api/admin/coins/proof' },
  { name: 'switches', url: '/api/admin/settings' },
  { name: 'brands', url: '/api/admin/brands' },
  { name: 'board firmware', url: '/api/admin/firmware' },
  { name: 'mails', url: '/api/admin/outbox' },
  { name: 'health', url: '/api/admin/health' },
  { name: 'my classes', as: 'teacher', url: '/api/teach/classes' },
  { name: 'a class', as: 'teacher', url: '/api/teach/classes/1' },
  { name: 'learners of a class', as: 'teacher', url: '/api/teach/classes/1/students' },
  { name: 'invitations of a class', as: 'teacher', url: '/api/teach/classes/1/invites' },
  { name: 'live board', as: 'teacher', url: '/api/teach/classes/1/board' },
  { name: 'progress of a term', as: 'teacher', url: `/api/teach/classes/1/report?${lastTerm}` },
  { name: 'assignments of a class', as: 'teacher', url: '/api/teach/classes/1/assignments' },
  { name: 'an assignment', as: 'teacher', url: '/api/teach/assignments/:assignment' },
  { name: 'marks as CSV', as: 'teacher', url: '/api/teach/assignments/:assignment/marks.csv' },
  { name: 'templates', as: 'teacher', url: '/api/teach/templates' },
  {
    name: 'a work',
    as: 'teacher',
    url: '/api/teach/work/00000000-0000-4000-8000-000000000001',
  },
  { name: 'work of a learner', as: 'teacher', url: '/api/teach/students/1/work' },
  { name: 'plan requests of my classes', as: 'teacher', url: '/api/teach/plan-requests' },
  { name: 'reported shares of my classes', as: 'teacher', url: '/api/teach/reports' },
]

function grantTable(round: number, count: number): object {
  const emails = Array.from({ length: 100 }, (_, line) => {
    const id = 1 + (((round * 100 + line) * 7919) % count)
    return `learner${id}@school${id % 5000}.example`
  })
  const until = `${Number(today.slice(0, 4)) + 1}-12-31`
  return { text: emails.join('\n'), plan: 'pro', cycle: 'monthly', reason: 'Bench', until }
}

function people(name: string, body: NonNullable<Page['body']>): Page {
  return { name: `people: ${name}`, method: 'POST', url: '/api/admin/people/search', body }
}

function audit(name: string, body: NonNullable<Page['body']>): Page {
  return { name: `audit log: ${name}`, method: 'POST', url: '/api/admin/audit/search', body }
}

interface School {
  app: FastifyInstance
  count: number
  headers: Record<'admin' | 'teacher', { cookie: string }>
  close(): Promise<void>
}

async function open(count: number): Promise<School> {
  const keep = KEPT && join(KEPT, `students-${count}`)
  const { context, close } = await benchContext({ fsync: 'off', max_wal_size: '4GB' }, keep)
  await ensurePlans(context.database, context.site.plans as never, context.site.brand.currency)
  const started = performance.now()
  await ensureLargeSchool(context.database.pool, count)
  console.error(`${count} students in ${Math.round((performance.now() - started) / 1000)} s`)
  const app = await createApp(context, null)
  const admin = await anAdmin({ context })
  const teacher = await aTeacher({ context })
  await context.database.pool.query(
    `insert into classroom_member (classroom_id, student_id, part) values (1, $1, 'teacher')`,
    [teacher.id],
  )
  return {
    app,
    count,
    headers: {
      admin: (await signIn({ app }, admin.email)).withCookie,
      teacher: (await signIn({ app }, teacher.email)).withCookie,
    },
    async close() {
      await app.close()
      await close()
    },
  }
}

async function once({ app, count, headers }: School, page: Page, round: number): Promise<number> {
  const { method = 'GET', as = 'admin' } = page
  const payload = page.body?.(round, count)
  const url = page.url
    .replace(':id', String(1 + ((round * 7919) % count)))
    .replace(':assignment', String(Math.ceil(count / CLASS_SIZE)))
  const started = performance.now()
  const answer = await app.inject({ method, url, payload, headers: headers[as] })
  const took = performance.now() - started
  if (answer.statusCode !== 200)
    throw new Error(`${page.name}: ${answer.statusCode} ${answer.body}`)
  return took
}

async function measure(page: Page): Promise<{ usual: number; value: number; baseline: number }> {
  const p95 = { few: [] as number[], many: [] as number[] }
  for (const school of [few, many]) await once(school, page, 0)
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let turn = 0; turn < BATCH; turn += 1) {
      const round = batch * BATCH + turn
      // In turns, so that a noisy machine is noisy for both.
      times.few.push(await once(few, page, round))
      times.many.push(await once(many, page, round))
    }
    p95.few.push(percentile(times.few, 0.95))
    p95.many.push(percentile(times.many, 0.95))
  }
  return { usual: median(p95.many), value: Math.min(...p95.many), baseline: Math.min(...p95.few) }
}

const few = await open(FEW)
const many = await open(MANY)
for (const page of PAGES.filter(({ name }) => name.includes(ONLY))) {
  const { usual, value, baseline } = await measure(page)
  report({
    bench: 'admin',
    figure: `${page.name}: p95 ms`,
    value: usual,
    baseline: LIMIT_MS,
    goal: '<= 1',
  })
  report({
    bench: 'admin',
    figure: `${page.name}: to ${FEW} students`,
    value,
    baseline,
    ratio: Math.max(value, AT_ONCE_MS) / Math.max(baseline, AT_ONCE_MS),
    goal: '<= 2',
  })
}
await few.close()
await many.close()
