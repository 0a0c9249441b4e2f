/** What a teacher's check can be about, in words. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { NamedContent } from './tool-content.ts'

export interface CheckChoice extends NamedContent {
  /** What it stands under in a long list. */
  group: string
}

/** What a tool's `check-choices.ts` exports as `choices`: the blocks that can be asked for. */
export type CheckChoices = (locale: Locale) => Promise<CheckChoice[]>
