import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { aCardClass, proofOf, tryCard } from '../../testing/class-cards.ts'
import { aDemo, anAdmin, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { announceUnused, keepPersonalData } from './housekeeping.ts'
import { BY_EMAIL, SECRET_COLUMNS } from './where-data-is.ts'

const DAY_MS = 86_400_000
let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'panya-personal-'))
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const parts = async () => ({
  identity: await createIdentity(server.context),
  mailer: createMailer(server.context),
})

async function daysLater(days: number): Promise<void> {
  server.setNow(new Date(Date.now() + days * DAY_MS))
  onTestFinished(() => server.setNow(null))
  await keepPersonalData(server.context, await parts())
}

/** How many rows anywhere in the database hold this text. */
async function traces(text: string): Promise<string[]> {
  const { pool } = server.database
  const { rows } = await pool.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'audit_log'`,
  )
  const found: string[] = []
  for (const { tablename } of rows) {
    const { rows: hits } = await pool.query(
      `select 1 from "${tablename}" t where t::text like '%' || $1 || '%' limit 1`,
      [text],
    )
    if (hits.length > 0) found.push(tablename)
  }
  return found
}

/** By a teacher, to a class. */
async function invite(email: string, firstName: string): Promise<void> {
  await server.database.pool.query(
    `with class as (insert into classroom (name, join_code) values ('5/1', $3) returning id)
     insert into classroom_invite (code, classroom_id, email, display_name, first_name, last_name, grade, affiliation)
     select $3, id, $1, $2, $2, '', 'P5', '' from class`,
    [email, firstName, randomBytes(8).toString('hex')],
  )
}

const confirm = { password: TEST_PASSWORD, locale: 'en' }

describe('where data is', () => {
  test('everything that refers to a person goes with the person, or lets go of it', async () => {
    const { rows } = await server.database.pool.query(`
      select conrelid::regclass::text || '.' || conname as name from pg_constraint
      where contype = 'f' and confdeltype not in ('c', 'n')
        and confrelid in ('student'::regclass, 'project'::regclass)`)
    expect(rows).toEqual([])
  })

  test('it is found by an index: nobody waits while a whole table is read', async () => {
    const { rows } = await server.database.pool.query(`
      select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('student'::regclass, 'project'::regclass)
        and not exists (select from pg_index i where i.indrelid = c.conrelid
          and i.indkey[0] = a.attnum and i.indpred is null)`)
    expect(rows).toEqual([])
  })

  test('a table that knows people by email is known here', async () => {
    const known = new Set([
      'student',
      ...Object.keys(BY_EMAIL),
      // The guardian's address stands beside the learner it is for.
      'consent',
      // The address somebody wants stands beside who wants it.
      'email_change',
    ])
    const { rows } = await server.database.pool.query(`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%email%'`)
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the export', () => {
  test('has everything of one person, nothing of another and no secret', async () => {
    const learner = await aStudent(server, { displayName: 'Mali Only' })
    const other = await aStudent(server, { displayName: 'Somebody Else' })
    const client = await projectClient(server, learner)
    const kept = await client.make('print("first")', 'Stars')
    await client.save(kept.id, 1, 'print("second")')
    const thrown = await client.make('print("old")', 'Thrown away')
    await client.call('DELETE', `/api/projects/${thrown.id}`)
    await (await projectClient(server, other)).make('print("secret of another")', 'Not mine')
    await invite(learner.email, 'Mali Invited')
    await invite(other.email, 'Somebody Else')
    const answer = await server.app.inject({
      url: '/api/personal-data/export.zip',
      headers: client.headers,
    })
    expect(answer.headers['content-disposition']).toMatch(
      /filename="panya-data-\d{4}-\d\d-\d\d.zip"/,
    )
    const files = unzipSync(answer.rawPayload)
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'READ ME.txt',
        'data/student.json',
        'data/identity_accounts.json',
        'data/device_sessions.json',
        'data/project.owner_id.json',
        'data/classroom_invite.json',
        'data/coin_lot.json',
        'data/coin_movement.json',
      ]),
    )
    expect(Object.keys(files).some((name) => /^projects\/coding.*Stars/.test(name))).toBe(true)
    expect(Object.keys(files).some((name) => /^projects in the trash.*Thrown/.test(name))).toBe(
      true,
    )
    expect(Object.keys(files).some((name) => name.startsWith('project history/'))).toBe(true)
    expect(all).toContain('Mali Only')
    expect(all).not.toContain('Somebody Else')
    expect(all).not.toContain('secret of another')
    for (const column of SECRET_COLUMNS) expect(all).not.toContain(`"${column}"`)
    expect(all).not.toContain('$argon2')
  })

  test('is for its owner and for admins, whose look is written down', async () => {
    const learner = await aStudent(server)
    const url = `/api/admin/people/${learner.id}/export.zip`
    for (const [make, status] of [
      [anAdmin, 200],
      [aTeacher, 403],
      [aStudent, 403],
      [aDemo, 403],
    ] as const) {
      const { withCookie: headers } = await signIn(server, (await make(server)).email, undefined)
      expect((await server.app.inject({ url, headers })).statusCode).toBe(status)
    }
    const { rows } = await server.database.pool.query(
      `select act from audit_log where target = 'student:' || $1`,
      [learner.id],
    )
    expect(rows).toEqual([{ act: 'person.export' }])
    const guest = await signIn(server, (await aDemo(server)).email)
    const own = { url: '/api/personal-data/export.zip', headers: guest.withCookie }
    expect((await server.app.inject(own)).statusCode).toBe(403)
    expect((await server.app.inject(own.url)).statusCode).toBe(401)
  })
})

