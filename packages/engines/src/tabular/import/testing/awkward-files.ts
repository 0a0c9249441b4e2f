import type { Cell, ColumnType } from '../../table.ts'
import type { ImportSettings } from '../import-settings.ts'
import { encoded, utf8, utf16, xlsx, zip } from './build-file.ts'

/** Files that people really have, each with what must come out of it or why it is refused. */

export interface AwkwardFile {
  what: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  settings?: ImportSettings
  /** By column, or the code of the refusal. */
  gives: [string, ColumnType, Cell[]][] | string
  /** Codes of notes that must stand on the node; none when left out. */
  notes?: string[]
}

const csv = (
  what: string,
  text: string,
  gives: AwkwardFile['gives'],
  notes?: string[],
  settings?: ImportSettings,
): AwkwardFile => ({
  what,
  name: 'table.csv',
  bytes: utf8(text),
  gives,
  ...(notes && { notes }),
  ...(settings && { settings }),
})

const THAI = 'ชื่อ,จังหวัด,คะแนน\nสมชาย ใจดี,เชียงใหม่,12\nมะลิ สุขใจ,นครราชสีมา,15\n'
const THAI_TABLE: [string, ColumnType, Cell[]][] = [
  ['ชื่อ', 'text', ['สมชาย ใจดี', 'มะลิ สุขใจ']],
  ['จังหวัด', 'text', ['เชียงใหม่', 'นครราชสีมา']],
  ['คะแนน', 'number', [12, 15]],
]
const FRENCH = 'élève;âge;ville\nZoé;11;Orléans\nFrançois;12;Besançon\nHélène;10;Nîmes\n'
const CHINESE = '姓名,城市,分数\n王小明,北京,90\n李小红,上海,85\n'
const ARABIC = 'الاسم,المدينة,الدرجة\nأحمد علي,الرياض,90\nفاطمة حسن,القاهرة,85\n'
const wide = Array.from({ length: 500 }, (_, at) => `c${at}`)

const LETTERS: AwkwardFile[] = [
  { what: 'UTF-8 with a mark', name: 'a.csv', bytes: utf8(`\ufeff${THAI}`), gives: THAI_TABLE },
  {
    what: 'UTF-16 LE with a mark',
    name: 'a.csv',
    bytes: utf16(`\ufeff${THAI}`, false),
    gives: THAI_TABLE,
  },
  {
    what: 'UTF-16 BE with a mark',
    name: 'a.csv',
    bytes: utf16(`\ufeff${THAI}`, true),
    gives: THAI_TABLE,
  },
  {
    what: 'UTF-16 LE without a mark',
    name: 'a.csv',
    bytes: utf16(THAI, false),
    gives: THAI_TABLE,
    notes: ['guess-encoding'],
  },
  {
    what: 'UTF-16 BE without a mark',
    name: 'a.csv',
    bytes: utf16(THAI, true),
    gives: THAI_TABLE,
    notes: ['guess-encoding'],
  },
  {
    what: 'Thai Windows-874',
    name: 'a.csv',
    bytes: encoded(THAI, 'windows-874'),
    gives: THAI_TABLE,
    notes: ['guess-encoding'],
  },
  {
    what: 'French Windows-1252',
    name: 'a.csv',
    bytes: encoded(FRENCH, 'windows-1252'),
    gives: [
      ['élève', 'text', ['Zoé', 'François', 'Hélène']],
      ['âge', 'number', [11, 12, 10]],
      ['ville', 'text', ['Orléans', 'Besançon', 'Nîmes']],
    ],
    notes: ['guess-encoding'],
  },
  {
    what: 'Chinese GB18030',
    name: 'a.csv',
    bytes: encoded(CHINESE, 'gb18030'),
    gives: [
      ['姓名', 'text', ['王小明', '李小红']],
      ['城市', 'text', ['北京', '上海']],
      ['分数', 'number', [90, 85]],
    ],
    notes: ['guess-encoding'],
  },
  {
    what: 'Arabic Windows-1256',
    name: 'a.csv',
    bytes: encoded(ARABIC, 'windows-1256'),
    gives: [
      ['الاسم', 'text', ['أحمد علي', 'فاطمة حسن']],
      ['المدينة', 'text', ['الرياض', 'القاهرة']],
      ['الدرجة', 'number', [90, 85]],
    ],
    notes: ['guess-encoding'],
  },
  {
    what: 'an encoding that was chosen',
    name: 'a.csv',
    bytes: encoded('a\né\n', 'windows-1252'),
    settings: { encoding: 'windows-1252' },
    gives: [['a', 'text', ['é']]],
  },
]

