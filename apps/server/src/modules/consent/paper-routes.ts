/** A guardian's answer on paper, recorded by whoever teaches the child; it is written down who did. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { checkName, normaliseName } from '@panya/domain/account/account-fields.ts'
import {
  type GuardianDecision,
  type GuardianState,
  guardianNeeded,
  guardianState,
} from '@panya/domain/consent/consent-state.ts'
import { letterDays } from '@panya/domain/consent/letter-day.ts'
import { bangkokYear, isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf, recordAct } from '../../platform/audit/record-act.ts'
import { consent, student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Id, strict } from '../../platform/http/route-schemas.ts'
import { requireTeacher, teaches } from '../classroom/class-access-port.ts'
import { type ConsentRow, findConsent, isRecorded, savePaperAnswer } from './consent-table.ts'
import { answeredOnPaperMail } from './guardian-mail.ts'
import type { ConsentParts } from './routes.ts'

const Letter = Type.Object(
  {
    decision: Type.Unsafe<'given' | 'refused'>({ type: 'string', enum: ['given', 'refused'] }),
    name: Type.String({ maxLength: 1000 }),
    signedOn: Type.String({ maxLength: 10 }),
  },
  strict,
)

export function registerPaperAnswers(
  root: FastifyInstance,
  context: AppContext,
  { accounts, mailer, limits }: ConsentParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const { orm } = database
  const year = () => bangkokYear(now())

  app.put(
    '/api/teach/students/:id/guardian-answer',
    { schema: { params: Type.Object({ id: Id }), body: Letter } },
    async (request): Promise<{ guardian: GuardianState | null }> => {
      const user = await requireTeacher(request)
      const { id } = request.params
      if (!(await teaches(orm, user, id))) throw new Problem('NOT_FOUND', 'student-not-found')
      const { decision, name, signedOn } = request.body
      requireFilledIn(name, signedOn, now())
      const before = await orm.transaction(async (tx) => {
        await tx.select().from(consent).where(eq(consent.studentId, id)).for('update')
        const row = await findConsent(tx, id)
        if (row === null || !guardianNeeded(row, year())) {
          throw new Problem('CONFLICT', 'no-guardian-to-ask')
        }
        const after = decisionAfter(row, decision)
        const guardianName = normaliseName(name)
        const answer = { decision: after, guardianName, signedOn, recordedBy: user.studentId }
        if (await isRecorded(tx, id, answer)) return row
        await savePaperAnswer(tx, id, answer, now())
        // The log is for ever: it has no business with the guardian's name.
        await recordAct(tx, actorOf(request, user), {
          act: 'guardian.record-answer',
          target: `student:${id}`,
          before: { decision: row.decision },
          after: { decision: after, signedOn },
        })
        return row
      })
      await forgetAccount(id)
      await tellFormerGuardian(before)
      return { guardian: guardianState({ ...before, decision }, year()) }
    },
  )

  async function forgetAccount(id: number): Promise<void> {
    const found = await orm.select({ email: student.email }).from(student).where(eq(student.id, id))
    for (const { email } of found) accounts.forget(email)
  }

  /** Whoever had answered with a link learns that it has ended; who never did may be anybody. */
  async function tellFormerGuardian({ decision, guardianEmail }: ConsentRow): Promise<void> {
    if (decision === null || guardianEmail === null) return
    if (!(await limits.mayTell(guardianEmail))) return
    const { name: brand, contactEmail } = site.brand
    await mailer.send(answeredOnPaperMail(guardianEmail, brand, contactEmail))
  }
}

/** A no after a yes takes the yes back. */
function decisionAfter(before: ConsentRow, decision: 'given' | 'refused'): GuardianDecision {
  return decision === 'refused' && before.decision === 'given' ? 'withdrawn' : decision
}

function requireFilledIn(name: string, signedOn: string, now: Date): void {
  const fields: Record<string, string> = {}
  const wrongName = checkName(name)
  if (wrongName !== null) fields['name'] = wrongName
  const { oldest, latest } = letterDays(now)
  if (!isCalendarDay(signedOn)) fields['signedOn'] = 'not-a-day'
  else if (signedOn > latest || signedOn < oldest) fields['signedOn'] = 'out-of-range'
  if (Object.keys(fields).length > 0) throw new Problem('BAD_INPUT', 'bad-input', fields)
}
