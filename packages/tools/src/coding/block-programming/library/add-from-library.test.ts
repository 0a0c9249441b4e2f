import { libraryPicture, librarySound, SPRITES } from '@panya/engines/stage/library/library.ts'
import { expect, test } from 'vitest'
import { emptyContent, migrate, toDocument } from '../core/document.ts'
import { addActor } from '../core/edit-project.ts'
import { namesIn } from '../library-names.ts'
import { pythonDocument } from '../python-document.ts'
import { libraryActor } from './add-from-library.ts'
import { loadWords } from './words.ts'

const names = namesIn(await loadWords('th'))
const actors = SPRITES.map(({ id }) => libraryActor(names, id)!)

test('every sprite is put into a project, saved and opened as it was', () => {
  const content = actors.reduce(addActor, emptyContent)
  const opened = migrate(JSON.parse(JSON.stringify(toDocument(content))))
  expect(opened.actors).toHaveLength(emptyContent.actors.length + SPRITES.length)
  // The owl of the fresh project was there first.
  expect(opened.actors.at(2)).toMatchObject({ id: 'owl-2', name: 'นกฮูก' })
  expect(opened.actors.slice(3)).toEqual(actors.slice(1))
})

test('all that a project names is in the library, as large and as long as it says', () => {
  for (const { costumes, sounds } of actors) {
    for (const { library, width, height } of costumes)
      expect(libraryPicture(library!)).toMatchObject({ width, height })
    for (const { library, seconds } of sounds)
      expect(librarySound(library!)).toMatchObject({ seconds })
  }
})

test('in Python nothing has to be brought along: the stage finds everything by its id', () => {
  const content = { ...emptyContent, actors: [emptyContent.actors[0]!, ...actors] }
  const { files } = pythonDocument('', content).content as { files: { name: string }[] }
  expect(files.map(({ name }) => name)).toEqual(['main.py'])
  for (const { costumes, sounds } of content.actors) {
    for (const { id } of costumes) expect(libraryPicture(id)).toBeDefined()
    for (const { id } of sounds) expect(librarySound(id)).toBeDefined()
  }
})

test('what is not in the library is not added', () => {
  expect(libraryActor(names, 'walrus')).toBeNull()
  expect(libraryActor(names, '__proto__')).toBeNull()
})