const LAYOUT: AwkwardFile[] = [
  csv('semicolons and decimal commas', 'a;b\n1,5;x\n2,25;y', [
    ['a', 'number', [1.5, 2.25]],
    ['b', 'text', ['x', 'y']],
  ]),
  csv(
    'semicolons and a number that could be either',
    'a;b\n1,500;x',
    [
      ['a', 'number', [1.5]],
      ['b', 'text', ['x']],
    ],
    ['guess-decimal'],
  ),
  csv('tabs', 'a\tb\n1,5\t2\n2,5\t3', [
    ['a', 'number', [1.5, 2.5]],
    ['b', 'number', [2, 3]],
  ]),
  csv('bars', 'a|b\n1|2', [
    ['a', 'number', [1]],
    ['b', 'number', [2]],
  ]),
  csv('a separator that the file names', 'sep=;\na;b\n1;2', [
    ['a', 'number', [1]],
    ['b', 'number', [2]],
  ]),
  csv(
    'titles above',
    'Report of 2024\n\nall schools\nname,score,year\nDao,5,2024\nFon,6,2024\nKla,7,2024',
    [
      ['name', 'text', ['Dao', 'Fon', 'Kla']],
      ['score', 'number', [5, 6, 7]],
      ['year', 'number', [2024, 2024, 2024]],
    ],
  ),
  csv(
    'a chosen row of names',
    'x,y\nname,score\nDao,5',
    [
      ['name', 'text', ['Dao']],
      ['score', 'number', [5]],
    ],
    undefined,
    { header: 1 },
  ),
  csv(
    'no names at all',
    '1,2\n3,4',
    [
      ['column_1', 'number', [1, 3]],
      ['column_2', 'number', [2, 4]],
    ],
    undefined,
    { header: -1 },
  ),
  csv(
    'rows that are too short and too long',
    'a,b\n1\n2,3\n4,5,6',
    [
      ['a', 'number', [1, 2, 4]],
      ['b', 'number', [null, 3, 5]],
      ['column_3', 'number', [null, null, 6]],
    ],
    ['ragged'],
  ),
  csv('quotes with line breaks', 'a,b\n"one\ntwo","say ""hi"", now"\n"x",y', [
    ['a', 'text', ['one\ntwo', 'x']],
    ['b', 'text', ['say "hi", now', 'y']],
  ]),
  csv('an open quote', 'a,b\n1,"open\n2,3', 'broken-csv'),
  csv('only names', 'a,b,c\n', [
    ['a', 'text', []],
    ['b', 'text', []],
    ['c', 'text', []],
  ]),
  csv('nothing', '', 'empty-file'),
  csv('only empty lines', '  \n\n \n', 'empty-file'),
  csv('one column', 'n\n1\n2\n3', [['n', 'number', [1, 2, 3]]]),
  csv(
    'five hundred columns',
    `${wide.join(',')}\n${wide.map((_, at) => at + 1).join(',')}`,
    wide.map((name, at) => [name, 'number', [at + 1]]),
  ),
  csv('names twice and empty ones', 'a,a,,a\n1,2,3,4', [
    ['a', 'number', [1]],
    ['a_2', 'number', [2]],
    ['column_3', 'number', [3]],
    ['a_3', 'number', [4]],
  ]),
  csv('separators at the end of every line', 'a,b,\n1,2,\n3,4,', [
    ['a', 'number', [1, 3]],
    ['b', 'number', [2, 4]],
  ]),
  csv('empty lines between', 'a,b\n\n1,2\n\n\n3,4\n', [
    ['a', 'number', [1, 3]],
    ['b', 'number', [2, 4]],
  ]),
  csv('lines of Windows', 'a,b\r\n1,x\r\n2,y\r\n', [
    ['a', 'number', [1, 2]],
    ['b', 'text', ['x', 'y']],
  ]),
  csv('a column named __proto__', '__proto__,constructor\n1,2', [
    ['__proto__', 'number', [1]],
    ['constructor', 'number', [2]],
  ]),
  csv('a formula is a text', 'a,b\n"=HYPERLINK(""http://x.example"",""y"")",1', [
    ['a', 'text', ['=HYPERLINK("http://x.example","y")']],
    ['b', 'number', [1]],
  ]),
]

