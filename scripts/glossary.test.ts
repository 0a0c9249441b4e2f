import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { EXCEPTIONS, excepts } from './glossary/exceptions.ts'
import { type Fault, faultFinder, placeOf } from './glossary/find-faults.ts'
import { GLOSSARY } from './glossary/glossary.ts'
import { writePage } from './glossary/page.ts'
import { VOICE } from './glossary/voice.ts'
import { collectMessages } from './messages/collect.ts'
import { type MessageEntry, TRANSLATIONS, type Translation } from './messages/entry.ts'
import { ROOT } from './run-command.ts'

const ENTRIES = await collectMessages()
const findFaults = faultFinder(GLOSSARY, VOICE)
const FOUND = ENTRIES.flatMap(findFaults)

const shown = ({ kind, of, word, place, text }: Fault) =>
  `${kind} of "${of}": ${word} in ${place}: ${text}`

test('every place that holds texts is read', () => {
  const places = ENTRIES.map(({ where }) => where)
  for (const room of [
    'apps/web/src/locales',
    'apps/notebook/translations.ts',
    'apps/server/src/modules/consent/guardian-mail.ts',
    'brands/panya/brand.json',
    'packages/engines/src/blockly/messages/en.ts',
    'packages/engines/src/blocks-runtime/blocks/',
    'packages/engines/src/python/errors/',
    'packages/tools/src/coding/block-programming/ready-tasks/',
    'packages/tools/src/coding/jupyter-lite/lessons/',
    'packages/tools/src/coding/python-programming/core/course/',
    'packages/tools/src/flow/ai-application/nodes/',
    'packages/tools/src/games/dungeon/manifest.ts',
  ])
    expect(
      places.some((place) => place.startsWith(room)),
      room,
    ).toBe(true)
  expect(ENTRIES.length).toBeGreaterThan(10_000)
})

test.each(LOCALES)('texts in %s say one thing in one word', (locale) => {
  const faults = FOUND.filter((fault) => fault.locale === locale)
    .filter((fault) => !EXCEPTIONS.some((exception) => excepts(exception, fault)))
    .map(shown)
  expect(faults).toEqual([])
})

test('what is excepted is there: a reason that no longer holds is taken out', () => {
  for (const exception of EXCEPTIONS)
    expect(
      FOUND.some((fault) => excepts(exception, fault)),
      exception.why,
    ).toBe(true)
})

test('the page of the glossary is what the words make of it', () => {
  const page = readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8')
  expect(page, 'run "node scripts/glossary.ts"').toBe(writePage(page))
})

test('a word that is right is not also wrong, and every thing has a word in every language', () => {
  const ids = GLOSSARY.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  for (const term of GLOSSARY)
    for (const locale of LOCALES) {
      expect(term[locale].say[0], `${term.id} in ${locale}`).toBeTruthy()
      for (const word of term[locale].not) expect(term[locale].say).not.toContain(word)
    }
})

/** A message as the pages have it, in all languages alike unless said otherwise. */
function message(
  english: string,
  said: Partial<Record<Translation, string>>,
  where = 'apps/web/src/locales',
) {
  const slots = Object.fromEntries(
    TRANSLATIONS.map((locale) => [locale, { text: said[locale] ?? '' }]),
  )
  return { where, english, slots, form: 'icu', origins: [] } as unknown as MessageEntry
}

/** Kind, term and word of what is found in one language. */
function faultsIn(
  locale: Locale,
  english: string,
  text: string,
  where?: string,
): [kind: string, of: string, word: string][] {
  const entry = message(english, locale === 'en' ? {} : { [locale]: text }, where)
  return findFaults(entry)
    .filter((fault) => fault.locale === locale)
    .map(({ kind, of, word }) => [kind, of, word])
}

const BLOCKS = 'packages/tools/src/coding/block-programming/messages/en.ts#planted'

test('a wrong word is found: as a whole word, with what Arabic writes together with it, and inside Thai and Chinese', () => {
  expect(faultsIn('en', 'Two students', '')).toContainEqual(['wrong word', 'learner', 'students'])
  expect(faultsIn('en', 'The studentship', '')).toEqual([])
  expect(faultsIn('th', 'Hello', 'สวัสดีเธอ')).toEqual([['wrong word', 'you', 'เธอ']])
  expect(faultsIn('zh', 'It helps', '问问小老师吧')).toEqual([['wrong word', 'tutor', '小老师']])
  expect(faultsIn('ar', 'Yes', 'وبالزنزانات')).toEqual([['wrong word', 'dungeon', 'وبالزنزانات']])
  expect(faultsIn('ar', 'Yes', 'كلمة السِّرّ')).toEqual([['wrong word', 'password', 'كلمة السر']])
})

