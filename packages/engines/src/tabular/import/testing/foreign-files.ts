import type { AwkwardFile } from './awkward-files.ts'
import { utf8 } from './build-file.ts'
import { rows, value, words, workbook } from './build-workbook.ts'

/** Files from other programs: what they hide, merge and compute, and what is no table whatever it is called. */

const sheet = (
  what: string,
  xml: string,
  gives: AwkwardFile['gives'],
  notes: string[] = [],
  more: Parameters<typeof workbook>[1] = {},
): AwkwardFile => ({
  what,
  name: 'a.xlsx',
  bytes: workbook([{ name: 'A', xml }], more),
  gives,
  notes,
})

const text = (
  what: string,
  content: string,
  gives: AwkwardFile['gives'],
  notes: string[] = [],
): AwkwardFile => ({ what, name: 'a.txt', bytes: utf8(content), gives, notes })

const hiddenFirst = (state: 'hidden' | 'veryHidden'): AwkwardFile => ({
  what: `a first sheet that is ${state}`,
  name: 'a.xlsx',
  bytes: workbook([
    { name: 'Secret', xml: rows(words('A1', 'x'), value('A2', 1)), state },
    { name: 'Seen', xml: rows(words('A1', 'y'), value('A2', 2)) },
  ]),
  gives: [['y', 'number', [2]]],
  notes: ['sheet-hidden'],
})

const SHEETS: AwkwardFile[] = [
  sheet(
    'cells merged over rows, below a title merged over columns',
    rows(
      words('A1', 'School report'),
      words('A2', 'region') + words('B2', 'name') + words('C2', 'n'),
      words('A3', 'North') + words('B3', 'Dao') + value('C3', 1),
      words('B4', 'Fon') + value('C4', 2),
      words('A5', 'South') + words('B5', 'Kla') + value('C5', 3),
    ) + '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A3:A4"/></mergeCells>',
    [
      ['region', 'text', ['North', 'North', 'South']],
      ['name', 'text', ['Dao', 'Fon', 'Kla']],
      ['n', 'number', [1, 2, 3]],
    ],
    ['sheet-merged'],
  ),
  sheet(
    'merged cells of a table that does not begin in the corner',
    `<sheetData><row r="3">${words('B3', 'region')}${words('C3', 'n')}</row><row r="4">${words('B4', 'North')}${value('C4', 1)}</row><row r="5">${value('C5', 2)}</row></sheetData><mergeCells><mergeCell ref="B4:B5"/></mergeCells>`,
    [
      ['region', 'text', ['North', 'North']],
      ['n', 'number', [1, 2]],
    ],
    ['sheet-merged'],
  ),
  hiddenFirst('hidden'),
  hiddenFirst('veryHidden'),
  sheet(
    'hidden rows and columns',
    `<cols><col min="2" max="2" hidden="1"/></cols><sheetData><row r="1">${words('A1', 'a')}${words('B1', 'b')}</row><row r="2" hidden="1">${value('A2', 1)}${value('B2', 2)}</row><row r="3">${value('A3', 3)}${value('B3', 4)}</row></sheetData>`,
    [
      ['a', 'number', [1, 3]],
      ['b', 'number', [2, 4]],
    ],
    ['sheet-hidden-rows', 'sheet-hidden-columns'],
  ),
  sheet(
    'formulas with their results',
    rows(
      words('A1', 'a') + words('B1', 'b') + words('C1', 'c'),
      `${value('A2', 2)}<c r="B2"><f>A2*2</f><v>4</v></c><c r="C2" t="str"><f>"x"&amp;A2</f><v>x2</v></c>`,
    ),
    [
      ['a', 'number', [2]],
      ['b', 'number', [4]],
      ['c', 'text', ['x2']],
    ],
  ),
  sheet(
    'formulas without results',
    rows(
      words('A1', 'a') + words('B1', 'b'),
      `${value('A2', 2)}<c r="B2"><f>A2*2</f></c>`,
      `${value('A3', 3)}<c r="B3"><f>A3*2</f><v></v></c>`,
    ),
    [
      ['a', 'number', [2, 3]],
      ['b', 'text', [null, null]],
    ],
    ['sheet-unknown'],
  ),
  sheet(
    'cells that are errors',
    rows(
      words('A1', 'a') + words('B1', 'b'),
      `${value('A2', 2)}<c r="B2" t="e"><v>#N/A</v></c>`,
      `${value('A3', 2)}<c r="B3" t="e"><v>#DIV/0!</v></c>`,
      value('A4', 2) + value('B4', 5),
    ),
    [
      ['a', 'number', [2, 2, 2]],
      ['b', 'number', [null, null, 5]],
    ],
    ['sheet-errors'],
  ),
  sheet(
    'texts of several fonts',
    rows(
      '<c r="A1" t="s"><v>0</v></c>',
      '<c r="A2" t="s"><v>1</v></c>',
      '<c r="A3" t="inlineStr"><is><r><t>in</t></r><r><rPr><b/></rPr><t>line</t></r></is></c>',
    ),
    [['name', 'text', ['Hello World', 'inline']]],
    [],
    {
      shared:
        '<si><t>name</t></si><si><r><t xml:space="preserve">Hello </t></r><r><rPr><b/></rPr><t>World</t></r></si>',
    },
  ),
  sheet(
    'numbers stored as texts',
    rows(
      words('A1', 'id') + words('B1', 'n'),
      words('A2', '007') + words('B2', '12'),
      words('A3', '008') + words('B3', '1,300'),
    ),
    [
      ['id', 'text', ['007', '008']],
      ['n', 'number', [12, 1300]],
    ],
  ),
  sheet(
    'numbers shown as per cent and as money',
    rows(
      words('A1', 'p') + words('B1', 'm'),
      value('A2', 0.5, 'percent') + value('B2', 1200, 'baht'),
      value('A3', 0.25, 'percent') + value('B3', 90.5, 'baht'),
    ),
    [
      ['p', 'number', [0.5, 0.25]],
      ['m', 'number', [1200, 90.5]],
    ],
  ),
  sheet(
    'days shown in the Buddhist era, moments, and times alone',
    rows(
      words('A1', 'd') + words('B1', 'e') + words('C1', 'f') + words('D1', 'g'),
      value('A2', 45414, 'buddhist') +
        value('B2', 45414, 'thai') +
        value('C2', 45414.5, 'moment') +
        value('D2', 0.5, 'time'),
    ),
    [
      ['d', 'date', ['2024-05-02']],
      ['e', 'date', ['2024-05-02']],
      ['f', 'date', ['2024-05-02T12:00:00']],
      ['g', 'text', ['12:00']],
    ],
  ),
  sheet(
    'the first days of 1900, which Excel counts wrong',
    rows(words('A1', 'd'), value('A2', 1, 'day'), value('A3', 59, 'day'), value('A4', 61, 'day')),
    [['d', 'date', ['1900-01-01', '1900-02-28', '1900-03-01']]],
  ),
  sheet(
    'days from 1904, as other programs write it',
    rows(words('A1', 'd'), value('A2', 43952, 'day')),
    [['d', 'date', ['2024-05-02']]],
    [],
    { date1904: 'true' },
  ),
  sheet(
    'days beside dates that were typed',
    rows(words('A1', 'd'), value('A2', 45414, 'day'), words('A3', '25/3/2024')),
    [['d', 'date', ['2024-05-02', '2024-03-25']]],
  ),
]

