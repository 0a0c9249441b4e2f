/** What checks can be about, by name; the app finds it in the tools' own files. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'

/** Found when they are needed; none for a tool whose checks are about nothing that has a name. */
export type ToolCheckChoices = (tool: ToolPath, locale: Locale) => Promise<CheckChoice[]>
