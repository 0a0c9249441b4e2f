import { nodeChoices } from '../../flow-kit/task/node-choices.ts'
import type { CheckChoices } from '../../host/check-choices.ts'
import { imageRegistry } from './nodes/image-nodes.ts'

export const choices: CheckChoices = async (locale) =>
  nodeChoices(locale, imageRegistry, await import(`./messages/${locale}.ts`))
