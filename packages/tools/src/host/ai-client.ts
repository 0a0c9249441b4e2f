/** What a tool needs of the platform to use the server's AI, which costs coins. */
import type {
  AiOffers,
  AiReceipt,
  DetectResult,
  OcrLanguage,
  OcrResult,
  SimilarityInput,
  SimilarityResult,
} from '@panya/domain/ai/ai-kind.ts'
import type { AskedTurn } from './tutor/tutor-client.ts'

/** Every run takes the price that was seen. It rejects with an error that names the problem, and then costs nothing. */
export interface AiClient {
  offers(): Promise<AiOffers>
  detect(picture: Blob, coins: number): Promise<AiReceipt<DetectResult>>
  read(picture: Blob, language: OcrLanguage, coins: number): Promise<AiReceipt<OcrResult>>
  compare(input: SimilarityInput, coins: number): Promise<AiReceipt<SimilarityResult>>
  /** Rejects with a `NotAnswered` when the server had something else to say. */
  chat(question: string, coins: number): Promise<{ answer: string; coins: number; balance: number }>
}

/** A question that cost nothing, and what the page says instead of an answer. */
export class NotAnswered extends Error {
  asked: AskedTurn

  constructor(asked: AskedTurn) {
    super(asked.turn.outcome)
    this.asked = asked
  }
}
