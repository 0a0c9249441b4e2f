/** SEED=demo: a small school to look around in. Made once; later starts only say who is there. */
import { eq, inArray } from 'drizzle-orm'
import { createIdentity } from '../../identity/create-identity.ts'
import type { SignUpParts } from '../../modules/student/sign-up-port.ts'
import type { Database } from '../../platform/database/database.ts'
import { withSessionLock } from '../../platform/database/direct-connection.ts'
import { identityAccounts } from '../../platform/database/schema/account.ts'
import { classroom } from '../../platform/database/schema/classroom.ts'
import { demo, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { seedAssignments } from './assignments.ts'
import { seedAttendance } from './attendance-history.ts'
import { DEMO_JOIN_CODES, seedClasses } from './classes.ts'
import { createAdmin, createDemo, createStudent, createTeacher } from './people.ts'
import { seedProjects } from './sample-projects.ts'
import { loadSamples } from './samples.ts'
import { STUDENT_NAMES } from './student-names.ts'

const SEED_LOCK = 7_214_003

export interface DemoSchool {
  admin: string
  teacher: string
  students: string[]
  guests: { key: string; email: string }[]
  password: string
}

export async function seedDemoSchool(context: AppContext, password: string): Promise<DemoSchool> {
  const school = demoSchool(context, password)
  // Several nodes may start at once; one of them makes the school.
  await withSessionLock(context.database.direct, SEED_LOCK, async () => {
    if (!(await exists(context, school.admin))) await build(context, school)
  })
  return school
}

function demoSchool({ site }: AppContext, password: string): DemoSchool {
  const domain = site.brand.contactEmail.split('@')[1] ?? 'panya.example'
  return {
    admin: `admin@${domain}`,
    teacher: `teacher@${domain}`,
    students: STUDENT_NAMES.map((_name, index) => `student${index + 1}@${domain}`),
    guests: Object.entries(site.brand.demoAccounts).map(([key, { email }]) => ({ key, email })),
    password,
  }
}

async function exists({ database }: AppContext, email: string): Promise<boolean> {
  return (await database.orm.$count(student, eq(student.email, email))) > 0
}

async function build(context: AppContext, school: DemoSchool): Promise<void> {
  const { database, site } = context
  await clearUnfinished(database, school)
  const parts = { database, site, identity: await createIdentity(context) }
  const { password } = school
  const teacher = await createTeacher(parts, {
    email: school.teacher,
    password,
    ...named('Khru Dao', 'Saengthong'),
  })
  for (const { email, password: open } of Object.values(site.brand.demoAccounts)) {
    await createDemo(parts, { email, password: open, ...named('Guest', 'Visitor') })
  }
  const oldGuest = { email: oldGuestOf(school), password, active: false }
  await createDemo(parts, { ...oldGuest, ...named('Old guest', 'Visitor') })
  const ids = await createStudents(parts, school)
  await seedAttendance(database, ids, context.now())
  await seedClasses(database, teacher.id, ids)
  const samples = await loadSamples()
  await seedProjects(database, ids, samples)
  await seedAssignments(database, teacher.id, ids, samples)
  // Last, because its presence says that the school is complete.
  await createAdmin(parts, { email: school.admin, password, ...named('Anong', 'Phromma') })
}

/** A start that was cut short left some of the people behind, and nobody has used them yet. */
async function clearUnfinished({ orm }: Database, school: DemoSchool): Promise<void> {
  const guests = school.guests.map((guest) => guest.email)
  const emails = [school.teacher, oldGuestOf(school), ...guests, ...school.students]
  await orm.transaction(async (tx) => {
    await tx.delete(classroom).where(inArray(classroom.joinCode, DEMO_JOIN_CODES))
    for (const table of [student, demo, privilegedUsers, identityAccounts]) {
      await tx.delete(table).where(inArray(table.email, emails))
    }
  })
}

function oldGuestOf({ admin }: DemoSchool): string {
  return `old-guest@${admin.split('@')[1]}`
}

async function createStudents(parts: SignUpParts, { students, password }: DemoSchool) {
  const ids: number[] = []
  for (const [index, email] of students.entries()) {
    const [firstName = '', lastName = ''] = STUDENT_NAMES[index] ?? []
    const grade = index < students.length / 2 ? 'P4' : 'M1'
    const wish = { email, password, displayName: firstName, firstName, lastName, grade }
    const { id } = await createStudent(parts, wish)
    ids.push(id)
  }
  return ids
}

function named(firstName: string, lastName: string) {
  return { displayName: firstName, firstName, lastName }
}
