import type { ToolContent } from '../../host/tool-content.ts'
import { loadLessonMessages } from './lesson-messages.ts'
import { LESSONS } from './lessons/lessons.ts'

export const content: ToolContent = async (locale) => {
  const messages = await loadLessonMessages(locale)
  return LESSONS.map(({ id, title }) => ({ id, title: messages[title] }))
}
