import { exampleTitles } from '../../flow-kit/example-titles.ts'
import type { ToolContent } from '../../host/tool-content.ts'

export const content: ToolContent = async (locale) =>
  exampleTitles(locale, await import(`./messages/${locale}.ts`))
