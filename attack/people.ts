/** Who attacks and who is attacked: people of the demo school with real sessions, and some with worthless ones. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { PASSWORD } from './child.ts'
import { Visitor } from './client.ts'

export const ROLES = [
  'nobody',
  'guest',
  'owner',
  'classmate',
  'stranger',
  'teacher',
  'other teacher',
  'admin',
  'signed out',
  'forged',
  'old guest',
] as const
export type RoleName = (typeof ROLES)[number]

export interface Person {
  role: RoleName
  email: string
  headers: Record<string, string>
  visitor: Visitor
}

export type People = Record<RoleName, Person>

const SCHOOL = 'panya.example'
export const EMAILS = {
  owner: `student5@${SCHOOL}`,
  classmate: `student6@${SCHOOL}`,
  stranger: `student20@${SCHOOL}`,
  teacher: `teacher@${SCHOOL}`,
  'other teacher': `student30@${SCHOOL}`,
  admin: `admin@${SCHOOL}`,
  'signed out': `student29@${SCHOOL}`,
  'old guest': `old-guest@${SCHOOL}`,
}

const BRAND = join(import.meta.dirname, '../brands/panya/brand.json')

export async function gatherPeople(port: number, database: pg.Pool): Promise<People> {
  const people: Partial<People> = {}
  await makeTeacher(database, EMAILS['other teacher'])
  const { demoAccounts } = JSON.parse(readFileSync(BRAND, 'utf8')) as {
    demoAccounts: { guest: { email: string; password: string } }
  }
  const { guest } = demoAccounts
  let house = 10
  const add = (role: RoleName, email: string, headers: Record<string, string>) => {
    house += 1
    people[role] = { role, email, headers, visitor: new Visitor(port, `127.0.0.${house}`) }
  }
  for (const [role, email] of Object.entries(EMAILS) as [RoleName, string][]) {
    add(role, email, { cookie: await signIn(new Visitor(port), email) })
  }
  add('guest', guest.email, {
    cookie: await signIn(new Visitor(port), guest.email, guest.password),
  })
  add('nobody', '', {})
  const { owner, 'signed out': gone } = people as People
  await signOut(gone)
  add('forged', '', forged(owner.headers['cookie'] ?? ''))
  return people as People
}

/** A teacher with no class: the demo school has only one. */
async function makeTeacher(database: pg.Pool, email: string): Promise<void> {
  await database.query(
    'delete from classroom_member where student_id = (select id from student where email = $1)',
    [email],
  )
  await database.query(`insert into privileged_users (email, "group") values ($1, 'teacher')`, [
    email,
  ])
}

/** As a browser does; gives what it would send as `cookie`. */
export async function signIn(
  visitor: Visitor,
  email: string,
  password = PASSWORD,
  cookie = '',
): Promise<string> {
  const csrf = await visitor.send({ method: 'GET', path: '/api/auth/csrf', headers: { cookie } })
  const jar = cookiesOf([...cookie.split('; '), ...[csrf.headers['set-cookie'] ?? []].flat()])
  const answer = await visitor.send(signInAsk(csrf.text, joined(jar), email, password))
  for (const [name, value] of cookiesOf(answer.headers['set-cookie'])) jar.set(name, value)
  const session = await visitor.send({
    method: 'GET',
    path: '/api/auth/session',
    headers: { cookie: joined(jar) },
  })
  if (!session.text.includes(email)) throw new Error(`${email} could not sign in: ${answer.text}`)
  return joined(jar)
}

export function signInAsk(csrf: string, cookie: string, email: string, password: string) {
  const { csrfToken = '' } = JSON.parse(csrf) as { csrfToken?: string }
  return {
    method: 'POST',
    path: '/api/auth/callback/credentials',
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-return-redirect': '1',
    },
    body: new URLSearchParams({ csrfToken, email, password }).toString(),
  }
}

async function signOut({ visitor, headers }: Person): Promise<void> {
  const csrf = await visitor.send({ method: 'GET', path: '/api/auth/csrf', headers })
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string }
  const cookie = [...cookiesOf(csrf.headers['set-cookie'])].map((pair) => pair.join('=')).join('; ')
  await visitor.send({
    method: 'POST',
    path: '/api/auth/signout',
    headers: {
      cookie: [headers['cookie'], cookie].filter(Boolean).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-return-redirect': '1',
    },
    body: new URLSearchParams({ csrfToken }).toString(),
  })
}

/** Somebody's session with one letter changed, and a token that is signed by nobody. */
function forged(cookie: string): Record<string, string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: 'x', email: EMAILS.owner, exp: 4_102_444_800, iat: 1_700_000_000 }
  return {
    cookie: cookie.replace(
      /(session-token=.{40})(.)/,
      (_all, start, letter) => start + (letter === 'A' ? 'B' : 'A'),
    ),
    authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
  }
}

function cookiesOf(lines: string | string[] | undefined): Map<string, string> {
  const jar = new Map<string, string>()
  for (const line of [lines ?? []].flat()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return jar
}

function joined(jar: ReadonlyMap<string, string>): string {
  return [...jar].map((pair) => pair.join('=')).join('; ')
}
