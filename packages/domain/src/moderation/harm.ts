/** What a text for or from a child is looked at for. */
export const HARMS = [
  /** Somebody may be in danger, or very sad: answered kindly, and an adult hears of it. */
  'self-harm',
  'violence',
  'sexual',
  'hate',
  /** Names, addresses and numbers by which a child can be found, or a question for them. */
  'personal-data',
  'link',
] as const
export type Harm = (typeof HARMS)[number]
