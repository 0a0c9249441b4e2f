import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

const MOST = 200_000

test('a list is read whichever program wrote it, without the mark at its beginning', async () => {
  const list = 'มะลิ;สุขใจ\r\nต้น;ดีใจ\r\n'
  for (const bytes of [
    Buffer.from(list),
    Buffer.from(`\uFEFF${list}`),
    Buffer.from(`\uFEFF${list}`, 'utf16le'),
  ]) {
    expect(await readListFile(new Blob([bytes]), MOST)).toEqual({ text: list })
  }
})

test.each([
  ['a spreadsheet’s own file', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ['one of before', [0xd0, 0xcf, 0x11, 0xe0, 0x00, 0x00]],
])('%s is no list', async (_name, bytes) => {
  const file = new Blob([Uint8Array.from(bytes)])
  expect(await readListFile(file, MOST)).toEqual({ problem: 'no-text' })
})

test('a file longer than the server reads is not half read', async () => {
  expect(await readListFile(new Blob(['x'.repeat(MOST)]), MOST)).toHaveProperty('text')
  expect(await readListFile(new Blob(['x'.repeat(MOST + 1)]), MOST)).toEqual({
    problem: 'too-long',
  })
  expect(await readListFile(new Blob(['ก'.repeat(300_000)]), MOST)).toEqual({ problem: 'too-long' })
})
