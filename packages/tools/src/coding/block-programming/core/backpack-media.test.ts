import { expect, test } from 'vitest'
import { keptEntry, kindOf, partsOf, readBackpack, readCostume, readSound } from './backpack.ts'

const costume = { id: 'c', name: 'แมว', width: 9, height: 9, svg: '<svg/>', centreX: 2, centreY: 3 }
const sound = { id: 's', name: 'meow', seconds: 1, audio: 'data:audio/wav;base64,AAAA' }

test('a costume and a sound come out as they went in', () => {
  expect(readCostume(partsOf(costume)!)).toEqual(costume)
  expect(readSound(partsOf(sound)!)).toEqual(sound)
})

test('a picture that points outside does, and a damaged one is none', () => {
  const foreign = { ...costume, svg: undefined, image: 'https://example.com/x.png' }
  expect(readCostume(partsOf(foreign as never)!)).not.toHaveProperty('image')
  for (const parts of [[], [null], ['{'], ['{}'], ['[]'], ['null'], ['"x"'], [undefined, 'x']]) {
    expect(readCostume(parts)).toBeNull()
    expect(readSound(parts)).toBeNull()
  }
  expect(readCostume(partsOf(sound as never)!)).toBeNull()
})

test('what is too big for the backpack is said before anything is kept', () => {
  expect(partsOf({ ...sound, audio: `data:audio/wav;base64,${'A'.repeat(700_000)}` })).toBeNull()
  expect(
    partsOf({ ...sound, audio: `data:audio/wav;base64,${'A'.repeat(500_000)}` }),
  ).not.toBeNull()
})

test('every kind is found again among what was kept, and one without a single part is none', () => {
  const entries = (['sprite', 'costume', 'sound'] as const).map((kind) =>
    keptEntry(kind, 'x', 'k', 2),
  )
  const back = readBackpack(JSON.parse(JSON.stringify(entries)))
  expect(back).toEqual(entries)
  expect(back.map(kindOf)).toEqual(['sprite', 'costume', 'sound'])
  expect(readBackpack([{ name: 'x', sound: 'k', parts: 0 }])).toEqual([])
})
