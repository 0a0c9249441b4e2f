import { createWorker, type Worker as Tesseract } from 'tesseract.js'
import { AI_PATH } from '../ai/ai-location.ts'
import type { Picture } from '../ai/picture.ts'
import type { OcrLanguage, Reader } from './ocr-reader.ts'
import { ocrSettings } from './ocr-settings.ts'

/** Tesseract from our own address; one language at a time is held in memory. */

const FOLDER = `${AI_PATH}ocr`

async function pngOf({ width, height, rgba }: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

export function tesseractReader(origin: string): Reader {
  let current: { language: OcrLanguage; worker: Promise<Tesseract> } | null = null
  let onProgress: (fraction: number) => void = () => {}

  const start = async (language: OcrLanguage): Promise<Tesseract> => {
    const worker = await createWorker(language, 1, {
      workerPath: `${origin}${FOLDER}/worker.js`,
      corePath: `${origin}${FOLDER}`,
      langPath: `${origin}${FOLDER}`,
      workerBlobURL: false,
      cacheMethod: 'none',
      gzip: true,
      logger: ({ progress }) => onProgress(progress),
    })
    await worker.setParameters(ocrSettings(language))
    return worker
  }

  const ready = async (language: OcrLanguage): Promise<Tesseract> => {
    if (current?.language !== language) {
      const old = current?.worker
      current = { language, worker: start(language) }
      void old?.then((worker) => worker.terminate())
    }
    return current.worker.catch((error: unknown) => {
      current = null
      throw error
    })
  }

  return {
    async read(picture, language, progress) {
      onProgress = progress
      const worker = await ready(language)
      const { data } = await worker.recognize(await pngOf(picture))
      return { text: data.text, confidence: data.confidence }
    },
  }
}
