/** Updates that carry something over: what people had before is there afterwards, or its end is written down. */
import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const FILES = globSync('*.sql', { cwd: FOLDER }).toSorted()

async function emptyDatabase(): Promise<pg.Client> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const client = new pg.Client({ ...server, database: name })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return client
}

async function run(client: pg.Client, file: string): Promise<void> {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  for (const statement of text.split('--> statement-breakpoint')) await client.query(statement)
}

/** A database just before an update, with these people in it, and the update itself. */
async function before(ending: string, people: string[]) {
  const update = FILES.find((name) => name.endsWith(ending)) ?? ''
  const client = await emptyDatabase()
  for (const file of FILES.filter((name) => name < update)) await run(client, file)
  for (const email of people) {
    await client.query(
      `insert into student (email, display_name, first_name, last_name, grade, affiliation)
       values ($1, 'A', 'A', 'A', 'other', '-')`,
      [email],
    )
  }
  return { client, update: () => run(client, update) }
}

test('a role that waits for an address is taken back and written down; those of accounts stay', async () => {
  const { client, update } = await before('_staff_invites.sql', ['here@x.co'])
  await client.query(`insert into privileged_users (email, "group")
    values ('here@x.co', 'admin'), ('nobody@x.co', 'admin')`)
  await update()
  const { rows } = await client.query('select email from privileged_users')
  expect(rows).toEqual([{ email: 'here@x.co' }])
  const { rows: log } = await client.query(
    `select actor, act, before->>'email' as email from audit_log`,
  )
  expect(log).toEqual([{ actor: 'update', act: 'role.take', email: 'nobody@x.co' }])
})

test('who was to be deleted by an admin still is, on the same day, and can be brought back', async () => {
  const { client, update } = await before('_one_deletion.sql', [
    'stays@x.co',
    'admin-said@x.co',
    'both@x.co',
  ])
  await client.query(`update student set deactivated_at = '2026-01-01', delete_at = '2026-01-31'
    where email <> 'stays@x.co'`)
  await client.query(`insert into deletion_request (student_id, requested_by, requested_at, due_at)
    select id, 'learner', '2026-01-10', '2026-02-09' from student where email = 'both@x.co'`)
  await update()
  const { rows } = await client.query(`select email, requested_by, due_at::date::text as due
    from deletion_request join student on id = student_id order by email`)
  expect(rows).toEqual([
    { email: 'admin-said@x.co', requested_by: 'admin', due: '2026-01-31' },
    { email: 'both@x.co', requested_by: 'learner', due: '2026-01-31' },
  ])
})
