import { pythonProgram } from '@panya/engines/blocks-runtime/python/python-program.ts'
import { expect, test } from 'vitest'
import { emptyContent, makeActor } from '../core/document.ts'
import { addActor, changeActor, programOf } from '../core/edit-project.ts'
import { placeInProgram } from './place-in-program.ts'

const script = (name: string): { blocks: { blocks: { type: string }[] } } => ({
  blocks: {
    blocks: [
      {
        type: 'event_flag',
        id: `${name}-hat`,
        next: {
          block: { type: 'looks_say', id: `${name}-say`, inputs: {} },
        },
      } as { type: string },
    ],
  },
})

test('a line of the program is found at the sprite and the block it came from', () => {
  const costume = { id: 'c', name: 'c', width: 9, height: 9, library: 'c' }
  const cat = addActor(emptyContent, makeActor('cat', 'Cat', [costume], []))
  const owls = changeActor(cat, 'owl', { workspace: script('owl') })
  const program = programOf(changeActor(owls, 'cat', { workspace: script('cat') }))
  const lines = pythonProgram(program).split('\n')
  const lineOf = (words: RegExp): number => lines.findIndex((line) => words.test(line)) + 1
  for (const name of ['owl', 'cat']) {
    const place = placeInProgram(program, lineOf(new RegExp(`^ +${name}\\.say`, 'i')))
    expect(place).toMatchObject({ actorId: name, block: `${name}-say` })
  }
  expect(placeInProgram(program, 1)).toBeNull()
  expect(placeInProgram(program, 9999)).toBeNull()
})
