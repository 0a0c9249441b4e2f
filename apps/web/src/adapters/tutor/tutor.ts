/** The tutor of the platform, as tools see it. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { TutorClient } from '@panya/tools/host/tutor/tutor-client.ts'
import { streamAnswer } from '../ai/ai.ts'
import { HttpError, request } from '../http/http.ts'
import { useUserState } from '../user-state.ts'

/** `projectId` names the work the question is about: an assignment may have rules of its own. */
export function tutorClient(tool: ToolPath, locale: Locale, projectId: string | null): TutorClient {
  const where: Record<string, string> = projectId === null ? {} : { project: projectId }
  return {
    terms: () => request(`/api/tutor?${new URLSearchParams(where)}`),
    async ask(question, coins, listener) {
      const run = { coins, key: crypto.randomUUID() }
      try {
        const answered = await streamAnswer(
          '/api/tutor',
          { ...question, tool, locale, ...where },
          run,
          listener,
        )
        useUserState.getState().update({ aiCoins: answered.balance })
        return answered
      } catch (error) {
        throw error instanceof HttpError ? new Error(error.body?.message ?? 'failed') : error
      }
    },
  }
}
