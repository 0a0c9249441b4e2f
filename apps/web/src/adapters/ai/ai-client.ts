/** The server's AI, as tools see it: problems have names, and the shown balance is always the newest. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { AiClient } from '@panya/tools/host/ai-client.ts'
import { HttpError } from '../http/http.ts'
import { useUserState } from '../user-state.ts'
import { chatWith, fetchOffers, type Run, runOnPicture, runSimilarity } from './ai.ts'

async function paid<T extends { balance: number }>(
  coins: number,
  start: (run: Run) => Promise<T>,
): Promise<T> {
  try {
    const receipt = await start({ coins, key: crypto.randomUUID() })
    useUserState.getState().update({ aiCoins: receipt.balance })
    return receipt
  } catch (error) {
    throw error instanceof HttpError ? new Error(error.body?.message ?? 'failed') : error
  }
}

export function aiClient(locale: Locale): AiClient {
  return {
    offers: fetchOffers,
    detect: (picture, coins) => paid(coins, (run) => runOnPicture('detect', picture, run)),
    read: (picture, language, coins) =>
      paid(coins, (run) =>
        runOnPicture('ocr', picture, run, language === 'en' ? ['en'] : [language, 'en']),
      ),
    compare: (input, coins) => paid(coins, (run) => runSimilarity(input, run)),
    chat: (question, coins) =>
      paid(coins, async (run) => {
        let answer = ''
        const listener = {
          onText: (text: string) => {
            answer += text
          },
          signal: AbortSignal.timeout(120_000),
        }
        const done = await chatWith([{ role: 'user', content: question }], locale, run, listener)
        return { ...done, answer }
      }),
  }
}
