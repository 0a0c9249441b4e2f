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

/** Every run takes the price that was seen. It rejects with an error that names the problem, and then costs nothing. */
export interface AiClient {
  offers(): Promise<AiOffers>
  detect(picture: Blob, coins: number): Promise<AiReceipt<DetectResult>>
  read(picture: Blob, language: OcrLanguage, coins: number): Promise<AiReceipt<OcrResult>>
  compare(input: SimilarityInput, coins: number): Promise<AiReceipt<SimilarityResult>>
  chat(question: string, coins: number): Promise<{ answer: string; coins: number; balance: number }>
}
