import { expect, test } from 'vitest'
import { emptyContent, migrate, toDocument } from './document.ts'
import {
  addModel,
  chooseModel,
  chosenModel,
  modelFrom,
  removeModel,
  textModelFile,
} from './trained-model.ts'

const file = (learned: object): string => JSON.stringify({ format: 'panya-model', learned })
const good = file({ kind: 'pictures', labels: ['cat', 'dog'] })

function model(name: string) {
  const read = modelFrom(name, good)
  if (typeof read === 'string') throw new Error(read)
  return read
}

test('a model file gives its classes; others say what is wrong with them', () => {
  expect(modelFrom('pets', good)).toMatchObject({ kind: 'pictures', labels: ['cat', 'dog'] })
  expect(modelFrom('x', 'no json')).toBe('modelUnreadable')
  expect(modelFrom('x', '{"format":"other"}')).toBe('modelUnreadable')
  expect(modelFrom('x', file({ kind: 'pictures', labels: ['one'] }))).toBe('modelUnreadable')
  expect(modelFrom('x', file({ kind: 'rows', labels: ['a', 'b'] }))).toBe('modelOtherKind')
  expect(modelFrom('x', 'x'.repeat(2_000_001))).toBe('modelTooBig')
})

test('the newest model is chosen, another can be, and a removed one makes way', () => {
  const two = addModel(addModel(emptyContent, model('pets')), model('pens'))
  expect(chosenModel(two)?.name).toBe('pens')
  const first = chooseModel(two, two.models![0]!.id)
  expect(chosenModel(first)?.name).toBe('pets')
  expect(chosenModel(removeModel(first, first.model!))?.name).toBe('pens')
  expect(chosenModel(emptyContent)).toBeNull()
})

test('blocks get the file of the chosen model to ask where it learned from texts', () => {
  const letters = file({ kind: 'texts', labels: ['glad', 'cross'] })
  const read = modelFrom('letters', letters)
  if (typeof read === 'string') throw new Error(read)
  const two = addModel(addModel(emptyContent, model('pets')), read)
  expect(textModelFile(two)).toBe(letters)
  expect(textModelFile(chooseModel(two, two.models![0]!.id))).toBeNull()
  expect(textModelFile(emptyContent)).toBeNull()
})

test('models are saved and read back; broken ones are left out', () => {
  const saved = toDocument(addModel(emptyContent, model('pets')))
  expect(chosenModel(migrate(saved))).toMatchObject({ name: 'pets', labels: ['cat', 'dog'] })
  const broken = { ...emptyContent, models: [{ id: 'm', name: 'x', file: 'no' }, null] }
  expect(migrate(toDocument(broken as never)).models).toEqual([])
})
