import { nodeChoices } from '../../flow-kit/task/node-choices.ts'
import type { CheckChoices } from '../../host/check-choices.ts'
import { aiRegistry } from './nodes/ai-nodes.ts'

export const choices: CheckChoices = async (locale) =>
  nodeChoices(locale, aiRegistry, await import(`./messages/${locale}.ts`))
