declare module 'afinn-165-multilingual/build/*.json' {
  const words: Record<string, number | null>
  export default words
}

declare module 'vader-sentiment' {
  export const SentimentIntensityAnalyzer: {
    polarity_scores(text: string): { compound: number; pos: number; neg: number; neu: number }
  }
}