test('what a school brought along is in the export, without its secrets, and goes with the person', async () => {
  const { code, cards } = await aCardClass(server, ['Mali,Suksai'])
  const card = cards[0]!
  const child = new Browser(server)
  expect(await tryCard(child, await proofOf(server, code, card))).toBeNull()
  const { pool } = server.database
  await pool.query(
    `insert into linked_identity (source, subject, student_id) values ('platform:1', 'subject-of-mali', $1)`,
    [card.studentId],
  )
  await pool.query(
    `insert into roster_record (source, kind, sourced_id, student_id) values ('Doi', 'user', 'number-of-mali', $1)`,
    [card.studentId],
  )
  const { rawPayload } = await child.get('/api/personal-data/export.zip')
  const files = unzipSync(rawPayload)
  const read = (name: string) =>
    strFromU8(files[`data/${name}.student_id.json`] ?? new Uint8Array())
  expect(read('linked_identity')).toContain('subject-of-mali')
  expect(read('roster_record')).toContain('number-of-mali')
  expect(Object.keys(JSON.parse(read('class_secret'))[0]).toSorted()).toEqual([
    'created_at',
    'failures',
    'kind',
    'student_id',
  ])
  const email = (await child.session())?.user.email ?? ''
  await pool.query(
    `insert into deletion_request (student_id, requested_by, requested_at, due_at) values ($1, 'admin', now(), now() + interval '1 hour')`,
    [card.studentId],
  )
  await daysLater(1)
  for (const trace of [email, 'subject-of-mali', 'number-of-mali', 'Suksai']) {
    expect([trace, await traces(trace)]).toEqual([trace, []])
  }
  expect((await pool.query('select from class_secret')).rowCount).toBe(0)
})

