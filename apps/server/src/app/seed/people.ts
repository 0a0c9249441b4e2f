/** Makes people of every role; the demo school and the tests are built from the same ones. */
import type { SignUpCredentials } from '@panya/domain/account/sign-up.ts'
import { sql } from 'drizzle-orm'
import { type SignUpParts, signUp } from '../../modules/student/sign-up-port.ts'
import { consent, demo, privilegedUsers } from '../../platform/database/schema/person.ts'

export interface Person {
  id: number
  email: string
  password: string
}

export type PersonWish = Partial<SignUpCredentials> & { email: string; password: string }

/** Somebody who has been asked when they were born, and may decide alone. */
export async function createStudent(parts: SignUpParts, wish: PersonWish): Promise<Person> {
  const { id, email } = await signUp(parts, complete(wish))
  const year = new Date().getFullYear()
  await parts.database.orm.insert(consent).values({
    studentId: id,
    country: 'TH',
    bornFrom: year - 15,
    bornTo: year - 14,
    answeredAt: new Date(),
  })
  return { id, email, password: wish.password }
}

function complete(wish: PersonWish): SignUpCredentials {
  const [name = 'learner'] = wish.email.split('@')
  const names = { displayName: name, firstName: name, lastName: 'Panya' }
  return { ...names, grade: 'P4', affiliation: 'Doi Suthep School', ...wish }
}

export function createAdmin(parts: SignUpParts, wish: PersonWish): Promise<Person> {
  return createPrivileged(parts, wish, 'admin')
}

export function createTeacher(parts: SignUpParts, wish: PersonWish): Promise<Person> {
  return createPrivileged(parts, wish, 'teacher')
}

async function createPrivileged(parts: SignUpParts, wish: PersonWish, group: 'admin' | 'teacher') {
  const person = await createStudent(parts, { grade: 'other', ...wish })
  await parts.database.orm.insert(privilegedUsers).values({ email: person.email, group })
  return person
}

export async function createDemo(
  parts: SignUpParts,
  { active = true, ...wish }: PersonWish & { active?: boolean },
): Promise<Person> {
  const person = await createStudent(parts, { grade: 'other', ...wish })
  await parts.database.orm
    .insert(demo)
    .values({ email: person.email, active })
    .onConflictDoUpdate({ target: demo.email, set: { active: sql`excluded.active` } })
  return person
}