const VALUES: AwkwardFile[] = [
  csv('zeros in front', 'zip,id\n00501,007\n10240,012', [
    ['zip', 'text', ['00501', '10240']],
    ['id', 'text', ['007', '012']],
  ]),
  csv('numbers too long to count with', 'card\n12345678901234567\n12345678901234568', [
    ['card', 'text', ['12345678901234567', '12345678901234568']],
  ]),
  csv('telephones', 'tel\n+66812345678\n+66898765432', [
    ['tel', 'text', ['+66812345678', '+66898765432']],
  ]),
  csv('mixed kinds', 'a\n1\ntwo\n2024-01-01', [['a', 'text', ['1', 'two', '2024-01-01']]]),
  csv(
    'nearly all numbers',
    'a\n1\n2\n3\n4\noops',
    [['a', 'text', ['1', '2', '3', '4', 'oops']]],
    ['almost-number'],
  ),
  csv(
    'a number that was chosen against what it says',
    'a\n1\noops\n3',
    [['a', 'number', [1, null, 3]]],
    ['not-understood'],
    { columns: [{ column: 'a', type: 'number' }] },
  ),
  csv('baht', 'a\n"฿1,250.50"\n฿90\n-฿5', [['a', 'number', [1250.5, 90, -5]]]),
  csv('dollars', 'a\n"$1,250.50"\n$90\n($5.25)', [['a', 'number', [1250.5, 90, -5.25]]]),
  csv('euros behind', 'a;b\n1.250,50 €;x\n90,00 €;y', [
    ['a', 'number', [1250.5, 90]],
    ['b', 'text', ['x', 'y']],
  ]),
  csv('riyals', 'a\n١٢٥٫٥ ر.س\n٩٠ ر.س', [['a', 'number', [125.5, 90]]]),
  csv(
    'two kinds of money',
    'a\n$5\n€6\n$7\n€8',
    [['a', 'text', ['$5', '€6', '$7', '€8']]],
    ['mixed-units'],
  ),
  csv('per cent', 'a\n50%\n12.5 %\n100%', [['a', 'number', [0.5, 0.125, 1]]]),
  csv('thousands with hard spaces', 'a;b\n1\u00a0234,5;x\n12\u202f345,25;y', [
    ['a', 'number', [1234.5, 12345.25]],
    ['b', 'text', ['x', 'y']],
  ]),
  csv('thousands with commas', 'a,b\n"1,234",x\n"12,345",y', [
    ['a', 'number', [1234, 12345]],
    ['b', 'text', ['x', 'y']],
  ]),
  csv('brackets are below zero', 'a\n(12.5)\n3', [['a', 'number', [-12.5, 3]]]),
  csv('Thai digits', 'a\n๑๒\n๓.๕', [['a', 'number', [12, 3.5]]]),
  csv('TRUE and FALSE', 'a\nTRUE\nFALSE\n', [['a', 'boolean', [true, false]]]),
  csv('all ways to say nothing between numbers', 'a,b\n1,x\nNA,x\nnull,x\n-,x\nไม่มี,x\n6,x', [
    ['a', 'number', [1, null, null, null, null, 6]],
    ['b', 'text', ['x', 'x', 'x', 'x', 'x', 'x']],
  ]),
  csv('none as an answer', 'a\nมี\nไม่มี', [['a', 'text', ['มี', 'ไม่มี']]]),
]

const DATES: AwkwardFile[] = [
  csv('days first', 'd\n05/02/2024\n13/02/2024', [['d', 'date', ['2024-02-05', '2024-02-13']]]),
  csv('months first', 'd\n05/02/2024\n05/13/2024', [['d', 'date', ['2024-05-02', '2024-05-13']]]),
  csv(
    'days or months first',
    'd\n05/02/2024\n06/03/2024',
    [['d', 'date', ['2024-02-05', '2024-03-06']]],
    ['guess-dmy'],
  ),
  csv(
    'the Buddhist era',
    'd\n13/01/2567\n14/01/2567',
    [['d', 'date', ['2024-01-13', '2024-01-14']]],
    ['era-be'],
  ),
  csv(
    'Thai months and digits',
    'd\n๒ ม.ค. ๒๕๖๗\n๓ กุมภาพันธ์ ๒๕๖๗',
    [['d', 'date', ['2024-01-02', '2024-02-03']]],
    ['era-be'],
  ),
  csv('Chinese dates', 'd\n2024年5月2日\n2024年12月31日', [
    ['d', 'date', ['2024-05-02', '2024-12-31']],
  ]),
  csv('times and zones', 'd\n2024-05-02T23:30:00-05:00\n2024-05-03T01:00:00Z', [
    ['d', 'date', ['2024-05-02T23:30:00-05:00', '2024-05-03T01:00:00Z']],
  ]),
  csv(
    'nearly all dates',
    'd\n1/2/2024\n13/2/2024\n14/2/2024\n15/2/2024\n31/2/2024',
    [['d', 'text', ['1/2/2024', '13/2/2024', '14/2/2024', '15/2/2024', '31/2/2024']]],
    ['almost-date'],
  ),
  csv(
    'short years',
    'd\n28/5/24\n29/5/99',
    [['d', 'date', ['2024-05-28', '1999-05-29']]],
    ['era-short-ce'],
  ),
]

