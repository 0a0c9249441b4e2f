/** What belongs to the attacked pupil and to their class, made the way people make it, with words to recognise. */
import { createHash, randomUUID } from 'node:crypto'
import { plainPng } from '../apps/server/src/testing/png.ts'
import { referenceTo } from '../packages/domain/src/project/asset-reference.ts'
import { saveAddress } from '../packages/domain/src/project/save-address.ts'
import type { Answer } from './client.ts'
import type { People, Person } from './people.ts'

/** Nobody but the owner, their teacher and an admin may ever read this. */
export const PRIVATE_MARK = 'heron-private-7f3a'
/** The class may read this, nobody else. */
export const CLASS_MARK = 'heron-class-55c1'

/** Of a file as it came. */
export const OCTETS = 'application/octet-stream'

export type Belongings = Awaited<ReturnType<typeof makeBelongings>>

type Fields = Record<string, unknown>

export async function ask<Body = Fields>(
  { visitor, headers, role }: Person,
  method: string,
  path: string,
  body?: object | string | Buffer,
  kind = Buffer.isBuffer(body) ? 'image/png' : 'application/json',
): Promise<Body> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const type = { 'content-type': kind }
  const answer = await visitor.send({
    method,
    path,
    headers: { ...headers, ...(body === undefined ? {} : type) },
    ...(body === undefined ? {} : { body: text }),
  })
  if (answer.status >= 300 || answer.status === 0) throw new Error(refusal(role, path, answer))
  return (answer.text === '' ? {} : JSON.parse(answer.text)) as Body
}

function refusal(role: string, path: string, { status, text, failure }: Answer): string {
  return `${role} could not prepare ${path}: ${failure ?? `${status} ${text}`}`
}

export const python = (text: string) => ({
  format: 'panya-python',
  version: 1,
  content: { files: [{ name: 'main.py', text }], main: 'main.py' },
})

/** A large thing that lies beside a document: the hash it is kept under. */
async function sendAsset(owner: Person, mark: string): Promise<string> {
  const bytes = Buffer.from(`${mark} beside the document`)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await ask(owner, 'PUT', `/api/assets/${hash}`, bytes, OCTETS)
  return hash
}

function withAsset(text: string, hash: string) {
  const { content, ...document } = python(text)
  const file = { name: 'heron.txt', text: referenceTo({ hash, head: '' }) }
  return { ...document, content: { ...content, files: [...content.files, file] } }
}

export async function makeProject(
  owner: Person,
  title: string,
  text: string,
  document = python(text),
): Promise<string> {
  const id = randomUUID()
  const tool = 'coding/python-programming'
  await ask(owner, 'POST', '/api/projects', { id, saveId: randomUUID(), tool, title, document })
  return id
}

export async function makeBelongings({ owner, teacher, admin }: People) {
  const profile = await ask<{ id: number }>(owner, 'PATCH', '/api/profile', {
    affiliation: PRIVATE_MARK,
  })
  const project = await makeProject(owner, PRIVATE_MARK, `# ${PRIVATE_MARK} one`)
  const asset = await sendAsset(owner, PRIVATE_MARK)
  const document = withAsset(`# ${PRIVATE_MARK} two`, asset)
  const address = saveAddress(project, { base: 1, saveId: randomUUID(), document })
  await ask(owner, 'PUT', address, JSON.stringify(document.content))
  const { comments } = await ask<{ comments: { id: number }[] }>(
    owner,
    'POST',
    `/api/projects/${project}/comments`,
    { place: null, text: PRIVATE_MARK },
  )
  const sharedAsset = await sendAsset(owner, CLASS_MARK)
  const shown = withAsset(`# ${CLASS_MARK}`, sharedAsset)
  const shared = await makeProject(owner, CLASS_MARK, '', shown)
  const { shareId } = await ask<{ shareId: string }>(
    owner,
    'PUT',
    `/api/projects/${shared}/share`,
    { level: 'class' },
  )
  for (const id of [project, shared]) {
    await ask(owner, 'PUT', `/api/projects/${id}/thumbnail`, plainPng(48, 30))
    const file = Buffer.from(PRIVATE_MARK)
    await ask(owner, 'PUT', `/api/projects/${id}/source?name=maze.sb3`, file, OCTETS)
  }
  await ask(owner, 'POST', `/api/shared/${shareId}/report`, { reason: CLASS_MARK })
  const { shareId: replayId } = await ask<{ shareId: string }>(owner, 'POST', '/api/replays', {
    tool: 'games/programming',
    title: CLASS_MARK,
    audience: 'class',
    content: { level: CLASS_MARK },
  })
  await ask(owner, 'POST', '/api/plan-requests', { plan: 'pro', when: 'now', note: PRIVATE_MARK })
  const { order } = await ask<{ order: { id: number } }>(owner, 'POST', '/api/orders', {
    plan: 'basic',
    cycle: 'monthly',
    buyer: null,
  })
  const { devices } = await ask<{ devices: { id: number }[] }>(owner, 'GET', '/api/devices')
  const wish = { id: project, commentId: comments[0]?.id, shareId, device: devices[0]?.id }
  return {
    ...wish,
    order: order.id,
    project,
    asset,
    sharedAsset,
    replayId,
    studentId: profile.id,
    ...(await makeLesson(teacher, owner, profile.id)),
    ...(await findForAdmins(admin, profile.id)),
  }
}

