/** /api/admin/people: looking for people, looking at one, and acting on them. */
import { ACCOUNT_STATES, FINDABLE_ROLES, SEARCH_MAX } from '@panya/domain/admin/people.ts'
import { Type } from 'typebox'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { ById, oneOf } from '../../platform/http/route-schemas.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { editProfile } from '../student/edit-profile-port.ts'
import { changeAccountState } from './close-account.ts'
import { findPeople } from './find-people.ts'
import { readOverview } from './overview.ts'
import { readPerson } from './person.ts'
import { addSessionRoutes } from './session-routes.ts'

const Query = Type.Object(
  {
    search: Type.String({ maxLength: SEARCH_MAX }),
    grade: Type.Optional(Type.String({ maxLength: 40 })),
    role: Type.Optional(oneOf(FINDABLE_ROLES)),
    state: Type.Optional(oneOf(ACCOUNT_STATES)),
    after: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  { additionalProperties: false },
)

const State = Type.Object({ state: oneOf(ACCOUNT_STATES) }, { additionalProperties: false })

interface PeopleServices {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
}

export function addPeopleRoutes(
  app: AdminScope,
  context: AppContext,
  { sessions, accounts, identity }: PeopleServices,
): void {
  const { database, now } = context
  app.get('/api/admin/overview', () => readOverview(database, now()))

  // What is looked for is personal, so it travels in the body and never in an address.
  app.post('/api/admin/people/search', { schema: { body: Query } }, (request) =>
    findPeople(database, request.body),
  )

  app.get('/api/admin/people/:id', { schema: { params: ById } }, (request) =>
    readPerson(database, sessions, request.params.id, now()),
  )

  app.patch('/api/admin/people/:id', { schema: { params: ById } }, async (request) =>
    editProfile(database, await adminActor(request), request.params.id, request.body),
  )

  app.put(
    '/api/admin/people/:id/state',
    { schema: { params: ById, body: State } },
    async (request) => {
      const { id } = request.params
      const { state } = request.body
      const email = await changeAccountState(database, await adminActor(request), id, state, now())
      accounts.forget(email)
      if (state !== 'open') await sessions.endAll(email)
      return readPerson(database, sessions, id, now())
    },
  )

  addSessionRoutes(app, { database, sessions, identity })
}
