/** What a teacher's check can be about, in words. */
import type { Figure } from '@panya/domain/classroom/flow-check.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { NamedContent } from './tool-content.ts'

export interface CheckChoice extends NamedContent {
  /** What it stands under in a long list. */
  group: string
  /** The numbers that can be asked for there. */
  figures?: readonly FigureChoice[]
}

export interface FigureChoice {
  port: string
  what: Figure
  title: string
}

/** What a tool's `check-choices.ts` exports as `choices`: the blocks, nodes or levels that can be asked for. */
export type CheckChoices = (locale: Locale) => Promise<CheckChoice[]>
