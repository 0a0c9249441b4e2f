/** The tutor of the platform, as tools see it, and the chat, which has the same door. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { TutorQuestion, TutorTerms } from '@panya/domain/tutor/tutor.ts'
import type { Ask, Report, TutorClient } from '@panya/tools/host/tutor/tutor-client.ts'
import { HttpError, request } from '../http/http.ts'
import { askForTurn } from './turn-events.ts'

/** `projectId` names the work the question is about: an assignment may have rules of its own. */
export function tutorClient(tool: ToolPath, locale: Locale, projectId: string | null): TutorClient {
  const where: { project?: string } = projectId === null ? {} : { project: projectId }
  return {
    terms: (level) =>
      request(
        `/api/tutor?${new URLSearchParams({ ...where, tool, ...(level !== null && { level }) })}`,
      ),
    ask({ subject, question, conversation, ...run }, listener) {
      const json: TutorQuestion = {
        tool,
        locale,
        ...where,
        ...(conversation !== null && { conversation }),
        subject,
        question,
      }
      return askForTurn('/api/tutor', json, run, listener)
    },
    report: reportTurn,
  }
}

/** What was said in the chat, and whether it is open. */
export function chatTerms(): Promise<TutorTerms> {
  return request('/api/tutor?tool=chat')
}

/** Nothing but words: the chat knows of no work. */
export function chatAsk(locale: Locale): Ask<null> {
  return ({ question, conversation, ...run }, listener) => {
    const goOn = conversation === null ? {} : { conversation }
    return askForTurn('/api/ai/chat', { ...goOn, question, locale }, run, listener)
  }
}

export const reportTurn: Report = async (turn, reason, words) => {
  try {
    await request(`/api/tutor/turns/${turn}/report`, { method: 'POST', json: { reason, words } })
  } catch (error) {
    // It was reported before, perhaps by a press whose answer got lost.
    if (!(error instanceof HttpError && error.status === 409)) throw error
  }
}
