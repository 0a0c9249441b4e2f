/** Who may do what between teachers and learners: every interface, asked by everybody. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson, type Lesson } from '../../testing/classroom.ts'
import { give, WISH } from '../../testing/give-assignment.ts'
import { aDemo, anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { hashOf, pictureRef } from '../../testing/project-client.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Asker = 'nobody' | 'guest' | 'stranger' | 'pupil' | 'other teacher' | 'teacher' | 'admin'
const ASKERS: Asker[] = [
  'nobody',
  'guest',
  'stranger',
  'pupil',
  'other teacher',
  'teacher',
  'admin',
]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Ids {
  classId: number
  pupilId: number
  conversationId: string
  assignmentId: number
  groupId: number
  projectId: string
  hash: string
}

/** The status each asker gets; `ok` stands for any success. */
const OWN = [401, 403, 403, 403, 404, 'ok', 'ok']
const ANY_TEACHER = [401, 403, 403, 403, 'ok', 'ok', 'ok']
const TALK = [401, 403, 404, 'ok', 404, 'ok', 'ok']
const KEEPER = [401, 403, 'ok', 'ok', 'ok', 'ok', 'ok']
const PUPIL_ONLY = [401, 403, 404, 'ok', 404, 404, 404]
const USER = [401, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']
const DAY = '2026-11-15'
const TODAY = new Date().toISOString().slice(0, 10)
const C = '/api/teach/classes/:classId'
const S = `${C}/students/:pupilId`
const A = '/api/teach/assignments/:assignmentId'
const P = '/api/projects/:projectId/comments'
const M = '/api/class/assignments/:assignmentId'

// biome-ignore format: one line an interface makes a table
const TABLE: [Method, string, (number | string)[], object?][] = [
  ['GET', '/api/teach/classes', ANY_TEACHER],
  ['POST', '/api/teach/classes', ANY_TEACHER, { name: 'New' }],
  ['GET', C, OWN],
  ['PATCH', C, OWN, { sharing: true }],
  ['POST', `${C}/join-code`, OWN],
  ['POST', `${C}/teachers`, [401, 403, 403, 403, 404, 400, 400], { email: 'nobody@school.example' }],
  ['DELETE', `${C}/teachers/999999`, [401, 403, 403, 403, 404, 404, 404]],
  ['GET', `${C}/students`, OWN],
  ['GET', `${C}/invites`, OWN],
  ['POST', `${C}/invites`, OWN, { text: 'new@school.example,New,One', preview: true }],
  ['DELETE', `${C}/invites/AAAAAAAAAAAAAAAA`, [401, 403, 403, 403, 404, 404, 404]],
  ['POST', `${C}/learners`, OWN, { text: 'New One', preview: true }],
  ['PUT', `${C}/sign-in`, OWN, { on: true, kind: 'pictures' }],
  ['POST', `${C}/sign-in-code`, OWN],
  ['GET', `${C}/cards`, OWN],
  ['POST', `${C}/cards`, OWN],
  // This pupil has an address and a password of their own.
  ['POST', `${S}/card`, [401, 403, 403, 403, 404, 403, 403]],
  ['POST', `${S}/move`, [401, 403, 403, 403, 404, 404, 404], { to: 999999 }],
  ['GET', `${C}/consent`, OWN],
  ['POST', `${C}/consent/reminders`, OWN, { locale: 'en' }],
  // Nobody has consented for this pupil.
  ['POST', `${S}/progress-link`, [401, 403, 403, 403, 404, 409, 409]],
  ['GET', `${C}/board`, OWN],
  ['GET', `${C}/report?from=${DAY}&to=${DAY}`, OWN],
  ['GET', `${C}/tutor`, OWN],
  // Nobody has asked anything.
  ['GET', `${C}/tutor/:conversationId`, [401, 403, 403, 403, 404, 404, 404]],
  ['GET', `${C}/gradebook`, OWN],
  ['GET', `${C}/gradebook.csv`, OWN],
  ['GET', `${C}/gradebook.xlsx`, OWN],
  ['GET', `${C}/assignments`, OWN],
  ['POST', `${C}/assignments`, OWN, WISH],
  ['GET', `${C}/groups`, OWN],
  // One of each name.
  ['POST', `${C}/groups`, [401, 403, 403, 403, 404, 'ok', 409], { name: 'Herons', learners: [] }],
  ['PATCH', '/api/teach/groups/:groupId', OWN, { learners: [] }],
  ['DELETE', '/api/teach/groups/:groupId', [401, 403, 403, 403, 404, 'ok', 404]],
  ['GET', A, OWN],
  ['PATCH', A, OWN, { title: 'Renamed' }],
  ['GET', `${A}/starter`, OWN],
  ['GET', `${A}/marks.csv`, OWN],
  ['GET', `${A}/alike`, OWN],
  ['POST', `${A}/copy`, OWN, { classId: ':classId' }],
  ['PUT', `${A}/due-dates/:pupilId`, OWN, { dueAt: null }],
  ['PUT', `${A}/submissions/:pupilId`, OWN, { mark: 3, rubricMarks: null, feedback: '' }],
  ['PUT', `${A}/submissions/:pupilId/draft`, OWN, { mark: 3, rubricMarks: null, feedback: '' }],
  ['POST', `${A}/return`, OWN],
  ['GET', '/api/teach/saved-comments', ANY_TEACHER],
  ['POST', '/api/teach/saved-comments', ANY_TEACHER, { text: 'Well done.' }],
  ['DELETE', '/api/teach/saved-comments/999999', [401, 403, 403, 403, 404, 404, 404]],
  ['GET', '/api/teach/templates', ANY_TEACHER],
  ['POST', '/api/teach/templates', [401, 403, 403, 403, 404, 'ok', 'ok'], { assignmentId: ':assignmentId' }],
  ['DELETE', '/api/teach/templates/999999', [401, 403, 403, 403, 404, 404, 404]],
  ['GET', '/api/teach/work/:projectId', OWN],
  ['GET', '/api/teach/work/:projectId/assets/:hash', OWN],
  ['GET', '/api/teach/students/:pupilId/work', OWN],
  // This pupil is old enough to decide alone.
  ['PUT', '/api/teach/students/:pupilId/guardian-answer', [401, 403, 403, 403, 404, 409, 409], { decision: 'given', name: 'Somsri', signedOn: TODAY }],
  ['GET', '/api/teach/lti', ANY_TEACHER],
  ['POST', `${C}/lti-members`, OWN, { preview: true }],
  ['POST', `${C}/lti-grades`, OWN],
  ['DELETE', `${C}/lti-course`, OWN],
  ['GET', '/api/teach/reports', ANY_TEACHER],
  ['POST', '/api/teach/reports/999999/resolve', [401, 403, 403, 403, 404, 404, 404], { stopSharing: true }],
  // Off until an admin lets teachers decide; what happens then is tested with the requests.
  ['GET', '/api/teach/plan-requests', ANY_TEACHER],
  ['POST', '/api/teach/plan-requests/999999/decision', [401, 403, 403, 403, 403, 403, 403], { approve: true, answer: '' }],
  ['GET', P, TALK],
  ['POST', P, TALK, { place: null, text: 'Hello' }],
  ['PATCH', `${P}/999999`, [401, 403, 404, 404, 404, 404, 404], { done: true }],
  ['GET', '/api/class', USER],
  ['GET', '/api/class/open-tools', USER],
  ['POST', '/api/class/join', [401, 403, 404, 404, 404, 404, 404], { code: 'OWL-22222' }],
  ['GET', '/api/class/:classId/leaderboard?tool=games/dungeon', [401, 404, 404, 404, 404, 404, 404]],
  ['GET', '/api/class/assignments', KEEPER],
  ['GET', '/api/class/past-assignments', KEEPER],
  ['GET', M, PUPIL_ONLY],
  ['POST', `${M}/start`, PUPIL_ONLY, { document: { format: 'panya-python', version: 1, content: '' } }],
  ['POST', `${M}/hand-in`, PUPIL_ONLY],
  ['GET', `/api/class/report?from=${DAY}&to=${DAY}`, USER],
  ['GET', '/api/invites/AAAAAAAAAAAAAAAA', [404, 404, 404, 404, 404, 404, 404]],
  ['POST', '/api/invites/AAAAAAAAAAAAAAAA/activate', [404, 404, 404, 404, 404, 404, 404], { password: 'three blue owls', affiliation: 'x' }],
  ['POST', '/api/invites/AAAAAAAAAAAAAAAA/accept', [401, 403, 404, 404, 404, 404, 404]],
  // Last: they sign the pupil out or take them from the class.
  ['POST', `${S}/sign-out`, [401, 403, 403, 403, 404, 'ok', 'ok']],
  ['POST', `${S}/password`, [401, 403, 403, 401, 404, 'ok', 'ok']],
  ['DELETE', S, [401, 403, 403, 401, 404, 'ok', 404]],
]

let server: TestServer
let lesson: Lesson
let ids: Ids
const headers = new Map<Asker, Record<string, string>>()

beforeAll(async () => {
  server = await startTestServer()
  lesson = await aLesson(server)
  const assignment = await give(lesson.teacher, lesson.room.id)
  const groups = `/api/teach/classes/${lesson.room.id}/groups`
  const group = await lesson.teacher.call('POST', groups, { name: 'Storks', learners: [] })
  const picture = Buffer.from('a picture')
  await lesson.learner.upload(picture)
  const project = await lesson.learner.make([pictureRef(picture)])
  ids = {
    classId: lesson.room.id,
    pupilId: lesson.pupil.id,
    assignmentId: assignment.id,
    groupId: (group.body as { id: number }).id,
    conversationId: randomUUID(),
    projectId: project.id,
    hash: hashOf(picture),
  }
  headers.set('nobody', {})
  headers.set('pupil', lesson.learner.headers)
  headers.set('teacher', lesson.teacher.headers)
  const makers = { guest: aDemo, stranger: aStudent, 'other teacher': aTeacher, admin: anAdmin }
  for (const [asker, make] of Object.entries(makers)) {
    const { email } = await make(server)
    headers.set(asker as Asker, (await signIn(server, email)).withCookie)
  }
})
afterAll(() => server.close())

function fill(text: string): string {
  return text.replace(/:(\w+)/g, (_all, name: string) => String(ids[name as keyof Ids] ?? _all))
}

describe.each(TABLE)('%s %s', (method, path, outcomes, body) => {
  test.each(ASKERS.map((asker, index) => [asker, outcomes[index]] as const))(
    'by %s: %s',
    async (asker, expected) => {
      const payload = body && (JSON.parse(fill(JSON.stringify(body))) as object)
      const answer = await server.app.inject({
        method,
        url: fill(path),
        headers: headers.get(asker) ?? {},
        ...(payload ? { payload } : {}),
      })
      const { statusCode } = answer
      expect(statusCode < 300 ? 'ok' : statusCode).toBe(expected)
    },
  )
})

/** Fastify prints its routes as a tree; a branch continues the line it hangs from. */
function routesOf(tree: string): string[] {
  const branch: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part = '', methods] =
      /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (indent === undefined) return []
    branch.length = indent.length / 4
    branch.push(part)
    const path = branch.join('')
    return (methods?.split(', ') ?? []).map((method) => `${method} ${path}`)
  })
}

test('the table has every interface of teachers', () => {
  const shape = (path: string) =>
    path.replace(/\?.*$/, '').replace(/\/(:\w+|\d+|A{16})(?=\/|$)/g, '/*')
  const listed = new Set(TABLE.map(([method, path]) => `${method} ${shape(path)}`))
  const routes = routesOf(server.app.printRoutes())
    .filter((route) => /^(?!HEAD)\w+ \/api\/(teach|class|invites)\b(?!-)/.test(route))
    .map(shape)
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter((route) => !listed.has(route))).toEqual([])
})

test('what is not there looks the same as what is not yours', async () => {
  const look = (id: string) =>
    server.app.inject({ url: `/api/teach/work/${id}`, headers: headers.get('other teacher') ?? {} })
  expect((await look(ids.projectId)).json()).toEqual((await look(randomUUID())).json())
})
