/** Puts the lists of all languages into two trees, once, when the first text is looked at. */
import { lettersOf } from './joined-letters.ts'
import type { Kind } from './kind.ts'
import { addPhrase, choicesOf, createTree, GAP, type Phrase, type PhraseTree } from './phrases.ts'
import { plainLetters } from './plain-letters.ts'
import { wordsOf } from './spaced-words.ts'
import { DISGUISED } from './words/en/disguised.ts'
import { WORD_LISTS } from './words/lists.ts'

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
  const letters = createTree<Kind>(12)
  const disguised = new Map<string, string>()
  for (const [kind, lists] of WORD_LISTS) {
    for (const line of lists.flat()) {
      const soft = line.startsWith('~')
      const whole = line.includes('<')
      const phrase: Phrase<Kind> = { kind, soft, whole }
      add(words, letters, plainLetters(line.replace(/[~<>]/gu, '')), phrase)
    }
  }
  for (const [kind, hidden] of DISGUISED) {
    for (const word of hidden) {
      // No text has a word with a sign in front: only a disguised one is read so.
      disguised.set(word, `*${word}`)
      addPhrase(words, [[[`*${word}`]]], { kind, soft: false, whole: false })
    }
  }
  return { words, letters, disguised }
}

function add(
  words: PhraseTree<Kind>,
  letters: PhraseTree<Kind>,
  line: string,
  phrase: Phrase<Kind>,
): void {
  const joined = /[\u0e00-\u0e7f\p{Script=Han}]/u.test(line)
  const parts = choicesOf(line).map((choices, at) =>
    choices.map((choice) => unitsOfChoice(choice, joined, at === 0)),
  )
  addPhrase(joined ? letters : words, parts, phrase)
  // "打 boss": words of making are heard in Thai and Chinese too.
  if (!joined && phrase.kind === 'making') addPhrase(letters, parts, phrase)
}

function unitsOfChoice(choice: string, joined: boolean, isFirst: boolean): string[] {
  return choice.split(GAP).flatMap((part, index) => {
    const own = joined ? lettersOf(part, isFirst && index === 0) : wordsOf(part)
    return index === 0 ? own : [GAP, ...own]
  })
}