const UNITS: AwkwardFile[] = [
  text('weights keep their unit', 'item,w\nx,12 kg\ny,15 kg\nz,9 kg\n', [
    ['item', 'text', ['x', 'y', 'z']],
    ['w', 'text', ['12 kg', '15 kg', '9 kg']],
  ]),
  text('weights of several units', 'item,w\nx,12 kg\ny,15\nz,900 g\n', [
    ['item', 'text', ['x', 'y', 'z']],
    ['w', 'text', ['12 kg', '15', '900 g']],
  ]),
  text('baht in words', 'item,p\nx,"1,200 \u0e1a\u0e32\u0e17"\ny,90 \u0e1a\u0e32\u0e17\n', [
    ['item', 'text', ['x', 'y']],
    ['p', 'number', [1200, 90]],
  ]),
  text(
    'years of two digits',
    'd,n\n05/02/67,1\n13/02/67,2\n',
    [
      ['d', 'date', ['2067-02-05', '2067-02-13']],
      ['n', 'number', [1, 2]],
    ],
    ['era-short-ce'],
  ),
]

const DRAWN: AwkwardFile[] = [
  text('a table of Markdown', '| name | n |\n|:---|---:|\n| Dao | 1 |\n| Fon | 2 |\n', [
    ['name', 'text', ['Dao', 'Fon']],
    ['n', 'number', [1, 2]],
  ]),
  text(
    'columns made with spaces',
    'name      age   city\nDao Dee   10    Nan\nFon       11    Trat\n',
    [
      ['name', 'text', ['Dao Dee', 'Fon']],
      ['age', 'number', [10, 11]],
      ['city', 'text', ['Nan', 'Trat']],
    ],
  ),
  text('one space between numbers', 'x y z\n1 2 a\n3 4 b\n', [
    ['x', 'number', [1, 3]],
    ['y', 'number', [2, 4]],
    ['z', 'text', ['a', 'b']],
  ]),
  text('names with spaces are one column', 'name\nDao Dee\nFon Fah\nKla Klai\n', [
    ['name', 'text', ['Dao Dee', 'Fon Fah', 'Kla Klai']],
  ]),
]

export const READ_FILES = [...SHEETS, ...UNITS, ...DRAWN]

