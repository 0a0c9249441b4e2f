import ar from '@panya/engines/blockly/messages/ar.ts'
import en from '@panya/engines/blockly/messages/en.ts'
import { expect, test } from 'vitest'
import { emptyContent, makeActor } from '../core/document.ts'
import { addActor, changeActor, programOf } from '../core/edit-project.ts'
import { OfferedNames } from './offered-names.ts'

const signature = {
  id: 'jump',
  name: 'high jump',
  params: [{ id: 'p', name: 'how far', type: 'value' }],
  gives: 'nothing',
}
const workspace = {
  variables: [
    { id: 'v', name: 'points', type: '' },
    { id: 'l', name: 'friends', type: 'list' },
    { id: 'o', name: 'energy', type: 'own' },
    { id: 'm', name: 'hello', type: 'message' },
  ],
  blocks: { blocks: [{ type: 'function_define', id: 'd', extraState: signature }] },
}
const costume = { id: 'c', name: 'c', width: 9, height: 9, library: 'c' }
const content = changeActor(
  addActor(emptyContent, makeActor('cat', 'Tom Cat', [costume], [])),
  'owl',
  { workspace },
)
const program = programOf(content)
const offered = new OfferedNames(program, 'owl', en)
const namesAt = (before: string, text = ''): string[] =>
  offered.at(before, text).map(({ name }) => name)

test('the names of the project stand with the functions of the stage and the words of Python', () => {
  const names = namesAt('    ')
  expect(names).toEqual(expect.arrayContaining(['Owl', 'Tom_Cat', 'points', 'friends', 'stage']))
  expect(names).toEqual(expect.arrayContaining(['wait', 'broadcast', 'item', 'while', 'if', 'def']))
  expect(names).not.toContain('energy')
  expect(names).not.toContain('move')
  expect(names).not.toContain('when_flag')
  expect(new Set(names).size).toBe(names.length)
})

test('behind a dot stands what the one before it can do', () => {
  expect(namesAt('    Owl.')).toEqual(expect.arrayContaining(['move', 'say', 'x', 'energy']))
  expect(namesAt('    Owl.')).not.toContain('when_flag')
  expect(namesAt('    Tom_Cat.')).toContain('x')
  expect(namesAt('    Tom_Cat.')).not.toContain('energy')
  expect(namesAt('    friends.')).toEqual(expect.arrayContaining(['append', 'clear']))
  expect(namesAt('    friends.')).not.toContain('move')
  expect(namesAt('    mouse.')).toEqual(['down', 'x', 'y'])
  expect(namesAt('    "abc".')).toEqual(['lower', 'upper'])
})

test('behind @ stand the hats', () => {
  expect(namesAt('@')).toEqual(expect.arrayContaining(['Owl']))
  expect(namesAt('@')).not.toContain('points')
  expect(namesAt('@Owl.')).toEqual(expect.arrayContaining(['when_flag', 'when_key']))
  expect(namesAt('@Owl.')).not.toContain('move')
})

test('each says what it is given and what its block says, in the language of the learner', () => {
  const move = (messages: typeof en) =>
    new OfferedNames(program, 'owl', messages).at('Owl.', '').find(({ name }) => name === 'move')
  expect(move(en)).toMatchObject({ params: ['steps'], words: 'move … steps' })
  expect(move(en)!.info).not.toBe('')
  expect(move(ar as typeof en)!.words).toMatch(/[\u0600-\u06FF]/)
  const jump = offered.at('', '').find(({ name }) => name === 'high_jump')
  expect(jump).toMatchObject({ params: ['how_far'], words: 'high jump' })
})

test('a name that was only just given is there too', () => {
  const text = 'def leap(far, high=2):\n    for step in range(3):\n        สูง = far\n'
  expect(namesAt('    ', text)).toEqual(
    expect.arrayContaining(['leap', 'far', 'high', 'step', 'สูง']),
  )
})
