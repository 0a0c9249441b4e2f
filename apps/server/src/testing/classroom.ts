/** A class for tests: a teacher with a signed-in browser, and learners in it. */
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type { Person } from '../app/seed/people.ts'
import { aStudent, aTeacher } from './people.ts'
import { projectClient } from './project-client.ts'
import type { TestServer } from './test-server.ts'

export type Client = Awaited<ReturnType<typeof projectClient>>

export async function makeClassOf(teacher: Client, name = '5/1'): Promise<ClassDetails> {
  const { status, body } = await teacher.call('POST', '/api/teach/classes', { name })
  if (status !== 201) throw new Error(`no class: ${status} ${JSON.stringify(body)}`)
  return body as ClassDetails
}

export async function join(learner: Client, { joinCode }: ClassDetails): Promise<void> {
  const { status, body } = await learner.call('POST', '/api/class/join', { code: joinCode })
  if (status !== 200) throw new Error(`not joined: ${status} ${JSON.stringify(body)}`)
}

export interface Lesson {
  room: ClassDetails
  teacher: Client
  teacherPerson: Person
  learner: Client
  pupil: Person
}

/** One teacher, one class, one learner in it. */
export async function aLesson(server: TestServer): Promise<Lesson> {
  const teacherPerson = await aTeacher(server)
  const pupil = await aStudent(server)
  const teacher = await projectClient(server, teacherPerson)
  const learner = await projectClient(server, pupil)
  const room = await makeClassOf(teacher)
  await join(learner, room)
  return { room, teacher, teacherPerson, learner, pupil }
}
