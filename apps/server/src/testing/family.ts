/** A family for tests: a child who has just signed up, and what arrives in a guardian's mailbox. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignUpUser } from '@panya/domain/graphql/operations.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import type { KeptMail } from '../platform/mail/outbox.ts'
import { sendOperation } from './graphql.ts'
import { TEST_PASSWORD } from './people.ts'
import { projectClient } from './project-client.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const NOW = new Date('2026-11-15T03:00:00Z')
/** For a clock that stands at `NOW`. */
export const CHILD = { country: 'TH', from: 2016, to: 2018 }
export const OLDER = { country: 'TH', from: 2013, to: 2015 }

/** With mails of its own, kept in a folder until it is closed. */
export async function startFamilyServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'panya-family-'))
  const server = await startTestServer({ DATA_DIR: folder })
  server.setNow(NOW)
  const close = async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, close }
}

let count = 0

/** Somebody who has just signed up and is in a class where sharing is on. */
export async function aNewcomer(server: TestServer, displayName = `Nok ${count + 1}`) {
  const email = `new-${++count}@school.example`
  const names = { displayName, firstName: 'Nok', lastName: 'Dee' }
  const credentials = { email, password: TEST_PASSWORD, ...names, grade: 'P3', affiliation: 'x' }
  const { data } = await sendOperation(server, SignUpUser, { credentials })
  const id = data!.signUpUser.id
  await server.database.pool.query(
    `with c as (insert into classroom (name, join_code) values ('C', $1) returning id)
     insert into classroom_member (classroom_id, student_id, part) select id, $2, 'student' from c`,
    [`JOIN${count}`, id],
  )
  const client = await projectClient(server, { id, email, password: TEST_PASSWORD })
  const share = async () => {
    const { id: made } = await client.make()
    return client.call('PUT', `/api/projects/${made}/share`, { level: 'class' })
  }
  return { ...client, id, email, displayName, share }
}

/** Somebody so young that a guardian has to decide. */
export async function aChild(server: TestServer, displayName?: string) {
  const learner = await aNewcomer(server, displayName)
  await learner.call('PUT', '/api/consent', CHILD)
  const ask = (email: string, locale = 'en') =>
    learner.call('POST', '/api/consent/guardian', { email, locale })
  return { ...learner, ask }
}

/** Newest first. */
export async function mailsTo(server: TestServer, to: string): Promise<KeptMail[]> {
  const mails = await createMailer(server.context).outbox.list()
  return mails.filter((mail) => mail.to === to)
}

export function tokenIn(mail: KeptMail | undefined): string {
  return /\/guardian#([\w-]{22})\s/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** In the receipt of a yes. */
export function progressTokenIn(mail: KeptMail | undefined): string {
  return /\/guardian\/progress#([\w-]{22})\s/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** What is done with a link, by somebody who is not signed in. */
export async function asGuardian(server: TestServer, path: string, body: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/guardian/${path}`,
    payload: body,
  })
  const json = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: json ? answer.json() : null, answer }
}
