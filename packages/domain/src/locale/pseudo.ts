/**
 * English as nobody reads it: accented, 40 % longer and in brackets. What stands on a page without brackets was glued
 * together or never given to translators, and what does not fit was made for one language.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'àƀçđéƒĝĥîĵķļɱñôƥɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔƤɊŔŠŢÛṼŴẊÝŽ']
const TWIN = new Map([...PLAIN].map((letter, at) => [letter, ACCENTED[at] ?? letter]))

/** What is no text: markup, values of blocks, addresses. */
const KEPT = /(<\/?\d+\/?>|%\d|https?:\S+)/
const GROWN = 0.4
/** As long as a word of ours, so that what is added can stand on a line of its own. */
const FILLER = 'öñé '

export const OPENS = '⟦'
export const CLOSES = '⟧'

export function pseudo(text: string): string {
  if (text.trim() === '') return text
  const parts = text.split(KEPT).map((part, at) => (at % 2 === 1 ? part : accented(part)))
  const letters = parts.reduce((sum, part, at) => sum + (at % 2 === 1 ? 0 : part.length), 0)
  const more = FILLER.repeat(Math.ceil((letters * GROWN) / FILLER.length)).trim()
  return `${OPENS}${parts.join('')} ${more}${CLOSES}`
}

function accented(text: string): string {
  return Array.from(text, (letter) => TWIN.get(letter) ?? letter).join('')
}