test('a wrong word inside a right one is none, and where a word means something else it is not looked for', () => {
  expect(faultsIn('ar', 'It helps', 'ذكاء اصطناعي')).toEqual([])
  expect(faultsIn('ar', 'It helps', 'الذكاء')).toEqual([['wrong word', 'AI', 'الذكاء']])
  expect(faultsIn('th', 'only', 'เท่านั้น')).toEqual([])
  expect(faultsIn('ar', 'A piece', 'القطعة')).not.toEqual([])
  expect(faultsIn('ar', 'A piece', 'القطعة', 'packages/domain/src/a.ts#a')).toEqual([])
})

test('a missing word is found where the English speaks of the thing, in the plural and in one of its forms', () => {
  expect(faultsIn('th', 'Give it to your teacher', 'ส่งให้ครู')).toContainEqual([
    'missing word',
    'teacher',
    'คุณครู',
  ])
  expect(faultsIn('zh', 'Delete this project', '删除这个')).toEqual([
    ['missing word', 'project', '作品'],
  ])
  const count = '{n, plural, one {# block} other {# blocks}}'
  const forms = 'zero {لا لبنات} one {لبنة} two {لبنتان} few {# لبنات} many {# لبنة} other {# لبنة}'
  expect(faultsIn('ar', count, `{n, plural, ${forms}}`, BLOCKS)).toEqual([])
  expect(
    faultsIn('ar', count, '{n, plural, zero {} one {} two {} few {} many {} other {}}', BLOCKS),
  ).toEqual([['missing word', 'block', 'لبنة']])
})

test('values, markup and program text are no words', () => {
  expect(
    faultsIn('zh', 'It is {project}, `project` or <0>https://a.example/project</0>', '它'),
  ).toEqual([])
  expect(faultsIn('en', '{student} and `student`', '')).toEqual([])
})

test.each<[Locale, string, string, string?]>([
  ['en', 'three dots', 'Wait...'],
  ['th', 'three dots', 'รอ...'],
  ['th', 'ๆ without a space', 'เล็กๆ'],
  ['th', 'Thai digits', 'มี ๓ ดาว'],
  ['th', 'a full stop', 'เสร็จแล้ว. ไปต่อ'],
  ['th', 'two signs of a question', 'ลบไหม?'],
  ['th', 'ครับ or ค่ะ', 'สวัสดีค่ะ'],
  ['zh', 'half an ellipsis', '请稍等…'],
  ['zh', 'a narrow sign', '好,再来'],
  ['zh', 'a narrow bracket', '好(的)'],
  ['zh', 'no space beside Latin', '用Python写'],
  ['zh', '您 to a learner', '您好'],
  ['zh', '你 to a guardian', '你好', 'apps/server/src/modules/consent/guardian-mail.ts#a'],
  ['ar', 'three dots', 'انتظار...'],
  ['ar', 'a Latin sign', 'نعم, لا'],
  ['ar', 'Arabic-Indic digits', '٣ نجوم'],
  ['ar', 'English quotation marks', '“نعم”'],
  ['ar', 'an order to a boy', 'اكتب اسمك.'],
  ['ar', 'an order to a boy', 'هذا صحيح. وافتحه الآن'],
  ['ar', 'an order to a boy', 'إن ضاع الرابط فافتح الصفحة من هنا'],
])('in %s, “%s” is found: %s', (locale, of, text, where) => {
  const english = locale === 'en' ? text : 'Yes'
  expect(faultsIn(locale, english, text, where).map(([, rule]) => rule)).toContain(of)
})

test('what tells a sprite or a robot what to do may be an order', () => {
  const block = 'packages/engines/src/blocks-runtime/blocks/control/wait.ts#words.control_wait.0'
  expect(faultsIn('ar', 'wait', 'انتظر', block)).toEqual([])
  expect(faultsIn('ar', 'wait', 'انتظر').map(([, of]) => of)).toEqual(['an order to a boy'])
})

test('an exception reaches what it names and nothing else', () => {
  const [fault] = findFaults(message('A student', {}))
  const exception = { of: ['learner'], where: /locales/, locales: ['en'] as const, why: '' }
  expect(fault && excepts(exception, fault)).toBe(true)
  expect(fault && excepts({ ...exception, of: ['teacher'] }, fault)).toBe(false)
  expect(fault && excepts({ ...exception, locales: ['th'] }, fault)).toBe(false)
  expect(fault && excepts({ ...exception, where: /blocks/ }, fault)).toBe(false)
  expect(placeOf(message('A', {}))).toBe('apps/web/src/locales')
})
