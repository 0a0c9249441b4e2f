/** What a trained model says: its best class, empty while it says nothing, and the share of each class. */
export interface Recognised {
  label: string
  chances: Record<string, number>
}

export const NOTHING_RECOGNISED: Recognised = { label: '', chances: {} }

/** In percent; a class that the model does not know has none. */
export function confidenceIn({ chances }: Recognised, label: string): number {
  return Math.round((Object.hasOwn(chances, label) ? chances[label]! : 0) * 100)
}

/** What a model of texts says about a text: its topic, and how sure it is of one, in percent. */
export interface Topics {
  topic(text: string): string
  confidence(text: string, label: string): number
}

export const NO_TOPICS: Topics = { topic: () => '', confidence: () => 0 }
