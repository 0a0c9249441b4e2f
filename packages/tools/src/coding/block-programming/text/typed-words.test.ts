import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import { readPython } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import { expect, test } from 'vitest'
import { emptyContent } from '../core/document.ts'
import { changeActor } from '../core/edit-project.ts'
import { markOf } from '../core/text-views.ts'
import { type ShownProgram, shownProgram } from '../session/shown-program.ts'
import { typedWords } from './typed-words.ts'

const OWN_WORDS = `
# my first walk
@Owl.when_flag
def walk():
    Owl.move( 10 )   # ten
    if Owl.x>100: Owl.hide()
`

function madeOf(text: string): ShownProgram {
  const empty = shownProgram(emptyContent, 'owl')
  const read = readPython(text, empty.program, 'owl')
  if (!('reading' in read)) throw new Error(JSON.stringify(read.problems))
  const { workspace } = read.reading
  return shownProgram(changeActor(emptyContent, 'owl', { workspace }), 'owl')
}

const shown = madeOf(OWN_WORDS)
const blocksText = pythonTextOf(shown.program, 'owl').text
const base = markOf(blocksText)

test('words come back with the place of every block, though the blocks would say them otherwise', () => {
  const typed = typedWords(shown, blocksText, { text: OWN_WORDS, base })
  expect(blocksText).not.toContain('move( 10 )')
  expect(typed).toMatchObject({ text: OWN_WORDS, blocksText })
  const said = typed!.places.map(({ from, to }) => OWN_WORDS.slice(from, to))
  expect(said).toContain('Owl.move( 10 )')
  expect(said).toContain('Owl.hide()')
})

test('other blocks, and words that say something else than the blocks: the blocks are shown', () => {
  const others = madeOf('@Owl.when_flag\ndef walk():\n    Owl.move(20)')
  const text = pythonTextOf(others.program, 'owl').text
  expect(typedWords(others, text, { text: OWN_WORDS, base })).toBeNull()
  expect(typedWords(others, text, { text: OWN_WORDS, base: markOf(text) })).toBeNull()
  expect(typedWords(shown, blocksText, { text: 'Owl.move(', base })).toBeNull()
  expect(typedWords(shown, blocksText, { text: 'secret = 1', base })).toBeNull()
  expect(typedWords(shown, blocksText, undefined)).toBeNull()
})
