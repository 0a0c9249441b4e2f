import type { Vocabulary } from '@panya/domain/ai/sentence-pieces.ts'
import { AI_PATH } from '../ai/ai-location.ts'
import { once, siteJson, siteTensors } from '../ai/site-tensors.ts'
import type { languageOf } from './language.ts'
import type { SentenceEncoder } from './sentence-embeddings.ts'
import type { SentimentLists } from './sentiment.ts'

/** The lists and statistics behind the text nodes; each is loaded by the first text that needs it. */

export interface NlpEnvironment extends SentimentLists {
  detector: Parameters<typeof languageOf>[1]
  /** Loaded by the first text that is compared by its meaning. */
  meaning: () => Promise<SentenceEncoder>
}

const LISTS = {
  th: () => import('afinn-165-multilingual/build/AFINN-th.json'),
  zh: () => import('afinn-165-multilingual/build/AFINN-zh.json'),
  ar: () => import('afinn-165-multilingual/build/AFINN-ar.json'),
}

async function loadMeaning() {
  const [tensors, { loadSentenceEncoder }] = await Promise.all([
    siteTensors(),
    import('./sentence-embeddings.ts'),
  ])
  return loadSentenceEncoder(
    tensors,
    async () => (await siteJson(`${AI_PATH}meaning-pieces.json`)) as Vocabulary,
  )
}

export const nlpEnvironment: NlpEnvironment = {
  english: async (text) => {
    const vader = await import('vader-sentiment')
    return vader.SentimentIntensityAnalyzer.polarity_scores(text).compound
  },
  list: async (script) => (await LISTS[script]()).default,
  detector: async () => (await import('eld/small')).eld,
  meaning: once(loadMeaning),
}
