import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * SQL is written with the query builder. A raw statement says why the builder cannot say it or was slower: in a
 * comment `// raw: <reason>` directly above it, or, when the whole file is such, as `raw SQL: <reason>` in the
 * opening comment. Expressions (sql`…` inside a builder call) and prepared builder statements are not raw.
 */
const RAW = /\.(?:query(?=[<(])|execute(?:<|\((?!\{)))/
const ABOVE = /^\s*\/\/ raw: \S/
const OPENING = /^\/\*\*(?:(?!\*\/)[^])*\braw SQL: \S/

function complaints(file: string, source: string): string[] {
  if (OPENING.test(source)) return RAW.test(source) ? [] : [`${file}: a reason without raw SQL`]
  const lines = source.split('\n')
  const given = new Set(lines.flatMap((line, index) => (/^\s*\/\/ raw:/.test(line) ? [index] : [])))
  const found: string[] = []
  for (const [index, line] of lines.entries()) {
    if (!RAW.test(line) || /^\s*(?:\/\/|\*)/.test(line)) continue
    let above = index
    // A call that was broken into lines begins where it does not begin with a dot.
    while (/^\s*\./.test(lines[above] ?? '')) above -= 1
    do above -= 1
    while (/^\s*\/\/ (?!raw:)/.test(lines[above] ?? ''))
    if (!ABOVE.test(lines[above] ?? '')) found.push(`${file}:${index + 1} ${line.trim()}`)
    given.delete(above)
  }
  return [...found, ...[...given].map((index) => `${file}:${index + 1} a reason without raw SQL`)]
}

test('every raw statement of the server says why', async () => {
  const found: string[] = []
  for await (const path of glob('apps/server/src/**/*.ts')) {
    const file = path.replaceAll('\\', '/')
    if (/\.test\.ts$|\/testing\//.test(file)) continue
    found.push(...complaints(file, readFileSync(file, 'utf8')))
  }
  expect(found).toEqual([])
})

test.each([
  ['await pool.query(TEXT, [id])'],
  ['const { rows } = await client.query<Row>({ ...NAMED, values })'],
  ['await orm.execute(sql`delete from student`)'],
  ['const { rows } = await tx.execute<Row>(all(id))'],
  ['const { rows } = await database.orm\n  .execute<Row>(sql`select 1`)'],
  ['// raw:\nawait pool.query(TEXT)'],
  ['// raw: \nawait pool.query(TEXT)'],
  ['// raw: an advisory lock\n\nawait pool.query(TEXT)'],
  ['// raw: an advisory lock\nawait pool.query(ONE)\nawait pool.query(TWO)'],
  ['// because\nawait pool.query(TEXT)'],
  ['/** What it owns. */\nawait pool.query(TEXT)'],
  ['/**\n * What it owns.\n * raw SQL:\n */\nawait pool.query(TEXT)'],
  ['/** What it owns. */\n/** raw SQL: COPY */\nawait pool.query(TEXT)'],
  ['// raw: an advisory lock\nawait orm.select().from(student)'],
  ['/** What it owns. raw SQL: COPY */\nawait orm.select().from(student)'],
])('refuses %j', (source) => {
  expect(complaints('file.ts', source)).not.toEqual([])
})

test.each([
  ['await orm.select({ n: sql`count(*)` }).from(student)'],
  ['const [row] = await byEmail.execute({ email })'],
  ['if (request.query.id) return'],
  ['// raw: an advisory lock\nawait client.query(LOCK)'],
  ['// raw: an advisory lock\n// Held until the end.\nawait client.query(LOCK)'],
  [
    '// raw: a recursive query\nconst { rows } = await database.orm\n  .execute<Row>(sql`with recursive`)',
  ],
  [
    '/**\n * What it owns.\n * raw SQL: COPY and DDL.\n */\nawait client.query(A)\nawait client.query(B)',
  ],
])('accepts %j', (source) => {
  expect(complaints('file.ts', source)).toEqual([])
})
