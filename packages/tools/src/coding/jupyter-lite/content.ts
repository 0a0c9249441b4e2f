import type { ToolContent } from '../../host/tool-content.ts'
import { loadLessonTexts } from './lesson-texts.ts'
import { LESSONS } from './lessons/lessons.ts'

export const content: ToolContent = async (locale) => {
  const texts = await loadLessonTexts(locale)
  return LESSONS.map(({ id, title }) => ({ id, title: texts[title] }))
}
