/** What this feature is given by the app because another part of the product owns it. */
import type { MessageDescriptor } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'

export type Grades = Record<string, MessageDescriptor>

export interface GameLevel {
  id: string
  title: string
}

/** The levels of a game, found when they are needed; null for tools without levels. */
export type GameLevels = (tool: ToolPath, locale: Locale) => Promise<GameLevel[] | null>
