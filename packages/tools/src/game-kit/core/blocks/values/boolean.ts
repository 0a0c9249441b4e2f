/** True or false. */
import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
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

const ONE = '%1'

export const words = {
  boolean: {
    en: [ONE, NO_TIP, { choices: { TRUE: 'true', FALSE: 'false' } }],
    th: [ONE, NO_TIP, { choices: { TRUE: 'จริง', FALSE: 'เท็จ' } }],
    zh: [ONE, NO_TIP, { choices: { TRUE: '真', FALSE: '假' } }],
    ar: [ONE, NO_TIP, { choices: { TRUE: 'صحيح', FALSE: 'خطأ' } }],
  },
} satisfies Record<string, Words>
