/** The platform's GraphQL operations, asked by everybody about the attacked pupil. */
import type { GraphqlDocument } from '../packages/domain/src/graphql/document.ts'
import { OPERATIONS } from '../packages/domain/src/graphql/operations.ts'
import { bangkokDay } from '../packages/domain/src/time/bangkok.ts'
import type { Attack } from './attack.ts'
import { PRIVATE_MARK } from './belongings.ts'
import type { Ask } from './client.ts'
import { EMAILS, type Person, ROLES } from './people.ts'
import type { Case } from './report.ts'

type Operation = GraphqlDocument<unknown, unknown>

/** These are about who asks, or about nobody. */
const FOR_EVERYBODY = /^(GetDemo|signUpUser|InsertAttendance|Topup\w+)$/
const REFUSED = new Set(['UNAUTHENTICATED', 'FORBIDDEN'])

export function operationAsk(operation: Operation, variables: object, person: Person): Ask {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: operation.name, query: operation.text, variables }),
  }
}

export async function runOperations(attack: Attack, one: Case): Promise<void> {
  const { people, own } = attack
  const row = async () => {
    const tables = ['student', 'user_subscriptions', 'complimentary_subscriptions']
    const found = await Promise.all(
      tables.map((table) =>
        attack.database.query(
          `select * from ${table} where ${table === 'student' ? 'id' : 'user_id'} = $1`,
          [own.studentId],
        ),
      ),
    )
    return JSON.stringify(found.map(({ rows }) => rows))
  }
  const before = await row()
  const strangers = ROLES.filter((role) => role !== 'owner' && role !== 'admin')
  for (const role of strangers) {
    for (const operation of OPERATIONS.filter(({ name }) => !FOR_EVERYBODY.test(name))) {
      const ask = operationAsk(operation, aboutOwner(operation, own.studentId), people[role])
      const answer = await people[role].visitor.send(ask)
      one.count(answer)
      const where = `${role} runs ${operation.name}`
      if (answer.status >= 500 || answer.failure) one.fail(`${where}: ${answer.status}`)
      if (answer.text.includes(PRIVATE_MARK)) one.fail(`${where}: is shown what is private`)
      if (!isRefusal(answer.text)) one.fail(`${where}: ${answer.text.slice(0, 200)}`)
    }
  }
  if ((await row()) !== before) one.fail('a row of the pupil was changed')
  await adminIsShown(attack, one)
}

/** Otherwise an empty answer to strangers would prove nothing. */
async function adminIsShown({ people: { admin }, own }: Attack, one: Case): Promise<void> {
  for (const operation of OPERATIONS.filter(({ text }) => text.startsWith('query'))) {
    if (FOR_EVERYBODY.test(operation.name)) continue
    const ask = operationAsk(operation, aboutOwner(operation, own.studentId), admin)
    const answer = await admin.visitor.send(ask)
    one.count(answer)
    if (isRefusal(answer.text)) one.fail(`${operation.name}: nobody is shown anything`)
  }
}

/** No rows of the pupil, or refused for who asks and nothing else; the school's day is everybody's. */
function isRefusal(text: string): boolean {
  const { data, errors } = JSON.parse(text) as {
    data?: Record<string, unknown>
    errors?: { extensions: { code: string } }[]
  }
  if (errors) return errors.every(({ extensions }) => REFUSED.has(extensions.code))
  const { attendance: _day, ...rest } = data ?? {}
  return Object.values(rest).every((value) => value === null || (value as unknown[]).length === 0)
}

function aboutOwner({ name: operation }: Operation, id: number): object {
  const now = new Date()
  const name = 'Heron'
  return {
    id,
    userId: id,
    student_id: id,
    // Pupils have no roles to be seen.
    email: operation === 'GetPrivilegedUser' ? EMAILS.admin : EMAILS.owner,
    today: bangkokDay(now),
    date: bangkokDay(now),
    last_online: now.toISOString(),
    topup_minutes: 15,
    profileImage: '/heron.webp',
    displayName: name,
    firstName: name,
    lastName: name,
    affiliation: name,
    grade: 'P4',
    planId: 3,
    cycle: 'monthly',
    grantReason: 'a gift',
    expiresAt: '2099-01-01T00:00:00Z',
  }
}
