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
      const ask = operationAsk(operation, aboutOwner(own.studentId), people[role])
      const answer = await people[role].visitor.send(ask)
      one.count(answer)
      const where = `${role} runs ${operation.name}`
      if (answer.status >= 500 || answer.failure) one.fail(`${where}: ${answer.status}`)
      if (answer.text.includes(PRIVATE_MARK)) one.fail(`${where}: is shown what is private`)
      if (!isEmpty(answer.text)) one.fail(`${where}: ${answer.text.slice(0, 200)}`)
    }
  }
  if ((await row()) !== before) one.fail('a row of the pupil was changed')
}

/** No rows of the pupil; the school's day is everybody's. */
function isEmpty(text: string): boolean {
  const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown>; errors?: unknown }
  const { attendance: _day, ...rest } = data ?? {}
  return (
    errors !== undefined ||
    Object.values(rest).every((value) => value === null || (value as unknown[]).length === 0)
  )
}

export function aboutOwner(id: number): object {
  const now = new Date()
  const name = 'Heron'
  return {
    id,
    userId: id,
    student_id: id,
    email: EMAILS.owner,
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
