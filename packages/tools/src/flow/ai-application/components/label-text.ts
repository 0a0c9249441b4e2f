import type { FlowTexts } from '../../../flow-kit/flow-texts.ts'

/** A model's name for a thing in the learner's language; a learner's own word stays as it is. */
export function labelText(texts: Pick<FlowTexts, 'own'>, label: string): string {
  const key = `label.${label}`
  const known = label === '' || /[{}]/.test(label) ? key : texts.own(key)
  return known === key ? label : known
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
