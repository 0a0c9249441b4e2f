/** A backup is good when what comes out of it is what went in: every table, row by row. */
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { seedDemoSchool } from '../../../app/seed/demo-school.ts'
import { createTestDatabase, startTestServer } from '../../../testing/test-server.ts'
import { moveObjects } from '../../objects/move-objects.ts'
import { MIGRATIONS_FOLDER } from '../migrate.ts'
import { BackupReader } from './backup-file.ts'
import { foreignKeysOf, quoted, sequencesOf, tablesOf } from './describe-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const PASSWORD = 'a-school-of-owls'
const ROOT = join(import.meta.dirname, '../../../../../..')

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'panya-backup-'))
  chmodSync(path, 0o755)
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function query(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** No tables at all: not even the schema. */
async function emptyDatabase(): Promise<pg.ClientConfig> {
  const server = { ...inject('postgres'), database: 'postgres' }
  const database = `empty_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${database} template template0`)
  onTestFinished(() => query(server, `drop database if exists ${database} with (force)`))
  return { ...server, database }
}

/** Everything a database holds, in a form that can be compared. */
async function everything(config: pg.ClientConfig) {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const tables: Record<string, string[]> = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from public.${quoted(name)} t order by 1`,
      )
      tables[name] = rows.map(({ row }) => row)
    }
    const { rows: rules } = await client.query(`
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace union all
      select indexdef from pg_indexes where schemaname = 'public' union all
      select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`)
    return {
      tables,
      rules: rules.map(({ rule }) => rule),
      sequences: await sequencesOf(client),
      keys: await foreignKeysOf(client),
    }
  } finally {
    await client.end()
  }
}

/** Seeded once; every test has a copy, made by PostgreSQL itself. */
let seeded: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  seeded = await createTestDatabase()
  const server = await startTestServer({}, { config: seeded.config })
  await seedDemoSchool(server.context, PASSWORD)
  const { pool } = server.database
  const odd = 'tab\tnew\nline\\ \\N back\\\\slash "quote" \u{1F989} ไก่ \u0001'
  await pool.query(`update student set display_name = $1, affiliation = '' where id = 3`, [odd])
  await pool.query(`insert into profile_images (student_id, name, bytes) values (3, 'odd', $1)`, [
    Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  ])
  await pool.query(
    `insert into tool_progress (student_id, tool, key, value) values (3, 't', 'k', $1)`,
    [JSON.stringify({ odd, nested: [null, 1e21, 0.1] })],
  )
  await pool.query(`insert into audit_log (actor, act, target) values ('a', 'b.c', 'd:1')`)
  // The duties of a running server write by themselves, such as the daily proof of the books.
  await server.close()
})
afterAll(() => seeded.drop())

async function aSchool(): Promise<pg.PoolConfig> {
  const { config, drop } = await createTestDatabase(seeded.config.database)
  onTestFinished(drop)
  return config
}

test('everything comes back into an empty database, and its rules hold there', async () => {
  const config = await aSchool()
  const file = join(folder(), 'school.backup')
  const before = await everything(config)
  const written = await writeBackup(config, file)
  expect(written.rows).toBe(Object.values(before.tables).flat().length)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const target = await emptyDatabase()
  const restored = await restoreBackup(target, file)
  expect(restored.rows).toBe(written.rows)
  expect(await everything(target)).toEqual(before)

  const client = new pg.Client(target)
  await client.connect()
  const next = await client.query(
    `insert into student (email, display_name, first_name, last_name, grade, affiliation)
     values ('new@x.co', 'n', 'n', 'n', 'P1', 'x') returning id`,
  )
  expect(next.rows[0].id).toBeGreaterThan(34)
  await expect(client.query('delete from audit_log')).rejects.toThrow('append-only')
  await client.end()
})

test('it is one moment, while people go on working', async () => {
  const config = await aSchool()
  const file = join(folder(), 'busy.backup')
  const before = await everything(config)
  const people = new pg.Client(config)
  await people.connect()
  const writing: Promise<unknown>[] = []
  await writeBackup(config, file, {
    onTable() {
      if (writing.length === 0)
        writing.push(people.query(`update student set total_online_days = 999`))
    },
  })
  await Promise.all(writing)
  await people.end()
  expect((await everything(config)).tables['student']).not.toEqual(before.tables['student'])
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  expect((await everything(target)).tables['student']).toEqual(before.tables['student'])
})

test('a backup from before the newest migration is brought up to date', async () => {
  const old = await emptyDatabase()
  const partial = await olderMigrations()
  const client = new pg.Client(old)
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: partial })
  await client.query(
    `insert into student (email, display_name, first_name, last_name, grade, affiliation)
     values ('mali@x.co', 'Mali', 'Mali', 'J', 'P1', 'x')`,
  )
  await client.end()
  const file = join(folder(), 'old.backup')
  await writeBackup(old, file)
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  const { tables } = await everything(target)
  expect(tables['student']).toHaveLength(1)
  expect(tables).toHaveProperty('audit_log')
})

/** The first five migrations, as an older version had them. */
async function olderMigrations(): Promise<string> {
  const path = folder()
  const journal = JSON.parse(
    await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(0, 5)
  mkdirSync(join(path, 'meta'))
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) {
    writeFileSync(
      join(path, `${tag}.sql`),
      await readFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8'),
    )
  }
  expect(readMigrationFiles({ migrationsFolder: path })).toHaveLength(5)
  return path
}

test('a file that is not whole, or not a backup, changes nothing', async () => {
  const config = await aSchool()
  const place = folder()
  const file = join(place, 'half.backup')
  await writeBackup(config, file)
  await truncate(file, Math.floor((await stat(file)).size * 0.7))
  const target = await emptyDatabase()
  const untouched = await everything(target)
  await expect(restoreBackup(target, file)).rejects.toThrow('is not whole')
  const notes = join(place, 'notes.txt')
  writeFileSync(notes, 'hello\n')
  await expect(restoreBackup(target, notes)).rejects.toThrow('is not a backup')
  await expect(restoreBackup(target, join(place, 'none'))).rejects.toThrow('is not there')
  expect(await everything(target)).toEqual(untouched)

  const full = await everything(config)
  await expect(restoreBackup(config, file, { replace: true })).rejects.toThrow('is not whole')
  expect(await everything(config)).toEqual(full)
})

test('a byte that changed, or the last ones missing, are noticed', async () => {
  const config = await aSchool()
  const place = folder()
  const file = join(place, 'school.backup')
  await writeBackup(config, file)
  const whole = await readFile(file)
  const target = await emptyDatabase()
  const untouched = await everything(target)
  const refused = async (bytes: Buffer) => {
    const changed = join(place, 'changed.backup')
    writeFileSync(changed, bytes)
    await expect(restoreBackup(target, changed)).rejects.toThrow(/damaged|not whole|does not hold/)
  }
  // gzip's last eight bytes are the checksum and the size.
  await refused(whole.subarray(0, -8))
  for (const at of [whole.length - 8, Math.floor(whole.length / 2)]) {
    const bytes = Buffer.from(whole)
    bytes[at]! ^= 1
    await refused(bytes)
  }
  expect(await everything(target)).toEqual(untouched)
})

test('a database with something in it is only replaced when that is said', async () => {
  const config = await aSchool()
  const file = join(folder(), 'school.backup')
  const before = await everything(config)
  await writeBackup(config, file)
  await expect(writeBackup(config, file)).rejects.toThrow('choose another name')
  await query(config, `delete from project`)
  await expect(restoreBackup(config, file)).rejects.toThrow('not empty')
  await restoreBackup(config, file, { replace: true })
  expect(await everything(config)).toEqual(before)
})

/** Three large things, one of them in the database and two in a folder. */
async function withOutside() {
  const config = await aSchool()
  const place = folder()
  const there = join(place, 'objects')
  const server = await startTestServer({ OBJECTS: 'folder', OBJECTS_FOLDER: there }, { config })
  const { objects, database } = server.context
  const contents = [randomBytes(100_000), Buffer.from('\\x5c\n\t\0'), randomBytes(9000)]
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('hex'))
  for (const [index, content] of contents.entries()) {
    const object = { hash: hashes[index]!, content, mediaType: 'image/png' }
    await objects.keep(object, async () => undefined)
    if (index === 0) await moveObjects(objects, database.orm, 'database')
  }
  await server.close()
  return { config, place, there, contents, hashes }
}

async function readBack(config: pg.ClientConfig, there: string, hashes: string[]) {
  const server = await startTestServer({ OBJECTS_FOLDER: there }, { config })
  try {
    const { objects } = server.context
    const found = await Promise.all(hashes.map((hash) => objects.find(hash)))
    const bytes = await Promise.all(found.map((one) => one && objects.readWhole(one)))
    return { places: found.map((one) => one?.place), bytes }
  } finally {
    await server.close()
  }
}

test('a backup holds what lies outside of the database too, and a restore needs no other store', {
  timeout: 120_000,
}, async () => {
  const { config, place, there, contents, hashes } = await withOutside()
  const environment = {
    DATABASE_URL: addressOf(config),
    SECRET: 's'.repeat(40),
    OBJECTS_FOLDER: there,
  }
  const whole = join(place, 'whole.backup')
  expect(await command('backup', [whole], environment)).toContain('It holds 2 large things')
  const fresh = await emptyDatabase()
  await restoreBackup(fresh, whole)
  const nowhere = join(place, 'nowhere')
  expect(await readBack(fresh, nowhere, hashes)).toEqual({
    places: ['database', 'database', 'database'],
    bytes: contents,
  })

  const without = join(place, 'without.backup')
  const said = await command('backup', [without, '--without-objects'], environment)
  expect(said).toContain('It does NOT hold 2 pictures')
  const second = { ...environment, DATABASE_URL: addressOf(await emptyDatabase()) }
  const restored = await command('restore', [without], second)
  expect(restored).toContain('2 pictures, sounds and other large things lie outside')
  const lacking = { ...second, OBJECTS_FOLDER: nowhere }
  await expect(command('restore', [without, '--replace'], lacking)).rejects.toThrow(
    /2 of them are not there/,
  )
})

test('what its store does not give as it was kept is named, and everything else is in the backup', async () => {
  const { config, place, there, contents, hashes } = await withOutside()
  const bad = hashes[1]!
  writeFileSync(join(there, bad.slice(0, 2), bad.slice(2, 4), bad), 'x5c\n\t\0')
  const file = join(place, 'school.backup')
  const environment = {
    DATABASE_URL: addressOf(config),
    SECRET: 's'.repeat(40),
    OBJECTS_FOLDER: there,
  }
  await expect(command('backup', [file], environment)).rejects.toThrow(
    new RegExp(`It LACKS 1[\\s\\S]*${bad}`),
  )
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  const { bytes } = await readBack(target, join(place, 'nowhere'), hashes)
  expect(bytes).toEqual([contents[0], null, contents[2]])
})

test('the commands work on an external and on the embedded database', {
  timeout: 120_000,
}, async () => {
  const config = await aSchool()
  const place = folder()
  const external = addressOf(config)
  const [outside, inside] = [join(place, 'outside.backup'), join(place, 'inside.backup')]
  const secret = { SECRET: 's'.repeat(40) }
  const embedded = { DATA_DIR: join(place, 'data') }
  expect(await command('backup', [outside], { DATABASE_URL: external, ...secret })).toContain(
    'student: 34',
  )
  expect(await command('restore', [outside], embedded)).toContain('Restored')
  await command('backup', [inside], embedded)
  // The commands write themselves down in the audit log; everything else is the same, byte for byte.
  const [first, second] = [await rowsIn(outside), await rowsIn(inside)]
  expect(second['audit_log']).toContain('database.restore')
  expect({ ...second, audit_log: '' }).toEqual({ ...first, audit_log: '' })
  await expect(command('restore', [outside], embedded)).rejects.toThrow(/not empty/)
  const created = await command('admin', ['create', 'boss@x.co', '--name', 'Boss Lady'], embedded)
  expect(created).toMatch(/Password \(shown only now\): (\w+-){6}\d\d/)
  await expect(command('admin', ['create', 'boss@x.co'], embedded)).rejects.toThrow(/already/)
  await expect(command('admin', ['promote', 'nobody@x.co'], embedded)).rejects.toThrow(/no account/)
  expect(readdirSync(place).filter((name) => name.endsWith('.part'))).toEqual([])
})

async function rowsIn(file: string): Promise<Record<string, string>> {
  const reader = new BackupReader(file)
  const rows: Record<string, string> = {}
  for (const { name } of (await reader.header()).tables) {
    rows[name] = await text(reader.table())
  }
  return rows
}

function addressOf({ host, user, database }: pg.ClientConfig): string {
  const parameters = new URLSearchParams({ host: String(host), user: String(user) })
  return `postgresql:///${database}?${parameters}`
}

async function command(name: string, args: string[], env: Record<string, string>): Promise<string> {
  const script = join(ROOT, 'scripts', `${name}.ts`)
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const options = { cwd: ROOT, env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', ...env } }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options)
  return stdout
}