const other = (
  what: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  gives: AwkwardFile['gives'],
  settings?: ImportSettings,
): AwkwardFile => ({
  what,
  name,
  bytes: typeof content === 'string' ? utf8(content) : content,
  gives,
  ...(settings && { settings }),
})

const SHEETS: [string, (string | number)[][]][] = [
  ['Empty', []],
  ['Marks', [['School report'], ['name', 'score'], ['Dao', 5], ['Fon', 6]]],
  ['Other', [['x'], [1]]],
]

const OTHERS: AwkwardFile[] = [
  other('JSON', 'a.json', '[{"a":1,"b":"x"},{"a":2}]', [
    ['a', 'number', [1, 2]],
    ['b', 'text', ['x', null]],
  ]),
  other('JSON Lines', 'a.jsonl', '{"a":1}\n{"a":2,"b":true}\n', [
    ['a', 'number', [1, 2]],
    ['b', 'boolean', [null, true]],
  ]),
  other('JSON Lines named .csv', 'a.csv', '{"a":1}\n{"a":2}\n', [['a', 'number', [1, 2]]]),
  other('a broken line of JSON', 'a.jsonl', '{"a":1}\n{"a":\n{"a":3}', 'broken-json-line'),
  other(
    'nested JSON',
    'a.json',
    '{"data":{"rows":[{"id":"007","home":{"city":"Nan"},"tags":[1,2]}]}}',
    [
      ['id', 'text', ['007']],
      ['home.city', 'text', ['Nan']],
      ['tags', 'text', ['[1,2]']],
    ],
  ),
  other('a list per column in JSON', 'a.json', '{"a":[1,2],"b":["x","y"]}', [
    ['a', 'number', [1, 2]],
    ['b', 'text', ['x', 'y']],
  ]),
  other('__proto__ in JSON', 'a.json', '[{"__proto__":1},{"b":2}]', [
    ['__proto__', 'number', [1, null]],
    ['b', 'number', [null, 2]],
  ]),
  other('half a JSON', 'a.json', '{"a": [1', 'broken-json'),
  other('the first sheet that holds something', 'a.xlsx', xlsx(SHEETS), [
    ['name', 'text', ['Dao', 'Fon']],
    ['score', 'number', [5, 6]],
  ]),
  other('a sheet that was chosen', 'a.xlsx', xlsx(SHEETS), [['x', 'number', [1]]], {
    sheet: 'Other',
  }),
  other('a sheet that is not there', 'a.xlsx', xlsx(SHEETS), 'no-sheet', { sheet: 'Nowhere' }),
  other('an Excel file named .csv', 'a.csv', xlsx([['A', [['n'], [1]]]]), [['n', 'number', [1]]]),
  other('days of Excel from 1900', 'a.xlsx', xlsx([['A', [['d'], [{ day: 45414 }]]]]), [
    ['d', 'date', ['2024-05-02']],
  ]),
  other('days of Excel from 1904', 'a.xlsx', xlsx([['A', [['d'], [{ day: 43952 }]]]], true), [
    ['d', 'date', ['2024-05-02']],
  ]),
  other('half an Excel file', 'a.xlsx', 'PK nothing', 'broken-xlsx'),
  other(
    'a page named .csv',
    'a.csv',
    '<!DOCTYPE html>\n<html><body><table><tr><td>1</td></tr></table>',
    'no-table-file',
  ),
  other('a Word file named .csv', 'a.csv', zip([['word/document.xml', '<w/>']]), 'no-table-file'),
  other('a Numbers file named .csv', 'a.csv', zip([['Index/Document.iwa', 'x']]), 'no-table-file'),
  other(
    'a picture named .csv',
    'a.csv',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
    'no-table-file',
  ),
  other(
    'an old Excel file',
    'a.xls',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    'no-table-file',
  ),
  other(
    'bytes that are nothing',
    'a.csv',
    Uint8Array.from({ length: 4001 }, (_, at) => (at * 7919) % 251),
    'binary-file',
  ),
]

