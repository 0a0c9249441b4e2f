import type { WordsSurroundings } from './words-ops.ts'

/** The lists and statistics behind the text nodes; each is loaded by the first text that needs it. */

const LISTS = {
  th: () => import('afinn-165-multilingual/build/AFINN-th.json'),
  zh: () => import('afinn-165-multilingual/build/AFINN-zh.json'),
  ar: () => import('afinn-165-multilingual/build/AFINN-ar.json'),
}

export const wordsLists: WordsSurroundings = {
  english: async (text) => {
    const vader = await import('vader-sentiment')
    return vader.SentimentIntensityAnalyzer.polarity_scores(text).compound
  },
  list: async (script) => (await LISTS[script]()).default,
  detector: async () => (await import('eld/small')).eld,
}
