/** The update that ends roles waiting for an address: they are gone before anybody can sign up into them. */
import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const FILES = globSync('*.sql', { cwd: FOLDER }).toSorted()
const UPDATE = FILES.find((name) => name.endsWith('_staff_invites.sql')) ?? ''

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

test('a role that waits for an address is taken back and written down; those of accounts stay', async () => {
  const client = await emptyDatabase()
  for (const file of FILES.filter((name) => name < UPDATE)) await run(client, file)
  await client.query(`insert into student (email, display_name, first_name, last_name, grade, affiliation)
    values ('here@x.co', 'A', 'A', 'A', 'other', '-')`)
  await client.query(`insert into privileged_users (email, "group")
    values ('here@x.co', 'admin'), ('nobody@x.co', 'admin')`)
  await run(client, UPDATE)
  const { rows } = await client.query('select email from privileged_users')
  expect(rows).toEqual([{ email: 'here@x.co' }])
  const { rows: log } = await client.query(
    `select actor, act, before->>'email' as email from audit_log`,
  )
  expect(log).toEqual([{ actor: 'update', act: 'role.take', email: 'nobody@x.co' }])
})
