/** Reads the text in a picture, in the languages that are asked for. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OcrLanguage, OcrResult } from '@panya/domain/ai/ai-kind.ts'
import { createWorker, PSM, type Worker } from 'tesseract.js'
import { packageFolder } from './graph-model.ts'

const FILES: Record<OcrLanguage, string> = { en: 'eng', th: 'tha', zh: 'chi_sim', ar: 'ara' }
/** Thai is written without spaces between words, which the page model takes for a picture. */
const SPARSE = PSM.SPARSE_TEXT
const WHOLE_PAGE = PSM.AUTO
const ENDING = '.traineddata.gz'

let ready: { languages: string; worker: Worker } | null = null

async function load(languages: readonly OcrLanguage[]): Promise<Worker> {
  const wanted = languages.map((language) => FILES[language])
  if (ready?.languages === wanted.join()) return ready.worker
  await ready?.worker.terminate()
  ready = null
  // The library wants all its languages in one folder, and only while it starts.
  const langPath = await mkdtemp(join(tmpdir(), 'panya-ocr-'))
  try {
    for (const code of wanted) await copyFile(trainedData(code), join(langPath, `${code}${ENDING}`))
    const worker = await createWorker(wanted, 1, { langPath, gzip: true, cacheMethod: 'none' })
    await worker.setParameters({
      tessedit_pageseg_mode: languages.includes('th') ? SPARSE : WHOLE_PAGE,
    })
    ready = { languages: wanted.join(), worker }
    return worker
  } finally {
    await rm(langPath, { recursive: true, force: true })
  }
}

function trainedData(code: string): string {
  return join(packageFolder(`@tesseract.js-data/${code}`), '4.0.0_best_int', `${code}${ENDING}`)
}

export async function readText(
  png: Uint8Array,
  languages: readonly OcrLanguage[],
): Promise<OcrResult> {
  const worker = await load(languages)
  const { data } = await worker.recognize(Buffer.from(png))
  const lines = data.text.split('\n').map((line) => line.trim())
  const text = lines.filter((line) => line !== '').join('\n')
  return { text, confidence: Math.round(data.confidence) / 100 }
}
