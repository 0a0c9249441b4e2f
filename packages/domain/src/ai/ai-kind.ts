/** What the server's AI can do, what it takes and gives, and what it costs unless an admin says otherwise. */

export const AI_KINDS = ['detect', 'ocr', 'similarity', 'chat', 'tutor'] as const
export type AiKind = (typeof AI_KINDS)[number]

export const DEFAULT_PRICES: Record<AiKind, number> = {
  detect: 2,
  ocr: 3,
  similarity: 1,
  chat: 4,
  tutor: 2,
}
export const MOST_COINS = 10_000

export const AI_LIMITS = {
  imageBytes: 2 * 1024 * 1024,
  texts: 50,
  textLength: 500,
  messages: 20,
  messageLength: 2000,
  answerLength: 6000,
  programLength: 12_000,
} as const

export const OCR_LANGUAGES = ['en', 'th', 'zh', 'ar'] as const
export type OcrLanguage = (typeof OCR_LANGUAGES)[number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface FoundThing {
  /** In English, as the model was taught. */
  name: string
  score: number
  box: Box
}

/** Boxes are in pixels of a picture of this size. */
export interface DetectResult {
  width: number
  height: number
  things: FoundThing[]
}

export interface OcrResult {
  text: string
  confidence: number
}

export interface SimilarityInput {
  query: string
  texts: string[]
}

export interface SimilarityResult {
  /** The nearest first. */
  matches: { index: number; score: number }[]
}

export type JobResult = DetectResult | OcrResult | SimilarityResult

export interface AiOffer {
  kind: AiKind
  coins: number
}

export interface AiOffers {
  offers: AiOffer[]
  balance: number
  /** Coins that may still be used today; null without a limit. */
  leftToday: number | null
  /** Coins that the learner's class may still use together today; null without a limit. */
  leftForClass: number | null
  /** A guardian has not agreed yet: looking is allowed, running is not. */
  restricted: boolean
}

/** What a finished job gives back. */
export interface AiReceipt<Result = JobResult> {
  id: string
  result: Result
  coins: number
  balance: number
}
