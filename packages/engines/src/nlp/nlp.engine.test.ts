import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AI_FILES, nodeTensors } from '../ai/testing/node-tensors.ts'
import { languageOf } from './language.ts'
import { nlpEnvironment } from './nlp-environment.ts'
import { loadSentenceEncoder } from './sentence-embeddings.ts'
import { readSentiment } from './sentiment.ts'
import { scriptOf, splitWords } from './split-words.ts'
import { cosineSimilarity, textFeatures } from './text-features.ts'

test('Thai and Chinese are cut into words though they have no spaces', () => {
  expect(splitWords('ฉันชอบโรงเรียน', 'th')).toEqual(['ฉัน', 'ชอบ', 'โรงเรียน'])
  expect(splitWords('我喜欢学校', 'zh')).toEqual(['我', '喜欢', '学校'])
  expect(['สวัสดี', '你好', 'مرحبا', 'hello'].map(scriptOf)).toEqual(['th', 'zh', 'ar', 'other'])
})

test.each([
  ['I love this movie, it is great!', 'glad'],
  ['This is terrible and I hate it.', 'unhappy'],
  ['The book is on the table.', 'neutral'],
  ['It was not good at all', 'unhappy'],
  ['หนังเรื่องนี้ดีมาก ฉันชอบมาก', 'glad'],
  ['อาหารแย่มาก ฉันเกลียดร้านนี้', 'unhappy'],
  ['ฉันไม่ชอบวันนี้', 'unhappy'],
  ['หนังสืออยู่บนโต๊ะ', 'neutral'],
  ['我很开心，我喜欢你', 'glad'],
  ['今天真无聊', 'unhappy'],
  ['أحب هذا الدرس، إنه رائع', 'glad'],
])('%s sounds %s', async (text, feeling) => {
  expect(await readSentiment(text, nlpEnvironment)).toMatchObject({ feeling })
})

test.each([
  ['Hello my friends, how are you doing today', 'en'],
  ['สวัสดีครับทุกคน', 'th'],
  ['Bonjour mes amis, comment allez-vous aujourd’hui', 'fr'],
  ['你好朋友们，今天过得怎么样', 'zh'],
  ['مرحبا يا أصدقائي كيف حالكم اليوم', 'ar'],
])('%s is %s', async (text, language) => {
  const [best, ...others] = await languageOf(text, nlpEnvironment.detector)
  expect(best!.language).toBe(language)
  for (const other of others) expect(other.sureness).toBeLessThanOrEqual(best!.sureness)
})

test('a text without letters has no language', async () => {
  await expect(languageOf('123 !', nlpEnvironment.detector)).rejects.toMatchObject({
    problem: { code: 'no-letters' },
  })
})

test('texts are as alike as their words', () => {
  const alike = (a: string, b: string) => cosineSimilarity(textFeatures(a), textFeatures(b))
  expect(alike('The library closes at five', 'the library closes at five')).toBeCloseTo(1)
  expect(alike('when does the library close', 'The library closes at five')).toBeGreaterThan(
    alike('when does the library close', 'Lunch costs 25 baht'),
  )
  expect(alike('ห้องสมุดปิดกี่โมง', 'ห้องสมุดปิดห้าโมงเย็น')).toBeGreaterThan(0.4)
  expect(alike('', 'hello')).toBe(0)
})

test('by meaning the fitting sentence is found though no word is the same', async () => {
  const source = await nodeTensors()
  const meaning = await loadSentenceEncoder(source, async () =>
    JSON.parse(await readFile(join(AI_FILES, 'meaning-pieces.json'), 'utf8')),
  )
  const answers = [
    'Lost things are in the box beside the office',
    'The library closes at five in the afternoon',
    'Lunch costs 25 baht',
    'The school bus leaves at half past three',
    'The summer holidays begin in April',
    'Sports clothes are needed on Tuesday and Thursday',
  ]
  const before = source.tf.memory().numTensors
  const best = async (question: string): Promise<string> => {
    const [asked, ...points] = await meaning([question, ...answers])
    const scores = points.map((point) => cosineSimilarity(asked!, point))
    return answers[scores.indexOf(Math.max(...scores))]!
  }
  expect(await best('Is there a lost and found?')).toBe(answers[0])
  expect(await best('How much do I pay for food?')).toBe(answers[2])
  expect(await best('How do I get home by bus?')).toBe(answers[3])
  expect(source.tf.memory().numTensors).toBe(before)
})
