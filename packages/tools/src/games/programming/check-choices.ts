import { programmedChoices } from '../../game-kit/task/game-choices.ts'
import type { CheckChoices } from '../../host/check-choices.ts'
import { content } from './content.ts'

export const choices: CheckChoices = programmedChoices(content)
