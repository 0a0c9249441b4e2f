import { readMessage, sameInEveryLanguage } from '../../../game-kit/core/message.ts'
import { wordOf } from '../../../game-kit/core/pictures/picture.ts'
import { findPicture } from '../../../game-kit/core/pictures/picture-library.ts'
import type { Board, BoardCard, BoardGroup } from './board.ts'
import { isCardSymbol } from './symbols/card-symbol.ts'

/**
 * Reads boards from text. Boards stand apart by an empty line; every text is given in English, Thai,
 * Chinese and Arabic with `; ` between them:
 *
 *     id: title
 *     # name of a group
 *     ? why a card belongs there
 *     @ pictures of the library, by id
 *     -thing a card in words, with a picture of the library or a drawn symbol
 *     = a card that is the same in every language, such as program text
 */

function pictureCard(id: string, group: number): BoardCard {
  const picture = findPicture(id)
  if (!picture) throw new Error(`No such picture: ${id}`)
  return { id, text: wordOf(picture), picture: id, code: false, group }
}

/** The picture of the library or the drawn symbol of this name. */
function faceOf(name: string): Pick<BoardCard, 'picture' | 'symbol'> {
  if (findPicture(name)) return { picture: name }
  if (isCardSymbol(name)) return { picture: null, symbol: name }
  throw new Error(`Neither a picture nor a symbol: ${name}`)
}

interface Draft {
  groups: BoardGroup[]
  cards: BoardCard[]
}

function readLine(draft: Draft, line: string): void {
  const mark = line[0]
  const rest = line.slice(2)
  const group = draft.groups.length - 1
  const id = `card-${draft.cards.length}`
  if (mark === '#') draft.groups.push({ name: readMessage(rest), why: readMessage('-; -; -; -') })
  else if (mark === '?')
    draft.groups[group] = { name: draft.groups[group]!.name, why: readMessage(rest) }
  else if (mark === '@') draft.cards.push(...rest.split(' ').map((one) => pictureCard(one, group)))
  else if (mark === '-') {
    const space = line.indexOf(' ')
    const text = readMessage(line.slice(space + 1))
    draft.cards.push({ id, text, ...faceOf(line.slice(1, space)), code: false, group })
  } else if (mark === '=') {
    const text = sameInEveryLanguage(rest)
    draft.cards.push({ id, text, picture: null, symbol: 'code', code: true, group })
  } else throw new Error(`Not a line of a board: ${line}`)
}

function readBoard(block: string): Board {
  const [head = '', ...lines] = block.split('\n')
  const colon = head.indexOf(': ')
  const draft: Draft = { groups: [], cards: [] }
  for (const line of lines) readLine(draft, line)
  return { id: head.slice(0, colon), title: readMessage(head.slice(colon + 2)), ...draft }
}

export function readBoards(text: string): Board[] {
  return text.trim().split('\n\n').map(readBoard)
}
