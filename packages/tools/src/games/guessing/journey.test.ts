import { expect, test } from 'vitest'
import { findPicture } from '../../game-kit/core/pictures/picture-library.ts'
import { THEMES } from '../../game-kit/core/pictures/trait-messages.ts'
import { GUESSING_SCENES } from '../../game-kit/journey/scenes/guessing-scenes.ts'
import { shownRounds, THEMES_OF } from './core/places.ts'
import { DAILY_FACES, doodleFaces, MIX_FACES, ownFaces, THEME_FACES } from './core/round-faces.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

type PlaceName = keyof typeof GUESSING_SCENES
const PLACES = Object.keys(GUESSING_SCENES) as PlaceName[]

test('every theme lives in one place, and drawing comes before all of them', () => {
  expect(Object.values(THEMES_OF).flat().toSorted()).toEqual([...THEMES].toSorted())
  expect(PLACES).toEqual(['studio', 'today', ...Object.keys(THEMES_OF)])
})

test.each(Object.entries({ en, th, zh, ar }))('every place has a story in %s', (_, messages) => {
  for (const place of PLACES) {
    expect(messages[`story.${place}`].length).toBeGreaterThan(20)
    expect(messages[`farewell.${place}`].length).toBeGreaterThan(3)
  }
})

test('the faces of a theme are its own pictures; every round to draw has a face', () => {
  for (const theme of THEMES) {
    for (const id of THEME_FACES[theme]) expect(findPicture(id)?.theme, id).toBe(theme)
  }
  for (const id of [...MIX_FACES, ...DAILY_FACES]) expect(findPicture(id), id).toBeDefined()
  for (let round = 1; round <= 100; round++) expect(doodleFaces(round).length).toBeGreaterThan(0)
})

test('a round made by hand does not show what it hides', () => {
  const drawn = { drawing: [[0, 0]], words: ['x'], clues: [] }
  const level = { id: 'a', title: '', reveal: 'tiles', answer: 'choose' } as const
  const items = [{ picture: 'goat' }, { picture: 'horse' }, drawn]
  expect(ownFaces({ ...level, items })).toEqual(['elephant', 'magnifying-glass'])
})

test('rounds of drawing: those just done, the next one, one ahead', () => {
  expect(shownRounds(1)).toEqual([1, 2, 3, 4])
  expect(shownRounds(9)).toEqual([7, 8, 9, 10])
})
