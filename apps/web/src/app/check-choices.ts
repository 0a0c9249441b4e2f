/** What a teacher's checks can be about, from the tools' own `check-choices.ts`; loaded when somebody writes one. */
import type { CheckChoices } from '@panya/tools/host/check-choices.ts'
import type { ToolCheckChoices } from '../adapters/teach/check-choices.ts'
import { toolFile } from './tool-parts.ts'

const files = import.meta.glob<{ choices: CheckChoices }>(
  '../../../../packages/tools/src/{coding,flow,games}/*/check-choices.ts',
)

export const checkChoices: ToolCheckChoices = async (tool, locale) => {
  const file = await toolFile(files, tool)?.()
  return file?.choices(locale) ?? []
}
