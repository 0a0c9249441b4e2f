import { AI_PATH } from '../ai/ai-location.ts'
import type { FeelingLists } from './feeling.ts'
import type { languageOf } from './language.ts'
import type { Meaning } from './meaning.ts'

/** The lists and statistics behind the text nodes; each is loaded by the first text that needs it. */

export interface WordsSurroundings extends FeelingLists {
  detector: Parameters<typeof languageOf>[1]
  /** Loaded by the first text that is compared by its meaning. */
  meaning: () => Promise<Meaning>
}

const LISTS = {
  th: () => import('afinn-165-multilingual/build/AFINN-th.json'),
  zh: () => import('afinn-165-multilingual/build/AFINN-zh.json'),
  ar: () => import('afinn-165-multilingual/build/AFINN-ar.json'),
}

async function file(name: string): Promise<Response> {
  const response = await fetch(`${AI_PATH}${name}`)
  if (!response.ok) throw new Error(`A model could not be loaded (${response.status}).`)
  return response
}

async function loadMeaning() {
  const [{ startTensors }, { startMeaning }] = await Promise.all([
    import('../ai/tensors.ts'),
    import('./meaning.ts'),
  ])
  const source = await startTensors(AI_PATH, {
    json: async (name) => (await file(`${name}.json`)).json(),
    weights: async (name) => (await file(`${name}.weights`)).arrayBuffer(),
  })
  return startMeaning(source, async () => (await file('meaning-pieces.json')).json())
}

let meaning: ReturnType<typeof loadMeaning> | null = null

export const wordsLists: WordsSurroundings = {
  english: async (text) => {
    const vader = await import('vader-sentiment')
    return vader.SentimentIntensityAnalyzer.polarity_scores(text).compound
  },
  list: async (script) => (await LISTS[script]()).default,
  detector: async () => (await import('eld/small')).eld,
  meaning: () => {
    // Tried again after a failure: the line may be back.
    meaning ??= loadMeaning().catch((error: unknown) => {
      meaning = null
      throw error
    })
    return meaning
  },
}