describe('deletion', () => {
  test('by the learner: the password is needed, a mail says so, it can be undone', async () => {
    const learner = await aStudent(server)
    const client = await projectClient(server, learner)
    await client.make()
    const url = '/api/personal-data/deletion'
    const wrong = await client.call('POST', url, { ...confirm, password: 'not this one' })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { password: 'wrong' } } })
    expect((await client.call('GET', '/api/personal-data')).body).toEqual({ deletion: null })

    const asked = await client.call('POST', url, { ...confirm, locale: 'th' })
    const { requestedAt, dueAt } = asked.body.deletion
    expect(Date.parse(dueAt) - Date.parse(requestedAt)).toBe(30 * DAY_MS)
    const [mail] = await createMailer(server.context).outbox.list()
    expect(mail).toMatchObject({ to: learner.email, subject: 'บัญชี Panya ของคุณจะถูกลบ' })
    expect((await client.call('POST', url, confirm)).body).toEqual(asked.body)
    expect((await client.call('GET', '/api/personal-data')).body.deletion.mayUndo).toBe(true)

    await daysLater(29)
    expect((await client.call('DELETE', url)).status).toBe(204)
    await daysLater(31)
    expect((await client.call('GET', '/api/projects')).body.projects).toHaveLength(1)
    expect((await client.call('DELETE', url)).status).toBe(404)
  })

  test('after its days nothing of the person is left, and others keep theirs', async () => {
    const learner = await aStudent(server, { displayName: 'Vanishing Owl' })
    const friend = await aStudent(server)
    const client = await projectClient(server, learner)
    const { id } = await client.make('print("gone")', 'Gone')
    const { id: remixed } = await (await projectClient(server, friend)).make()
    await server.database.pool.query(
      `update project set origin_id = $1, credit_display_name = 'Vanishing Owl' where id = $2`,
      [id, remixed],
    )
    await invite(learner.email, 'Vanishing Owl')
    expect(await traces(learner.email)).not.toEqual([])
    await client.call('POST', '/api/personal-data/deletion', confirm)
    await daysLater(31)
    expect(await traces(learner.email)).toEqual([])
    expect(await traces('Vanishing Owl')).toEqual([])
    expect(await traces('print("gone")')).toEqual([])
    expect((await client.call('GET', '/api/profile')).status).toBe(401)
    expect((await new Browser(server).signIn(learner.email)).search).toContain('error')
    expect(
      (await (await projectClient(server, friend)).call('GET', `/api/projects/${remixed}`)).status,
    ).toBe(200)
    // The address is free again for somebody new.
    await aStudent(server, { email: learner.email })
  })

  test('an admin can undo it too, and that is written down', async () => {
    const learner = await aStudent(server)
    const client = await projectClient(server, learner)
    const admin = await projectClient(server, await anAdmin(server))
    const url = `/api/admin/people/${learner.id}/state`
    await client.call('POST', '/api/personal-data/deletion', confirm)
    expect((await client.call('PUT', url, { state: 'open' })).status).toBe(403)
    expect((await admin.call('PUT', url, { state: 'open' })).body).toMatchObject({ state: 'open' })
    expect((await client.call('GET', '/api/personal-data')).body).toEqual({ deletion: null })
    const { rows } = await server.database.pool.query(
      `select act from audit_log where target = $1`,
      [`student:${learner.id}`],
    )
    expect(rows).toEqual([{ act: 'person.reopen' }])
  })

  test('what is shared is hidden while it waits, and back when it is undone', async () => {
    const teacher = await aTeacher(server)
    const client = await projectClient(server, teacher)
    const { id } = await client.make()
    const { body } = await client.call('PUT', `/api/projects/${id}/share`, { level: 'public' })
    const look = async () => (await server.app.inject(`/api/shared/${body.shareId}`)).statusCode
    expect(await look()).toBe(200)
    await client.call('POST', '/api/personal-data/deletion', confirm)
    expect(await look()).toBe(404)
    await client.call('DELETE', '/api/personal-data/deletion')
    expect(await look()).toBe(200)
  })

  test('guests have nothing to delete, and the last admin stays', async () => {
    const own = await startTestServer()
    onTestFinished(() => own.close())
    const admin = await projectClient(own, await anAdmin(own))
    const asked = await admin.call('POST', '/api/personal-data/deletion', confirm)
    expect(asked).toMatchObject({ status: 409, body: { message: 'last-admin' } })
    await anAdmin(own)
    expect((await admin.call('POST', '/api/personal-data/deletion', confirm)).status).toBe(200)
    const guest = await projectClient(own, await aDemo(own))
    expect((await guest.call('POST', '/api/personal-data/deletion', confirm)).status).toBe(403)
  })

  test('guessing the password here ends soon', async () => {
    const client = await projectClient(server, await aStudent(server))
    const tries = Array.from({ length: 7 }, () =>
      client.call('POST', '/api/personal-data/deletion', { ...confirm, password: 'guess' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('an account unused for three years is announced, and coming back undoes it', async () => {
    const [old, recent] = [await aStudent(server), await aStudent(server)]
    await server.database.pool.query(
      `update student set created_at = now() - interval '4 years',
        last_online = case when id = $1 then now() - interval '1100 days' else now() end
       where id in ($1, $2)`,
      [old.id, recent.id],
    )
    await announceUnused(server.context, await parts())
    await announceUnused(server.context, await parts())
    const { rows } = await server.database.pool.query(
      `select student_id from deletion_request where requested_by = 'retention'`,
    )
    expect(rows).toEqual([{ student_id: old.id }])
    const mails = (await createMailer(server.context).outbox.list()).filter(
      ({ to }) => to === old.email,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('ثلاث سنوات')
    const client = await projectClient(server, old)
    expect((await client.call('DELETE', '/api/personal-data/deletion')).status).toBe(204)
  })
})
