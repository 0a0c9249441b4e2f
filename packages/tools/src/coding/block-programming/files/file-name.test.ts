import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a name in any language stays, and what no file may be called is left out', () => {
  expect(fileName('แมวน้อย', 'costume')).toBe('แมวน้อย')
  expect(fileName('قطة صغيرة', 'costume')).toBe('قطة صغيرة')
  expect(fileName('a/b\\c:d', 'costume')).toBe('a-b-c-d')
  expect(fileName('../../etc', 'costume')).not.toMatch(/[/\\]|^\./)
  expect(fileName('cat\u202Egpj.exe', 'costume')).toBe('cat-gpj.exe')
  for (const name of ['', '   ', '...', '///', '\u0000'])
    expect(fileName(name, 'sound')).toBe('sound')
  expect(fileName(`${'x'.repeat(59)}😀`, 'sound').isWellFormed()).toBe(true)
})
