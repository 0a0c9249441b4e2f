import { expect, test } from 'vitest'
import { readNames, sameName } from './name-roster.ts'

const read = (text: string) => {
  const table = text.split('\n').map((line) => (line === '' ? [] : line.split(/[,\t]/)))
  return readNames(table, 'P2').map(({ firstName, lastName, grade, problem }) =>
    [firstName, lastName, grade, problem].join('|'),
  )
}

test.each([
  ['first and last name', 'Mali,Suk\nTon,Dee,P4', ['Mali|Suk|P2|', 'Ton|Dee|P4|']],
  [
    'the whole name in a cell',
    'Mali Suk\nTon Na Ayutthaya',
    ['Mali|Suk|P2|', 'Ton|Na Ayutthaya|P2|'],
  ],
  ['the whole name, then the grade', 'Mali Suk,ป.3', ['Mali|Suk|P3|']],
  ['a number before it', '1\tMali\tSuk\n2\tTon\tDee', ['Mali|Suk|P2|', 'Ton|Dee|P2|']],
  ['a number in the same cell', '1. Mali Suk\n2. Ton Dee', ['Mali|Suk|P2|', 'Ton|Dee|P2|']],
  ['Thai titles', 'ด.ญ.มะลิ สุขใจ\n1\tเด็กชาย\tต้น\tดี', ['มะลิ|สุขใจ|P2|', 'ต้น|ดี|P2|']],
  ['one name only', 'Mali\n王小明', ['Mali|-|P2|', '王小明|-|P2|']],
  ['Thai headings', 'เลขที่\tชื่อ\tนามสกุล\tชั้น\n1\tมะลิ\tสุขใจ\tป.1', ['มะลิ|สุขใจ|P1|']],
  ['Chinese headings', '姓,名\n王,小明', ['小明|王|P2|']],
  ['Arabic headings', 'الاسم الأول,اسم العائلة\nليلى,حسن', ['ليلى|حسن|P2|']],
  [
    'names that look like headings',
    'Surya,Lastri\nGrace,Level',
    ['Surya|Lastri|P2|', 'Grace|Level|P2|'],
  ],
  ['empty lines between', 'Mali,Suk\n\nTon,Dee', ['Mali|Suk|P2|', 'Ton|Dee|P2|']],
])('reads %s', (_what, text, rows) => {
  expect(read(text)).toEqual(rows)
})

test('what is wrong with a line is said, and a child is in a list once', () => {
  expect(
    read('Mali,Suk\nmali , SUK\na@b.co,Ton\nNok,Dee,P9\n,\nA\u202Eb,C').map(
      (row) => row.split('|')[3],
    ),
  ).toEqual(['', 'duplicate', 'has-email', 'bad-grade', 'no-name', 'bad-name'])
})

test('the same child however the name is written', () => {
  expect(sameName({ firstName: ' mali', lastName: 'SUK ' })).toBe(
    sameName({ firstName: 'Mali', lastName: 'Suk' }),
  )
})
