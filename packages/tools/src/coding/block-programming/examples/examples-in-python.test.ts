/** Every example comes back from its own Python as the same blocks. */
import {
  readAnew,
  scriptsOf,
} from '@panya/engines/blocks-runtime/python/read/testing/same-blocks.ts'
import { expect, test } from 'vitest'
import { programOf } from '../core/edit-project.ts'
import { exampleContent } from './example.ts'
import { EXAMPLES } from './examples.ts'

const names = { picture: (id: string) => id, sound: (id: string) => id, stage: 'stage' }

test.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', (_, example) => {
  const program = programOf(exampleContent(example, 'en', names))
  for (const { id } of program.actors) {
    const read = readAnew(program, id)
    if ('problem' in read) throw new Error(`${read.problem}\n${read.text}`)
    expect(scriptsOf(read.program, id)).toEqual(scriptsOf(program, id))
  }
})