async function makeLesson(teacher: Person, owner: Person, studentId: number) {
  const { rows } = await ask<{ rows: { id: number; name: string }[] }>(
    teacher,
    'GET',
    '/api/teach/classes',
  )
  const classId = rows.find(({ name }) => name.startsWith('ป.'))?.id ?? 0
  const room = `/api/teach/classes/${classId}`
  await ask(teacher, 'PATCH', room, { leaderboard: true })
  const { assignments } = await ask<{ assignments: { id: number; tool: string }[] }>(
    teacher,
    'GET',
    `${room}/assignments`,
  )
  const assignmentId = assignments.find(({ tool }) => tool.startsWith('coding/'))?.id ?? 0
  const own = `/api/class/assignments/${assignmentId}`
  await ask(owner, 'POST', `${own}/start`, { document: python(`# ${PRIVATE_MARK} handed in`) })
  await ask(owner, 'POST', `${own}/hand-in`)
  await ask(teacher, 'PUT', `/api/teach/assignments/${assignmentId}/submissions/${studentId}`, {
    mark: 3,
    rubricMarks: null,
    feedback: PRIVATE_MARK,
  })
  // Whoever holds its code is shown an invitation, so it has no mark.
  const text = 'invited-heron@school.example,Invited,Pupil'
  await ask(teacher, 'POST', `${room}/invites`, { text, preview: false })
  const { invites } = await ask<{ invites: { code: string }[] }>(teacher, 'GET', `${room}/invites`)
  const template = await ask<{ id: number }>(teacher, 'POST', '/api/teach/templates', {
    assignmentId,
  })
  // Learners are in groups without knowing of them.
  const group = await ask<{ id: number }>(teacher, 'POST', `${room}/groups`, {
    name: PRIVATE_MARK,
    learners: [studentId],
  })
  const saved = await ask<{ comments: { id: number }[] }>(
    teacher,
    'POST',
    '/api/teach/saved-comments',
    { text: PRIVATE_MARK },
  )
  const { reports } = await ask<{ reports: { id: number }[] }>(teacher, 'GET', '/api/teach/reports')
  const { id: teacherId } = await ask<{ id: number }>(teacher, 'GET', '/api/profile')
  return {
    classId,
    assignmentId,
    teacherId,
    code: invites[0]?.code,
    template: template.id,
    group: group.id,
    savedComment: saved.comments[0]?.id,
    report: reports[0]?.id,
  }
}

async function findForAdmins(admin: Person, studentId: number) {
  await ask(admin, 'POST', `/api/admin/people/${studentId}/grants`, {
    plan: 'pro',
    cycle: 'monthly',
    reason: PRIVATE_MARK,
    until: '2099-01-01',
  })
  const { requests } = await ask<{ requests: { id: number }[] }>(
    admin,
    'GET',
    '/api/admin/plan-requests',
  )
  const { invite } = await ask<{ invite?: { id: number } }>(admin, 'POST', '/api/admin/roles', {
    email: 'invited-stork@school.example',
    group: 'teacher',
  })
  return { planRequest: requests[0]?.id, staffInvite: invite?.id }
}
