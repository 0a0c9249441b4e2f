import { type Message, sameInEveryLanguage } from '../../../game-kit/core/message.ts'
import { type Picture, wordOf } from '../../../game-kit/core/pictures/picture.ts'
import {
  findPicture,
  PICTURES,
  picturesIn,
} from '../../../game-kit/core/pictures/picture-library.ts'
import {
  THEME_MESSAGES,
  THEMES,
  type Theme,
  TRAIT_MESSAGES,
  type Trait,
} from '../../../game-kit/core/pictures/trait-messages.ts'
import { createRandom, type Random, seedOf } from '../../../game-kit/core/random.ts'
import { isDay } from '../../../game-kit/core/streak.ts'
import type { Answer, DrawnStroke, GuessLevel, LevelItem, Reveal } from './guess-level.ts'

/** A round made ready to play: which pictures, in what order they uncover, what may be chosen. */

const ROUND_LENGTH = 6
export const TILE_COUNT = 16
/** How many squares a side the blurred picture has at each step. */
export const PIXEL_STEPS = [4, 6, 8, 12, 16, 24, 40, 96] as const
const MAX_CLUES = 6
const CHOICES = 4
const LAST_ROUND = 999

export interface RoundSpec {
  /** `animals/3`, `mix/1`, `daily/2026-11-15`, or `custom` with the level beside it. */
  level: string
  reveal: Reveal
  answer: Answer
  custom?: GuessLevel
}

export interface RoundPicture {
  id: string
  picture: Picture | null
  drawing: readonly DrawnStroke[] | null
  /** Every word that counts as right, in every language. */
  accepted: readonly string[]
  word: Message
  clues: Message[]
  /** Tiles in the order in which they open by themselves. */
  tileOrder: readonly number[]
  choices: readonly { id: string; word: Message }[]
}

export interface GuessRound {
  level: string
  reveal: Reveal
  answer: Answer
  pictures: RoundPicture[]
}

function lengthClue(word: Message): Message {
  const count = (one: string) => Array.from(one.replaceAll(' ', '')).length
  return {
    en: `Letters in the word: ${count(word.en)}`,
    th: `จำนวนตัวอักษร รวมสระและวรรณยุกต์: ${count(word.th)}`,
    zh: `这个词有 ${count(word.zh)} 个字`,
    ar: `عدد الحروف: ${count(word.ar)}`,
  }
}

function letterClue(word: Message): Message {
  const first = (one: string) => Array.from(one)[0] ?? ''
  return {
    en: `It starts with “${first(word.en)}”`,
    th: `ขึ้นต้นด้วย “${first(word.th)}”`,
    zh: `第一个字是“${first(word.zh)}”`,
    ar: `يبدأ بالحرف «${first(word.ar)}»`,
  }
}

/** Traits that all pictures of a theme share say nothing once the theme is told. */
function tellingTraits(picture: Picture): Trait[] {
  const siblings = picturesIn(picture.theme)
  return picture.traits.filter((trait) => !siblings.every((one) => one.traits.includes(trait)))
}

function libraryClues(picture: Picture, random: Random): Message[] {
  const traits = random.shuffle(tellingTraits(picture)).slice(0, MAX_CLUES - 3)
  return [
    THEME_MESSAGES[picture.theme],
    ...traits.map((trait) => TRAIT_MESSAGES[trait]),
    lengthClue(wordOf(picture)),
    letterClue(wordOf(picture)),
  ]
}

type Known = Pick<RoundPicture, 'id' | 'word'>

function makeChoices(right: Known, pool: readonly Known[], random: Random): Known[] {
  const others = random.shuffle(pool.filter((one) => one.id !== right.id)).slice(0, CHOICES - 1)
  return random.shuffle([right, ...others].map(({ id, word }) => ({ id, word })))
}

function libraryPicture(picture: Picture, pool: readonly Known[], random: Random): RoundPicture {
  const word = wordOf(picture)
  return {
    id: picture.id,
    picture,
    drawing: null,
    accepted: Object.values(picture.words).flat(),
    word,
    clues: libraryClues(picture, random),
    tileOrder: random.shuffle(Array.from({ length: TILE_COUNT }, (_, index) => index)),
    choices: makeChoices({ id: picture.id, word }, pool, random),
  }
}

function drawnPicture(
  id: string,
  item: Extract<LevelItem, { drawing: unknown }>,
  pool: readonly Known[],
  random: Random,
): RoundPicture {
  const word = sameInEveryLanguage(item.words[0] ?? '')
  return {
    id,
    picture: null,
    drawing: item.drawing,
    accepted: item.words,
    word,
    clues: [...item.clues.map(sameInEveryLanguage), lengthClue(word), letterClue(word)],
    tileOrder: random.shuffle(Array.from({ length: TILE_COUNT }, (_, index) => index)),
    choices: makeChoices({ id, word }, pool, random),
  }
}

function known(picture: Picture): Known {
  return { id: picture.id, word: wordOf(picture) }
}

function themeRound(spec: RoundSpec, pictures: readonly Picture[]): GuessRound {
  const random = createRandom(`guessing:${spec.level}`)
  const chosen = random.shuffle(pictures).slice(0, ROUND_LENGTH)
  return {
    level: spec.level,
    reveal: spec.reveal,
    answer: spec.answer,
    pictures: chosen.map((picture) =>
      libraryPicture(picture, picturesIn(picture.theme).map(known), random),
    ),
  }
}

/** Levels with the same content are the same level, wherever they are kept and however it orders fields. */
export function customLevelId({ items, reveal, answer }: GuessLevel): string {
  const content = items.map((item) =>
    'picture' in item ? item.picture : [item.drawing, item.words, item.clues],
  )
  return `custom/${seedOf(JSON.stringify([content, reveal, answer])).toString(36)}`
}

function customRound(level: GuessLevel): GuessRound {
  const id = customLevelId(level)
  const random = createRandom(id)
  const itemId = (item: LevelItem, index: number) =>
    'picture' in item ? item.picture : `drawing-${index}`
  const inLevel = level.items.map<Known>((item, index) =>
    'picture' in item
      ? known(findPicture(item.picture)!)
      : { id: itemId(item, index), word: sameInEveryLanguage(item.words[0] ?? '') },
  )
  const filler = random.shuffle(PICTURES).slice(0, CHOICES).map(known)
  const pool = inLevel.length >= CHOICES ? inLevel : [...inLevel, ...filler]
  return {
    level: id,
    reveal: level.reveal,
    answer: level.answer,
    pictures: level.items.map((item, index) =>
      'picture' in item
        ? libraryPicture(findPicture(item.picture)!, pool, random)
        : drawnPicture(itemId(item, index), item, pool, random),
    ),
  }
}

/** The round a spec stands for, or null when there is no such round. */
export function createRound(spec: RoundSpec): GuessRound | null {
  if (spec.level === 'custom') {
    return spec.custom && spec.custom.items.length > 0 ? customRound(spec.custom) : null
  }
  const [source = '', number = ''] = spec.level.split('/', 2)
  if (source === 'daily') return isDay(number) ? themeRound(spec, PICTURES) : null
  if (!/^[1-9]\d{0,2}$/.test(number) || Number(number) > LAST_ROUND) return null
  if (spec.level !== `${source}/${number}`) return null
  if (source === 'mix') return themeRound(spec, PICTURES)
  return THEMES.includes(source as Theme) ? themeRound(spec, picturesIn(source as Theme)) : null
}
