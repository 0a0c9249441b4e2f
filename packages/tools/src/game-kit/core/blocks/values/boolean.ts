/** True or false. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { valueBlock } from '../game-block.ts'
import { defineValue } from '../meaning.ts'

export const boolean = defineValue('boolean', {
  block: valueBlock('boolean', {
    type: 'boolean',
    category: 'value',
    args: [{ field: 'BOOL', options: ['TRUE', 'FALSE'], otherwise: 'FALSE' }],
    reads: ({ BOOL }) => ({ kind: 'boolean', value: BOOL === 'TRUE' }),
    writes: ({ value }) => ({ BOOL: value ? 'TRUE' : 'FALSE' }),
  }),
  offers: [{ drawer: 'values', type: 'boolean', with: ['while'] }],
  features: () => [],
  python: ({ value }) => (value ? 'True' : 'False'),
  machine: ({ value }, code) => void code.emit({ op: 'push', value }),
})

export const words = {
  boolean: {
    en: ['%1', '', { choices: { TRUE: 'true', FALSE: 'false' } }],
    th: ['%1', '', { choices: { TRUE: 'จริง', FALSE: 'เท็จ' } }],
    zh: ['%1', '', { choices: { TRUE: '真', FALSE: '假' } }],
    ar: ['%1', '', { choices: { TRUE: 'صحيح', FALSE: 'خطأ' } }],
  },
} satisfies Record<string, Words>
