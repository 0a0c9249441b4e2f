import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { classListNames } from './class-list-name.ts'

const names = (...list: string[]) =>
  classListNames(
    list.map((name) => {
      const [firstName = '', lastName = '-'] = name.split(' ')
      return { firstName, lastName }
    }),
  )

test.each([
  [
    ['Mali Suksai', 'Ton Deejai'],
    ['Mali S.', 'Ton D.'],
  ],
  [
    ['Mali Suksai', 'Mali Saelim'],
    ['Mali Su.', 'Mali Sa.'],
  ],
  [
    ['Mali Su', 'Mali Suk'],
    ['Mali Su', 'Mali Suk'],
  ],
  [
    ['Mali Suk', 'mali suk', 'Mali Suk'],
    ['Mali Suk', 'mali suk (2)', 'Mali Suk (3)'],
  ],
  [
    ['มะลิ เจริญ', 'ต้น สุขใจ'],
    ['มะลิ เจ.', 'ต้น สุ.'],
  ],
  [['小明 王'], ['小明 王']],
  [['ليلى حسن'], ['ليلى ح.']],
  [['Mali -'], ['Mali']],
])('%j are shown as %j', (people, shown) => {
  expect(names(...people)).toEqual(shown)
})

test('no two are alike, and nobody shows the whole last name without need', () => {
  const name = fc.stringMatching(/^[A-Za-zกขค]{1,4}$/)
  const person = fc.record({ firstName: name, lastName: name })
  fc.assert(
    fc.property(fc.array(person, { maxLength: 40 }), (people) => {
      const shown = classListNames(people)
      expect(new Set(shown.map((one) => one.toLocaleLowerCase())).size).toBe(people.length)
      for (const [index, { firstName, lastName }] of people.entries()) {
        const alone = people.every(
          (other, place) =>
            place === index ||
            other.firstName.toLocaleLowerCase() !== firstName.toLocaleLowerCase(),
        )
        if (alone && lastName.length > 1) expect(shown[index]).toBe(`${firstName} ${lastName[0]}.`)
      }
    }),
  )
})
