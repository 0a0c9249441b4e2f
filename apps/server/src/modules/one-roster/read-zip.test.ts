import { deflateRawSync } from 'node:zlib'
import type { RosterProblem } from '@panya/domain/school-roster/roster-problem.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aSchool, type RosterRows, rosterFiles, rosterZip } from '../../testing/one-roster.ts'
import { readRosterZip } from './read-zip.ts'

const TERM: RosterRows = aSchool({
  students: { nok: {} },
  classes: { c1: { title: '5/1', people: ['nok'] } },
})

function read(zip: Buffer) {
  const result = readRosterZip(zip, '2026-11-17')
  return 'list' in result ? result.list : { people: null, problems: result.stops }
}
const told = ({ problems }: { problems: RosterProblem[] }) =>
  problems.map(({ file, line, problem, what }) => [file, line, problem, what].join(' '))
const withFiles = (files: Record<string, string | Uint8Array | null>) =>
  told(read(rosterZip(TERM, { files })))
const users = rosterFiles(TERM)['users.csv'] ?? ''

test('a list is read with a BOM, without the last line’s end, and with old line ends', () => {
  const variants = [
    `\uFEFF${users}`,
    users.trimEnd(),
    users.replaceAll('\r\n', '\r'),
    `${users}\n\n`,
  ]
  for (const text of variants) {
    const list = read(rosterZip(TERM, { files: { 'users.csv': text } }))
    expect(told(list)).toEqual([])
    expect(list.people?.in.size).toBe(1)
  }
})

test('a list that somebody packed again, or saved with a spreadsheet, is the same list', () => {
  const files = rosterFiles(TERM)
  const packed = (change: (name: string, text: string) => [string, string]) =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Object.entries(files)
            .map(([name, text]) => change(name, text))
            .map(([name, text]) => [name, strToU8(text)]),
        ),
      ),
    )
  const variants = {
    folders: packed((name, text) => [`Downloads/export 2569/${name}`, text]),
    macOS: Buffer.from(
      zipSync({
        ...Object.fromEntries(
          Object.entries(files).flatMap(([name, text]) => [
            [`export/${name}`, strToU8(text)],
            [`__MACOSX/export/._${name}`, strToU8('\0\x05\x16\x07')],
          ]),
        ),
        'export/.DS_Store': strToU8('x'),
      }),
    ),
    capitals: packed((name, text) => [name.toUpperCase(), text]),
    // A name that leads out of a folder leads nowhere: nothing is written.
    outside: packed((name, text) => [`../../../etc/${name}`, text]),
    'German spreadsheet': packed((name, text) => [
      name,
      `\uFEFF${text.replaceAll(',', ';').replaceAll(';true;', ';WAHR;')}`,
    ]),
    'capital columns': packed((name, text) => [
      name,
      text.replace(/^.*/, (head) => (name === 'manifest.csv' ? head : head.toUpperCase())),
    ]),
    'capital words': packed((name, text) => [
      name,
      text.replaceAll(',student,', ',Student,').replaceAll(',school,', ',School,'),
    ]),
  }
  const plain = read(rosterZip(TERM))
  for (const [name, zip] of Object.entries(variants)) {
    const { problems, ...list } = read(zip)
    expect([name, told({ problems })]).toEqual([name, []])
    expect([name, list]).toMatchObject([name, { people: plain.people }])
  }
})

test('what is missing or wrong in the zip is named', () => {
  expect(withFiles({ 'manifest.csv': null })).toEqual(['manifest.csv  no-manifest '])
  expect(withFiles({ 'manifest.csv': 'hello' })).toEqual(['manifest.csv  bad-manifest '])
  expect(withFiles({ 'users.csv': null })).toEqual(['users.csv  no-file '])
  expect(withFiles({ 'users.csv': Buffer.from('\uFEFFsourcedId', 'utf16le') })).toEqual([
    'users.csv  not-utf8 ',
  ])
  // Thai as Windows writes it.
  expect(withFiles({ 'users.csv': Buffer.from([0xa1, 0xd2, 0x0a]) })).toEqual([
    'users.csv  not-utf8 ',
  ])
  expect(withFiles({ 'more/users.csv': users })).toEqual(['users.csv  file-twice '])
  expect(withFiles({ 'users.csv': users.replace('givenName', 'firstName') })).toEqual([
    'users.csv 1 no-column givenName',
  ])
  const wrapped = Buffer.from(
    zipSync({ 'export.zip': rosterZip(TERM), 'read me.txt': strToU8('') }),
  )
  expect(told(read(wrapped))).toEqual(['  zip-in-zip export.zip'])
  expect(withFiles({ 'users.csv': '' })).toContain('users.csv 1 no-column sourcedId')
  const many = `${users.split('\r\n')[0]}\r\n${'a\r\n'.repeat(50_001)}`
  expect(withFiles({ 'users.csv': many })).toEqual(['users.csv  too-many-lines 50000'])
})

test('lines that cannot be read are named by their numbers, and the list is not complete', () => {
  const list = read(
    rosterZip(TERM, {
      files: { 'users.csv': `${users}${'x'.repeat(500_000)}\r\nu2,"open\r\n\r\n,,,true\r\n` },
    }),
  )
  expect(told(list)).toEqual([
    'users.csv 3 long-line ',
    'users.csv 4 broken-line ',
    'users.csv 6 no-id ',
  ])
  expect(list.people?.in.size).toBe(1)
  expect('complete' in list && list.complete.users).toBe(false)
})

test('line numbers hold in a long file', () => {
  const [head = ''] = users.split('\r\n')
  const lines = Array.from({ length: 9000 }, (_, at) => `id${at},,,true,u,,Nok,Dee`)
  lines[8500] = ',,,true,u,,Nok,Dee'
  const list = read(rosterZip(TERM, { files: { 'users.csv': [head, ...lines].join('\n') } }))
  expect(told(list)[0]).toBe('users.csv 8502 no-id ')
})

test('a zip that unpacks to more than it may, or says it is smaller than it is, is refused', () => {
  const bomb = rosterZip(TERM, { files: { 'users.csv': Buffer.alloc(101 * 1024 * 1024, 0x61) } })
  expect(bomb.length).toBeLessThan(200_000)
  expect(told(read(bomb))).toEqual(['  file-too-large '])

  const lying = Buffer.from(bomb)
  const at = lying.lastIndexOf('users.csv') - 46
  lying.writeUInt32LE(1000, at + 24)
  expect(told(read(lying))).toEqual(['  bad-zip '])

  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}.txt`, strToU8('')]))
  expect(told(read(Buffer.from(zipSync(many))))).toEqual(['  file-too-large '])
})

test('a broken zip is broken, wherever it is cut or turned', () => {
  const whole = rosterZip(TERM)
  for (let cut = 0; cut < whole.length; cut += 97) {
    expect(told(read(whole.subarray(0, cut)))).toEqual(['  bad-zip '])
  }
  const packed = deflateRawSync(users).subarray(0, 20)
  const changed = Buffer.from(whole)
  const place = changed.indexOf(packed.subarray(0, 8))
  const inside = place > 0 ? place + 4 : changed.indexOf('users.csv') + 20
  changed[inside] = changed[inside]! ^ 0xff
  expect(told(read(changed))).toEqual(['  bad-zip '])
  const endless = Buffer.from(whole)
  endless.writeUInt32LE(0xff_ff_ff_f0, endless.length - 6)
  expect(told(read(endless))).toEqual(['  bad-zip '])
})
