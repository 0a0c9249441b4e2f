import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWorker } from 'tesseract.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AI_FILES, nodeTensors } from '../ai/testing/node-tensors.ts'
import { type OcrLanguage, tidyText } from './ocr-reader.ts'
import { ocrSettings } from './ocr-settings.ts'

/** The reader with the data the browser gets, on the signs of the sample pictures. */

const SIGNS = join(import.meta.dirname, '../ai/samples')

beforeAll(async () => {
  await nodeTensors()
})

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** How many letters have to be changed, added or left out. */
function mistakes(read: string, real: string): number {
  const [a, b] = [Array.from(letters(read)), Array.from(letters(real))]
  let row = b.map((_, at) => at + 1)
  a.forEach((letter, at) => {
    let corner = at
    row = row.map((above, n) => {
      const left = n === 0 ? at + 1 : row[n - 1]!
      const best = Math.min(above + 1, left + 1, corner + (letter === b[n] ? 0 : 1))
      corner = above
      row[n] = best
      return best
    })
  })
  return (row.at(-1) ?? a.length) / b.length
}

const started: { terminate(): Promise<unknown> }[] = []
afterAll(async () => {
  for (const worker of started) await worker.terminate()
})

test.each<[OcrLanguage, string, string]>([
  ['eng', 'sign-en', 'Owl Library Open from 9 to 5 Please be quiet'],
  ['tha', 'sign-th', 'ห้องสมุดนกฮูก เปิดเก้าโมงถึงห้าโมงเย็น กรุณาอย่าส่งเสียงดัง'],
  ['chi_sim', 'sign-zh', '猫头鹰图书馆 九点到五点开放 请保持安静'],
  ['ara', 'sign-ar', 'مكتبة البومة نفتح من التاسعة إلى الخامسة الرجاء الهدوء'],
])('a sign is read with the data for %s', async (language, file, real) => {
  const worker = await createWorker(language, 1, {
    langPath: join(AI_FILES, 'ocr'),
    cacheMethod: 'none',
    gzip: true,
  })
  started.push(worker)
  await worker.setParameters(ocrSettings(language))
  const { data } = await worker.recognize(readFileSync(join(SIGNS, `${file}.png`)))
  const text = tidyText(data.text, language)
  expect(mistakes(text, real), text).toBeLessThanOrEqual(0.02)
})
