/**
 * One program, read as blocks and as text: which of the two is newer, and what becomes of text that cannot be read.
 * Nobody's words are lost: text that is no program yet, or that was written beside blocks which have changed since,
 * is kept as a draft until its writer decides.
 */

/** A block and where its words stand in a text. */
export interface Place {
  block: string
  from: number
  to: number
}

export interface PlacedText {
  text: string
  places: readonly Place[]
}

/** Text that is saved with a program. */
export interface KeptText {
  text: string
  /** The mark of the blocks it was written beside. */
  base: string
}

/** draft: what was typed and could not become blocks. words: what became the blocks that are there. */
export interface KeptTexts {
  draft?: KeptText
  words?: KeptText
}

/** What was typed and became these blocks; they would say it in other words or other spaces. */
export interface TypedText extends PlacedText {
  /** What the blocks say by themselves. */
  blocksText: string
}

export interface ShownText extends PlacedText {
  /** Whose words are shown. */
  from: 'blocks' | 'typed' | 'draft'
  /** The blocks have changed since the draft was begun. */
  isBehind: boolean
}

/** Short, and another one for another text. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(36)}`
}

/** A draft first; else the words of who typed them, as long as the blocks are those made of them. */
export function shownText(
  blocks: PlacedText,
  typed: TypedText | null,
  draft: KeptText | undefined,
): ShownText {
  if (draft) {
    const isBehind = draft.base !== markOf(blocks.text)
    return { text: draft.text, places: [], from: 'draft', isBehind }
  }
  if (typed && typed.blocksText === blocks.text)
    return { text: typed.text, places: typed.places, from: 'typed', isBehind: false }
  return { ...blocks, from: 'blocks', isBehind: false }
}

export type Decision = 'same' | 'take' | 'keep'

/**
 * What becomes of a text once its writer rests. Text that was begun beside other blocks than there are now
 * would undo the work of whoever changed them: that is not ours to decide.
 */
export function decide(
  text: string,
  base: string,
  blocksText: string,
  canBeRead: boolean,
): Decision {
  if (text === blocksText) return 'same'
  if (base !== markOf(blocksText)) return 'keep'
  return canBeRead ? 'take' : 'keep'
}

/** The innermost block whose words are around this point. */
export function blockAt(places: readonly Place[], at: number): string | null {
  let found: Place | null = null
  for (const place of places) {
    if (at < place.from || at > place.to) continue
    if (!found || place.to - place.from <= found.to - found.from) found = place
  }
  return found?.block ?? null
}

/** Where the first of these blocks stands that has words of its own. */
export function placeOf(places: readonly Place[], blocks: readonly string[]): Place | null {
  for (const block of blocks) {
    const place = places.find((one) => one.block === block)
    if (place) return place
  }
  return null
}

const MOST_CHARACTERS = 100_000

function readText(given: unknown): KeptText | null {
  if (typeof given !== 'object' || given === null) return null
  const { text, base } = given as Partial<Record<keyof KeptText, unknown>>
  if (typeof text !== 'string' || typeof base !== 'string') return null
  return { text: text.slice(0, MOST_CHARACTERS), base: base.slice(0, 40) }
}

/** What was typed, out of a file. */
export function readTexts(given: { draft?: unknown; words?: unknown }): KeptTexts {
  const [draft, words] = [readText(given.draft), readText(given.words)]
  return { ...(draft ? { draft } : {}), ...(words ? { words } : {}) }
}
