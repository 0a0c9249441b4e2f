import { describe, expect, test } from 'vitest'
import { readGrade, readRoster } from './roster.ts'

const rows = (text: string) =>
  text.split('\n').map((line) => (line === '' ? [] : line.split(/[,;\t]/)))
const problems = (text: string) =>
  readRoster(rows(text), 'P4').map(({ line, problem }) => [line, problem])

test('a list without headings is read in the usual order', () => {
  expect(readRoster(rows('mali@school.example,มะลิ,ใจดี,ป.4'))).toEqual([
    {
      line: 1,
      email: 'mali@school.example',
      firstName: 'มะลิ',
      lastName: 'ใจดี',
      displayName: 'มะลิ',
      grade: 'P4',
      problem: null,
    },
  ])
})

test.each([
  ['English', 'First name,Last name,Email,Grade\nAnn,Lee,Ann@School.example,P5'],
  ['Thai', 'ชื่อ\tนามสกุล\tอีเมล\tชั้น\nAnn\tLee\tann@school.example\tป.5'],
  ['Chinese', '邮箱;名;姓;年级\nann@school.example;Ann;Lee;P5'],
  ['Arabic', 'الاسم,اسم العائلة,البريد,الصف\nAnn,Lee,ann@school.example,P5'],
])('headings in %s say which column is what', (_name, text) => {
  expect(readRoster(rows(text))).toMatchObject([
    {
      line: 2,
      email: 'ann@school.example',
      firstName: 'Ann',
      lastName: 'Lee',
      grade: 'P5',
      problem: null,
    },
  ])
})

describe('what is wrong is told by line', () => {
  test.each([
    [
      'a duplicate',
      'a@x.co,A,B\nA@X.co,A,B',
      [
        [1, null],
        [2, 'duplicate'],
      ],
    ],
    ['a bad email', 'a at x@,A,B', [[1, 'bad-email']]],
    ['no name', 'a@x.co', [[1, 'no-name']]],
    ['a wrong grade', 'a@x.co,A,B,P9', [[1, 'bad-grade']]],
    [
      'empty lines count and are left out',
      'a@x.co,A,B\n\nb@x.co,B,C',
      [
        [1, null],
        [3, null],
      ],
    ],
  ])('%s', (_name, text, expected) => expect(problems(text)).toEqual(expected))
})

test.each([
  ['ม.1', 'M1'],
  ['p 6', 'P6'],
  ['Grade 8', 'M2'],
  ['Other', 'other'],
  ['P9', 'p9'],
])('the grade %s is %s', (text, grade) => expect(readGrade(text)).toBe(grade))
