/** The server's AI, as tools see it: problems have names, and the shown balance is always the newest. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { type AiClient, NotAnswered } from '@panya/tools/host/ai-client.ts'
import { HttpError } from '../http/http.ts'
import { chatAsk } from '../tutor/tutor.ts'
import { useUserState } from '../user-state.ts'
import { fetchOffers, PATIENCE_MS, type Run, runOnPicture, runSimilarity } from './ai.ts'

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
        const wish = { ...run, subject: null, question, conversation: null }
        const signal = AbortSignal.timeout(PATIENCE_MS)
        const asked = await chatAsk(locale)(wish, { onStep: () => undefined, signal })
        const { turn, coins: used, balance } = asked
        if (turn.outcome !== 'answered') throw new NotAnswered(asked)
        return { coins: used, balance, answer: turn.text }
      }),
  }
}
