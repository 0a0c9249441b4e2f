/** The interface of progress: a class for its teachers, oneself for everybody. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { ReportPeriod } from '@panya/domain/classroom/class-report.ts'
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { AppContext } from '../../platform/http/context.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacherOf } from '../classroom/class-access-port.ts'
import { learnerReports } from './learner-reports-port.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const InPeriod = { querystring: Type.Object({ from: Day, to: Day }) }
const LONGEST_DAYS = 400

function checkPeriod({ from, to }: ReportPeriod): ReportPeriod {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  const right = isCalendarDay(from) && isCalendarDay(to) && days >= 0 && days <= LONGEST_DAYS
  if (!right) throw new Problem('BAD_INPUT', 'bad-period', { from: 'bad-period' })
  return { from, to }
}

export function registerClassReport(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get(
    '/api/teach/classes/:id/report',
    { schema: { ...WithId, ...InPeriod } },
    async (request) => {
      const { id: classId } = request.params
      await requireTeacherOf(request, orm, classId)
      return { learners: await learnerReports(orm, { classId }, checkPeriod(request.query), now()) }
    },
  )

  app.get('/api/class/report', { schema: InPeriod }, async (request) => {
    const { studentId } = await requireUser(request)
    const [mine] = await learnerReports(orm, { studentId }, checkPeriod(request.query), now())
    if (!mine) throw new Problem('NOT_FOUND', 'not-found')
    return mine
  })
}
