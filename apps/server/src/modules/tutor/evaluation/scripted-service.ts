/** A language model's service that behaves as it is told: real HTTP, and answers built from the situation. */
import { type Asked, startModelServer } from '../../../testing/model-server.ts'
import { ALWAYS_GOOD } from './bad-words.ts'
import type { Manner } from './manners.ts'
import type { Situation } from './situation.ts'

export interface ScriptedService {
  url: string
  /** From now on; without a manner it is good in the situation's language. Gives what is asked of it meanwhile. */
  play(situation: Situation, manner: Manner | null): Asked[]
  close(): Promise<void>
}

export async function startScriptedService(): Promise<ScriptedService> {
  const server = await startModelServer()
  return {
    url: server.url,
    play(situation, manner) {
      const heard: Asked[] = []
      server.be((asked) => {
        const attempt = heard.push(asked) - 1
        return (
          manner?.reply(situation, asked, attempt) ?? {
            kind: 'answers',
            pieces: [ALWAYS_GOOD[situation.locale]],
          }
        )
      })
      return heard
    },
    close: () => server.close(),
  }
}
