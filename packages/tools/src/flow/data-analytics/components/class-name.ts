import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'

/** A class as learners read it: yes and no in their own words. */
export function className(label: string | number | boolean, messages: FlowMessages): string {
  const name = String(label)
  return name === 'true' ? messages.t('yes') : name === 'false' ? messages.t('no') : name
}
