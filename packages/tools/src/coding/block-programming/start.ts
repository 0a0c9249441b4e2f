import type { ToolStart } from '../../host/core/start.ts'
import { translatorOf } from '../../host/tool-content.ts'
import { toDocument } from './core/document.ts'
import { FIRST_TITLE, firstContent } from './first/first-project.ts'
import { loadWords } from './library/words.ts'
import { namesIn } from './library-names.ts'

export const start: ToolStart = async (locale) => {
  const [words, messages] = await Promise.all([
    loadWords(locale),
    import(`./messages/${locale}.ts`),
  ])
  const names = { ...namesIn(words), stage: translatorOf(locale, messages)('stage') }
  return { title: FIRST_TITLE[locale], document: toDocument(firstContent(locale, names)) }
}
