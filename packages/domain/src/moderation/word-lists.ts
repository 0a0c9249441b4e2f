/** Puts the lists of all languages into two trees, once, when the first text is looked at. */
import { lettersOf } from './joined-letters.ts'
import { cutWords } from './spaced-words.ts'
import { addPhrase, createTree, GAP, type Phrase, type PhraseTree, spellings } from './phrases.ts'
import { plainLetters } from './plain-letters.ts'
import type { Kind } from './kind.ts'
import { WORD_LISTS } from './words/lists.ts'
import { DISGUISED } from './words/en/disguised.ts'

export interface Trees {
  words: PhraseTree<Kind>
  letters: PhraseTree<Kind>
  disguised: Map<string, string>
}

let trees: Trees | null = null

export function phraseTrees(): Trees {
  trees ??= build()
  return trees
}

function build(): Trees {
  const words = createTree<Kind>(3)
  const letters = createTree<Kind>(8)
  const disguised = new Map<string, string>()
  for (const [kind, lists] of WORD_LISTS) {
    for (const line of lists.flat()) {
      const soft = line.startsWith('~')
      const whole = line.includes('<')
      const phrase: Phrase<Kind> = { kind, soft, whole }
      for (const spelling of spellings(plainLetters(line.replace(/[~<>]/gu, '')))) {
        add(words, letters, spelling, phrase)
      }
    }
  }
  for (const [kind, hidden] of DISGUISED) {
    for (const word of hidden) {
      // No text has a word with a sign in front: only a disguised one is read so.
      disguised.set(word, `*${word}`)
      addPhrase(words, [`*${word}`], { kind, soft: false, whole: false })
    }
  }
  return { words, letters, disguised }
}

const NONE: ReadonlyMap<string, string> = new Map()

function add(
  words: PhraseTree<Kind>,
  letters: PhraseTree<Kind>,
  spelling: string,
  phrase: Phrase<Kind>,
): void {
  const joined = /[\u0e00-\u0e7f\p{Script=Han}]/u.test(spelling)
  const parts = spelling.split(GAP)
  const units = parts.flatMap((part, index) => {
    const own = joined ? lettersOf(part) : cutWords(part, NONE).map(({ forms }) => forms[0] ?? '')
    return index === 0 ? own : [GAP, ...own]
  })
  addPhrase(joined ? letters : words, units, phrase)
  // "打 boss": words of making are heard in Thai and Chinese too.
  if (!joined && phrase.kind === 'making') addPhrase(letters, units, phrase)
}
