import { BLOCKS, FUNCTION_BLOCKS } from '@panya/engines/blocks-runtime/catalogue/catalogue.ts'
import type { CheckChoices } from '../../host/check-choices.ts'
import { blockName, loadBlockWords } from './task/block-names.ts'

/** Their own functions are made by learners: of these a teacher asks for any. */
const OWN = FUNCTION_BLOCKS.filter((type) => type === 'function_define' || type === 'function_call')

export const choices: CheckChoices = async (locale) => {
  const messages = await loadBlockWords(locale)
  const all = [
    ...BLOCKS.filter(({ hidden }) => !hidden),
    ...OWN.map((type) => ({ type, category: 'functions' as const })),
  ]
  return all.map(({ type, category }) => ({
    id: type,
    title: blockName(messages, type),
    group: messages.categories[category],
  }))
}
