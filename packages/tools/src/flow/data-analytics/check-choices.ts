import { nodeChoices } from '../../flow-kit/task/node-choices.ts'
import type { CheckChoices } from '../../host/check-choices.ts'
import { dataRegistry } from './nodes/data-nodes.ts'

export const choices: CheckChoices = async (locale) =>
  nodeChoices(locale, dataRegistry, await import(`./messages/${locale}.ts`))