const STRANGERS: AwkwardFile[] = [
  csv('lines inside quotes', 'name,note\nDao,"first\nsecond"\nFon,"a ""b"""\n', [
    ['name', 'text', ['Dao', 'Fon']],
    ['note', 'text', ['first\nsecond', 'a "b"']],
  ]),
  {
    what: 'tabs, with one at the end of every line',
    name: 'a.tsv',
    bytes: utf8('name\tscore\t\nDao\t3\t\nFon\t4\t\n'),
    gives: [
      ['name', 'text', ['Dao', 'Fon']],
      ['score', 'number', [3, 4]],
    ],
  },
  csv('a mark, semicolons and decimal commas', '\ufeffname;price\nDao;1,5\nFon;12,25\n', [
    ['name', 'text', ['Dao', 'Fon']],
    ['price', 'number', [1.5, 12.25]],
  ]),
  csv('decimal commas with and without thousands', 'name;price\nDao;1.234,56\nFon;1,5\n', [
    ['name', 'text', ['Dao', 'Fon']],
    ['price', 'number', [1234.56, 1.5]],
  ]),
  csv('times alone stay as they are', 'name,time\nDao,08:30\nFon,14:05\n', [
    ['name', 'text', ['Dao', 'Fon']],
    ['time', 'text', ['08:30', '14:05']],
  ]),
  csv('a column without a name', 'name,,score\nDao,x,3\nFon,y,4\n', [
    ['name', 'text', ['Dao', 'Fon']],
    ['column_2', 'text', ['x', 'y']],
    ['score', 'number', [3, 4]],
  ]),
  csv('one name three times', 'score,score,score\n1,2,3\n4,5,6\n', [
    ['score', 'number', [1, 4]],
    ['score_2', 'number', [2, 5]],
    ['score_3', 'number', [3, 6]],
  ]),
  csv('years as names', 'country,2020,2021\nThailand,1,2\nLaos,4,5\n', [
    ['country', 'text', ['Thailand', 'Laos']],
    ['2020', 'number', [1, 4]],
    ['2021', 'number', [2, 5]],
  ]),
  csv(
    'nothing but numbers: the first row is taken for names, and it is said',
    '1,2\n4,5\n7,8\n',
    [
      ['1', 'number', [4, 7]],
      ['2', 'number', [5, 8]],
    ],
    ['names-are-numbers'],
  ),
  csv('formulas that failed are gaps', 'name,score\nDao,#N/A\nFon,3\nKla,#DIV/0!\nMai,5\n', [
    ['name', 'text', ['Dao', 'Fon', 'Kla', 'Mai']],
    ['score', 'number', [null, 3, null, 5]],
  ]),
  csv('a minus as typographers write it', 'name,t\nDao,\u22123\nFon,5\n', [
    ['name', 'text', ['Dao', 'Fon']],
    ['t', 'number', [-3, 5]],
  ]),
  csv('ids longer than numbers are exact', 'id,x\n1234567890123456789,1\n1234567890123456790,2\n', [
    ['id', 'text', ['1234567890123456789', '1234567890123456790']],
    ['x', 'number', [1, 2]],
  ]),
  {
    what: 'GeoJSON: a row for each place',
    name: 'a.geojson',
    bytes: utf8(
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Nan"},"geometry":{"type":"Point","coordinates":[100,18]}}]}',
    ),
    gives: [
      ['type', 'text', ['Feature']],
      ['properties.name', 'text', ['Nan']],
      ['geometry.type', 'text', ['Point']],
      ['geometry.coordinates', 'text', ['[100,18]']],
    ],
  },
  csv(
    'a calendar',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Class, art\r\nEND:VEVENT\r\n',
    'no-table-file',
  ),
  csv('an address card', 'BEGIN:VCARD\nVERSION:3.0\nFN:Dao\nEND:VCARD\n', 'no-table-file'),
  {
    what: 'a ZIP that is called a table',
    name: 'a.csv',
    bytes: zip([['readme.txt', 'hello']]),
    gives: 'no-table-file',
  },
]

export const AWKWARD_FILES = [...LETTERS, ...LAYOUT, ...VALUES, ...DATES, ...OTHERS, ...STRANGERS]
