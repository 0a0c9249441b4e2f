/** Where a program begins: only what hangs under it runs. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import type { FacedSpec, Faces } from '../game-block.ts'

export const START = 'start'

export const startSpecs = ({ words: say }: Faces): FacedSpec[] => [
  { type: START, category: 'start', shape: 'hat', args: [], face: say[START] ?? [START, ''] },
]

export const words = {
  start: {
    en: ['when it starts', 'Your program begins here.'],
    th: ['เมื่อเริ่ม', 'โปรแกรมของคุณเริ่มตรงนี้'],
    zh: ['开始时', '你的程序从这里开始。'],
    ar: ['عند البدء', 'يبدأ برنامجك من هنا.'],
  },
} satisfies Record<string, Words>
