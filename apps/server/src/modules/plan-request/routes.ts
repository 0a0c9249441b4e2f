/**
 * The interface of plans and of asking for another one.
 *
 *     GET    /api/plans                               everybody: the catalogue as it is now
 *     GET    /api/plan-requests                       one's own, newest first, and who may be asked
 *     POST   /api/plan-requests                       {plan, when, note}
 *     DELETE /api/plan-requests/open                  takes the open one back
 *     GET    /api/teach/plan-requests                 teachers: of their classes, when the setting is on
 *     POST   /api/teach/plan-requests/:id/decision    {approve, answer}
 *     GET    /api/admin/plan-requests?status=&after=  admins: everybody's
 *     POST   /api/admin/plan-requests/:id/decision    {approve, answer}
 *     GET    /api/admin/plan-policy, PUT              {teachersMayApprove}
 *     PUT    /api/admin/plans/:name                   {coinsPerMonth, priceMinor}
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { CHANGE_TIMES, type ChangeTime } from '@panya/domain/money/change-plan.ts'
import { PLAN_NAMES, type PlanName } from '@panya/domain/money/plan.ts'
import {
  REQUEST_NOTE_MAX,
  REQUEST_STATES,
  type RequestState,
} from '@panya/domain/money/plan-request.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import { ANYONE } from '../../platform/http/access.ts'
import { type AdminScope, adminActor, registerAdminScope } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById } from '../../platform/http/route-schemas.ts'
import { requireTeacher } from '../classroom/class-access-port.ts'
import type { Ledger } from '../ledger/ledger-port.ts'
import { manualPayment } from './payment.ts'
import { changePlanTerms, listPlans } from './plans.ts'
import { changePolicy, readPolicy } from './policy.ts'
import { askForPlan, decide, listRequests, requestsOf, teaches, withdraw } from './requests.ts'

const Strict = { additionalProperties: false } as const
const Note = Type.String({ maxLength: REQUEST_NOTE_MAX, pattern: '^[^\\u0000-\\u0009]*$' })
const Name = Type.Unsafe<PlanName>({ type: 'string', enum: PLAN_NAMES })
const Wish = Type.Object(
  {
    plan: Name,
    when: Type.Unsafe<ChangeTime>({ type: 'string', enum: CHANGE_TIMES }),
    note: Note,
  },
  Strict,
)
const Decision = Type.Object({ approve: Type.Boolean(), answer: Note }, Strict)
const Page = Type.Object({
  status: Type.Optional(Type.Unsafe<RequestState>({ type: 'string', enum: REQUEST_STATES })),
  after: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
})
const Terms = Type.Object(
  {
    coinsPerMonth: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    priceMinor: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000 }), Type.Null()]),
  },
  Strict,
)
const Policy = Type.Object({ teachersMayApprove: Type.Boolean() }, Strict)

export function registerPlanRequests(
  root: FastifyInstance,
  { database, now }: AppContext,
  ledger: Ledger,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const parts = { database, ledger, payments: manualPayment }

  app.get('/api/plans', { config: ANYONE }, async () => ({ plans: await listPlans(database) }))

  app.get('/api/plan-requests', async (request) => {
    const { studentId } = await requireKeeper(request)
    return { requests: await requestsOf(database, studentId) }
  })

  app.post('/api/plan-requests', { schema: { body: Wish } }, async (request, reply) => {
    const { studentId } = await requireKeeper(request)
    await askForPlan(parts, studentId, request.body, now())
    return reply.code(201).send({ requests: await requestsOf(database, studentId) })
  })

  app.delete('/api/plan-requests/open', async (request) => {
    const { studentId } = await requireKeeper(request)
    await withdraw(database, studentId, now())
    return { requests: await requestsOf(database, studentId) }
  })

  async function teacherWhoMay(request: FastifyRequest) {
    const teacher = await requireTeacher(request)
    const { teachersMayApprove } = await readPolicy(database)
    if (!teachersMayApprove) throw new Problem('FORBIDDEN', 'admins-decide')
    return teacher
  }

  app.get('/api/teach/plan-requests', async (request) => {
    const { studentId: teacherId } = await requireTeacher(request)
    const { teachersMayApprove: mayDecide } = await readPolicy(database)
    if (!mayDecide) return { requests: [], after: null, mayDecide }
    return {
      ...(await listRequests(database, { status: 'open', after: null, teacherId })),
      mayDecide,
    }
  })

  app.post(
    '/api/teach/plan-requests/:id/decision',
    { schema: { params: ById, body: Decision } },
    async (request) => {
      const teacher = await teacherWhoMay(request)
      const { id } = request.params
      if (!(await teaches(database, teacher.studentId, id)))
        throw new Problem('NOT_FOUND', 'not-found')
      return decide(parts, actorOf(request, teacher), id, request.body, now())
    },
  )

  registerAdminScope(root, (admin) => addAdminRoutes(admin, parts, now))
}

function addAdminRoutes(
  app: AdminScope,
  parts: { database: AppContext['database']; ledger: Ledger },
  now: () => Date,
): void {
  const { database } = parts
  app.get('/api/admin/plan-requests', { schema: { querystring: Page } }, async (request) => {
    const { status = 'open', after = null } = request.query
    return listRequests(database, { status, after, teacherId: null })
  })

  app.post(
    '/api/admin/plan-requests/:id/decision',
    { schema: { params: ById, body: Decision } },
    async (request) =>
      decide(parts, await adminActor(request), request.params.id, request.body, now()),
  )

  app.get('/api/admin/plan-policy', () => readPolicy(database))

  app.put('/api/admin/plan-policy', { schema: { body: Policy } }, async (request) => {
    await changePolicy(database, await adminActor(request), request.body)
    return readPolicy(database)
  })

  app.put(
    '/api/admin/plans/:name',
    { schema: { params: Type.Object({ name: Name }), body: Terms } },
    async (request) => {
      await changePlanTerms(database, await adminActor(request), request.params.name, request.body)
      return { plans: await listPlans(database) }
    },
  )
}
