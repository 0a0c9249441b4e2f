/** What a tool needs of the platform to ask its tutor. */
import type { TutorQuestion, TutorTerms } from '@panya/domain/ai/tutor.ts'

export interface TutorClient {
  terms(): Promise<TutorTerms>
  /** Streams an answer of the language model; rejects when it does not come whole, and then costs nothing. */
  ask(
    question: TutorQuestion,
    coins: number,
    listener: { onText(text: string): void; signal: AbortSignal },
  ): Promise<{ coins: number; balance: number }>
}
