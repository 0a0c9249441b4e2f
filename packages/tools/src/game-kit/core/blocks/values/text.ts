/** A text: typed in, or chosen among those that the game knows. */
import { inAll, NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { type GameTexts, valueBlock } from '../game-block.ts'
import { defineValue } from '../meaning.ts'

const isShownAs = (texts: GameTexts['texts'], value: string, type: string): boolean =>
  Object.hasOwn(texts, value) && texts[value] === type

const direction = valueBlock('text', {
  type: 'direction',
  category: 'value',
  args: [{ field: 'TEXT', options: 'directions' }],
  reads: ({ TEXT }) => ({ kind: 'text', value: TEXT }),
  writes: ({ value }, { texts }) => (isShownAs(texts, value, 'direction') ? { TEXT: value } : null),
})

const thing = valueBlock('text', {
  type: 'thing',
  category: 'value',
  args: [{ field: 'TEXT', options: 'things' }],
  reads: ({ TEXT }) => ({ kind: 'text', value: TEXT }),
  writes: ({ value }, { texts }) => (isShownAs(texts, value, 'thing') ? { TEXT: value } : null),
})

const typed = valueBlock('text', {
  type: 'text',
  category: 'value',
  args: [{ field: 'TEXT', typed: 'text', preset: '' }],
  reads: ({ TEXT }) => ({ kind: 'text', value: TEXT }),
  writes: ({ value }) => ({ TEXT: value }),
})

export const text = defineValue('text', {
  block: typed,
  instead: [direction, thing],
  offers: [
    { drawer: 'values', type: 'direction', where: 'directions' },
    { drawer: 'values', type: 'thing', where: 'directions' },
  ],
  features: () => [],
  python: ({ value }) => `"${value}"`,
  machine: ({ value }, code) => void code.emit({ op: 'push', value }),
})

export const words = {
  text: {
    en: ['text %1', NO_TIP],
    th: ['ข้อความ %1', NO_TIP],
    zh: ['文字 %1', NO_TIP],
    ar: ['نص %1', NO_TIP],
  },
  direction: inAll('%1'),
  thing: inAll('%1'),
} satisfies Record<string, Words>
