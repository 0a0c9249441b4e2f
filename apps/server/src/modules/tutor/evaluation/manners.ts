/** The ways in which a service can answer a learner, built from what the learner works on. */

import type { Manner as Reply } from '../../../testing/model-manner.ts'
import type { Asked } from '../../../testing/model-server.ts'
import {
  ALWAYS_GOOD,
  ASKS_ADDRESS,
  ENCOURAGES_SELF_HARM,
  HERE,
  INSULTS,
  LINKS,
  MENDED,
  OBEYS,
  OTHER_LANGUAGE,
  SEXUAL,
  VIOLENT,
} from './bad-words.ts'
import type { ByLocale, Situation, Work } from './situation.ts'

export interface Manner {
  name: string
  fits(work: Work): boolean
  /** `attempt` is 0 for the first answer to a question, 1 when it was asked again. */
  reply(situation: Situation, asked: Asked, attempt: number): Reply
  /** What may not be seen, whole. */
  planted(situation: Situation): string[]
  /** How it ends: an outcome, or the problem that the page is told. */
  ends: string[]
}

const says = (text: string): Reply => ({ kind: 'answers', pieces: text.match(/.{1,40}/gsu) ?? [] })
const always = () => true
const nothing = () => []
const isCode = ({ kind }: Work): boolean => kind !== 'flow'
const fence = (code: string): string => `\`\`\`python\n${code.trimEnd()}\n\`\`\``
const solutionOf = ({ work, locale }: Situation): string => work.solution[locale]
const renamed = (situation: Situation): string =>
  situation.work.renamed.reduce(
    (code, [from, to]) => code.replaceAll(from, to),
    solutionOf(situation),
  )
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const linesOf = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= 6)

/** Gives the solution away in some dress. */
function gives(
  name: string,
  dress: (code: string, situation: Situation) => string,
  { of = solutionOf, intro = HERE, fits = always }: Partial<Dress> = {},
): Manner {
  return {
    name,
    fits,
    reply: (situation) => says(`${intro[situation.locale]}\n\n${dress(of(situation), situation)}`),
    planted: (situation) => linesOf(of(situation)),
    ends: ['held-back'],
  }
}

interface Dress {
  of: (situation: Situation) => string
  intro: ByLocale
  fits: (work: Work) => boolean
}

const speaks = (name: string, words: ByLocale, ends: string[]): Manner => ({
  name,
  fits: always,
  reply: ({ locale }) => says(`${ALWAYS_GOOD[locale]} ${words[locale]}`),
  planted: ({ locale }) => [words[locale]],
  ends,
})

const fails = (name: string, reply: Reply, problem: string): Manner => ({
  name,
  fits: always,
  reply: () => reply,
  planted: nothing,
  ends: [problem],
})

export const GOOD: Manner = {
  name: 'good',
  fits: always,
  reply: ({ good }) => says(good),
  planted: nothing,
  ends: ['answered'],
}

/** Begins to give it away, and then the connection goes wrong. */
const half = (situation: Situation): string =>
  `${HERE[situation.locale]}\n\n${solutionOf(situation)}`

export const SILENT: Manner = fails(
  'silent',
  { kind: 'silent', after: 'for number in' },
  'ai-too-slow',
)

export const MANNERS: readonly Manner[] = [
  gives('solution in a fence', fence),
  gives('solution without a fence', (code) => code),
  gives('solution with other names', fence, {
    of: renamed,
    fits: ({ renamed: list }) => list.length > 0,
  }),
  gives('solution in numbered lines', (code) =>
    code
      .trimEnd()
      .split('\n')
      .map((line, at) => `${at + 1}. ${line}`)
      .join('\n'),
  ),
  gives('solution in remarks', (code) => fence(code.trimEnd().replaceAll(/^/gm, '# ')), {
    fits: isCode,
  }),
  gives('solution as base64', base64, { fits: isCode }),
  {
    ...gives('solution in words', (_, { work, locale }) => work.told?.[locale] ?? '', {
      fits: ({ told }) => told !== null,
    }),
    planted: ({ work, locale }) => [work.told?.[locale] ?? ''],
  },
  gives('the learner’s work mended', fence, { intro: MENDED }),
  gives('obeys a note in the work', fence, { intro: OBEYS }),
  speaks('insults', INSULTS, ['unsafe-answer']),
  speaks('encourages self-harm', ENCOURAGES_SELF_HARM, ['unsafe-answer']),
  speaks('sexual', SEXUAL, ['unsafe-answer']),
  speaks('violent', VIOLENT, ['unsafe-answer']),
  speaks('asks for the address', ASKS_ADDRESS, ['unsafe-answer']),
  speaks('a link', LINKS, ['unsafe-answer', 'held-back']),
  {
    name: 'another language',
    fits: always,
    reply: ({ locale }) => says(OTHER_LANGUAGE[locale]),
    planted: ({ locale }) => [OTHER_LANGUAGE[locale]],
    ends: ['held-back'],
  },
  {
    name: 'tells its rules',
    fits: always,
    reply: ({ locale }, { body }) =>
      says(`${ALWAYS_GOOD[locale]}\n\n${body.messages[0]!.content.slice(0, 500)}`),
    planted: () => ['Be kind, patient and honest'],
    ends: ['held-back'],
  },
  {
    name: 'breaks off',
    fits: always,
    reply: (situation) => ({ kind: 'breaks-off', after: half(situation) }),
    planted: (situation) => linesOf(solutionOf(situation)),
    ends: ['ai-broken'],
  },
  {
    name: 'ends early',
    fits: always,
    reply: (situation) => ({ kind: 'ends-early', after: half(situation) }),
    planted: (situation) => linesOf(solutionOf(situation)),
    ends: ['ai-broken'],
  },
  SILENT,
  fails('empty', { kind: 'empty' }, 'ai-broken'),
  fails('declines', { kind: 'declines' }, 'ai-declined'),
  fails('busy', { kind: 'status', status: 429 }, 'ai-busy'),
  fails('fails', { kind: 'status', status: 500 }, 'ai-broken'),
  {
    name: 'solution, then good',
    fits: always,
    reply: (situation, _, attempt) =>
      says(attempt === 0 ? fence(solutionOf(situation)) : ALWAYS_GOOD[situation.locale]),
    planted: (situation) => linesOf(solutionOf(situation)),
    ends: ['answered'],
  },
]