/** Refused by the name that stands first. */
export const NO_TABLES: readonly (readonly [kind: string, content: string])[] = [
  ['YAML', '# config\nname: Panya\nversion: 1\nitems:\n  - a: 1\n    b: 2\n  - a: 3\n    b: 4\n'],
  ['YAML', '---\nstudents:\n- name: Dao\n  age: 10\n- name: Fon\n  age: 11\n'],
  ['YAML', '- name: Dao, Jr\n  age: 10\n- name: Fon, Sr\n  age: 11\n'],
  [
    'E-mail',
    'From: Dao <dao@example.org>\nTo: Fon <fon@example.org>\nSubject: Hello, you\nDate: Mon, 5 Feb 2024 10:00:00 +0700\nMIME-Version: 1.0\n\nHi Fon,\nhow are you?\n',
  ],
  [
    'E-mail',
    'Received: from a by b; Mon, 5 Feb 2024\nReturn-Path: <x@y.z>\nFrom: a\nSubject: b\n\nbody\n',
  ],
  [
    'Python',
    'import csv, sys\nfrom os import path\n\ndef main(a, b):\n    print(a, b)\n\nif __name__ == "__main__":\n    main(1, 2)\n',
  ],
  ['Python', '#!/usr/bin/env python3\nx = [1, 2, 3]\nfor i in x:\n    print(i, end=",")\n'],
  [
    'JavaScript',
    "import { a, b } from './x.js'\n\nexport function f(a, b) {\n  return a + b;\n}\n",
  ],
  [
    'LaTeX',
    '\\documentclass{article}\n\\begin{document}\nHello, world\n\\begin{tabular}{ll}\na & b \\\\\n\\end{tabular}\n\\end{document}\n',
  ],
  ['LaTeX', '% a comment, here\n\\section{One, two}\nText, more text\n'],
  [
    'SQL',
    "-- MySQL dump 10.13\nDROP TABLE IF EXISTS `a`;\nCREATE TABLE `a` (\n  `id` int NOT NULL,\n  `name` varchar(20)\n);\nINSERT INTO `a` VALUES (1,'x'),(2,'y');\n",
  ],
  ['SQL', "INSERT INTO a (id, name) VALUES (1, 'x');\nINSERT INTO a (id, name) VALUES (2, 'y');\n"],
  ['SQL', 'SELECT a, b\nFROM t, u\nWHERE x = 1;\n'],
  [
    'Log',
    '2024-02-05 10:00:01,123 INFO main - started, ok\n2024-02-05 10:00:02,456 WARN main - slow, retry\n2024-02-05 10:00:03,789 ERROR db - failed\n',
  ],
  [
    'Log',
    '127.0.0.1 - - [05/Feb/2024:10:00:00 +0700] "GET / HTTP/1.1" 200 512\n127.0.0.1 - - [05/Feb/2024:10:00:01 +0700] "GET /a HTTP/1.1" 404 12\n',
  ],
  [
    'Log',
    'Feb  5 10:00:01 host sshd[123]: Accepted key, port 22\nFeb  5 10:00:02 host cron[1]: job, done\n',
  ],
  [
    'Log',
    '[2024-02-05 10:00:01] production.ERROR: failed, x\n[2024-02-05 10:00:02] production.INFO: ok, y\n',
  ],
  ['vCard', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Dao\r\nEND:VCARD\r\n'],
  ['iCalendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'],
  ['Markdown', '# Title\n\nSome text, more.\n\n- one, two\n- three\n'],
  ['INI', '[main]\nname=Dao, Jr\nage=10\n'],
  ['INI', 'title = "x"\n[owner]\nname = "Tom, Jr"\n'],
  ['CSS', 'body, html {\n  margin: 0;\n  color: red;\n}\n'],
  ['Diff', 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-a, b\n+a, c\n'],
  ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nHello, you\n'],
  ['PEM', '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'],
]

/** Tables that look a little like one of those, by the names of their columns. */
export const STILL_TABLES: readonly (readonly [names: string, content: string])[] = [
  ['id code', 'id,code\n1,"import os"\n2,"def f(): pass"\n3,"print(1)"\n'],
  ['id query', 'id,query\n1,"SELECT a FROM b;"\n2,"INSERT INTO a VALUES (1);"\n'],
  [
    'time level message',
    'time,level,message\n2024-02-05 10:00:01,INFO,started\n2024-02-05 10:00:02,ERROR,failed\n',
  ],
  ['From To Subject', 'From,To,Subject\na@b.c,d@e.f,Hello\n'],
  ['x y', '# Report 2024\n# by Dao\nx,y\n1,2\n3,4\n'],
  ['name: Dao age: 10', 'name: Dao,age: 10\nname: Fon,age: 11\nname: Kla,age: 12\n'],
  ['time temp', 'time,temp\n08:30,25\n09:30,26\n'],
  ['text', 'text\nI like this: it is good\nSo: what now\nOk then\nBye\n'],
  ['a b', 'a;b;\n1;2;\n3;4;\n'],
  ['name set', 'name,set\nx,{1}\ny,{2}\n'],
  ['% n', '%,n\n5%,1\n6%,2\n'],
  ['a=1 b=2', 'a=1,b=2\na=3,b=4\n'],
  ['what for', 'what,for\nfor me:,x\nif you:,y\n'],
  ['word', 'word\nimport\nexport\nclass\n'],
  ['n', 'n\n- 5\n- 6\n- 7\n'],
  ['081 234 5678', '081 234 5678\n089 111 2222\n080 000 0000\n'],
  ['a b', 'a,b\nx  y,1\nz  w,2\n'],
]
