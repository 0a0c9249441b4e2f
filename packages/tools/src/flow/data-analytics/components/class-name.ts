import type { FlowTexts } from '../../../flow-kit/flow-texts.ts'

/** A class as learners read it: yes and no in their own words. */
export function className(label: string | number | boolean, texts: FlowTexts): string {
  const name = String(label)
  return name === 'true' ? texts.t('yes') : name === 'false' ? texts.t('no') : name
}
