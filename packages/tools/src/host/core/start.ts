import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolDocument } from '../tool-host.ts'

/** What a tool's `start.ts` exports as `start`: a first project that runs at once and asks to be changed. */
export type ToolStart = (locale: Locale) => Promise<{ title: string; document: ToolDocument }>
