import type { ToolContent } from '../../host/tool-content.ts'
import { BOARD_EXAMPLES } from './examples/board-examples.ts'
import { EXAMPLES } from './examples/examples.ts'

export const content: ToolContent = async (locale) =>
  [...EXAMPLES, ...BOARD_EXAMPLES].map(({ id, title }) => ({ id, title: title[locale] }))
