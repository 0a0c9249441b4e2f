/** Chapters come when they are opened, in the learner's language only. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { loadByLocale } from '../../../coding-kit/load-by-locale.ts'
import { CHAPTERS, type ChapterId, chapterOf, type StepId } from '../core/course/chapters.ts'
import { type ReadyStep, readyStep, type Step, type StepText } from '../core/course/step.ts'

interface Text {
  words: Record<string, string>
  steps: Record<string, StepText>
}

interface Loader {
  steps: () => Promise<{ default: Record<string, Step> }>
  text: (locale: Locale) => Promise<Text>
}

const LOADERS: Record<ChapterId, Loader> = {
  'first-words': {
    steps: () => import('../core/course/first-words/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/first-words/en.ts'),
      th: () => import('../core/course/first-words/th.ts'),
      zh: () => import('../core/course/first-words/zh.ts'),
      ar: () => import('../core/course/first-words/ar.ts'),
    }),
  },
  numbers: {
    steps: () => import('../core/course/numbers/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/numbers/en.ts'),
      th: () => import('../core/course/numbers/th.ts'),
      zh: () => import('../core/course/numbers/zh.ts'),
      ar: () => import('../core/course/numbers/ar.ts'),
    }),
  },
  asking: {
    steps: () => import('../core/course/asking/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/asking/en.ts'),
      th: () => import('../core/course/asking/th.ts'),
      zh: () => import('../core/course/asking/zh.ts'),
      ar: () => import('../core/course/asking/ar.ts'),
    }),
  },
  choosing: {
    steps: () => import('../core/course/choosing/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/choosing/en.ts'),
      th: () => import('../core/course/choosing/th.ts'),
      zh: () => import('../core/course/choosing/zh.ts'),
      ar: () => import('../core/course/choosing/ar.ts'),
    }),
  },
  repeating: {
    steps: () => import('../core/course/repeating/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/repeating/en.ts'),
      th: () => import('../core/course/repeating/th.ts'),
      zh: () => import('../core/course/repeating/zh.ts'),
      ar: () => import('../core/course/repeating/ar.ts'),
    }),
  },
  lists: {
    steps: () => import('../core/course/lists/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/lists/en.ts'),
      th: () => import('../core/course/lists/th.ts'),
      zh: () => import('../core/course/lists/zh.ts'),
      ar: () => import('../core/course/lists/ar.ts'),
    }),
  },
  functions: {
    steps: () => import('../core/course/functions/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/functions/en.ts'),
      th: () => import('../core/course/functions/th.ts'),
      zh: () => import('../core/course/functions/zh.ts'),
      ar: () => import('../core/course/functions/ar.ts'),
    }),
  },
  drawing: {
    steps: () => import('../core/course/drawing/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/drawing/en.ts'),
      th: () => import('../core/course/drawing/th.ts'),
      zh: () => import('../core/course/drawing/zh.ts'),
      ar: () => import('../core/course/drawing/ar.ts'),
    }),
  },
  'text-and-dictionaries': {
    steps: () => import('../core/course/text-and-dictionaries/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/text-and-dictionaries/en.ts'),
      th: () => import('../core/course/text-and-dictionaries/th.ts'),
      zh: () => import('../core/course/text-and-dictionaries/zh.ts'),
      ar: () => import('../core/course/text-and-dictionaries/ar.ts'),
    }),
  },
  projects: {
    steps: () => import('../core/course/projects/steps.ts'),
    text: loadByLocale<Text>({
      en: () => import('../core/course/projects/en.ts'),
      th: () => import('../core/course/projects/th.ts'),
      zh: () => import('../core/course/projects/zh.ts'),
      ar: () => import('../core/course/projects/ar.ts'),
    }),
  },
}

const ready = new Map<string, Promise<readonly ReadyStep[]>>()

/** The steps of a chapter in order; asked again, the same promise, so that React can wait for it. */
export function loadChapter(id: ChapterId, locale: Locale): Promise<readonly ReadyStep[]> {
  const key = `${id} ${locale}`
  const begun = ready.get(key) ?? makeReady(id, locale)
  ready.set(key, begun)
  return begun
}

async function makeReady(id: ChapterId, locale: Locale): Promise<readonly ReadyStep[]> {
  const [{ default: steps }, { words, steps: texts }] = await Promise.all([
    LOADERS[id].steps(),
    LOADERS[id].text(locale),
  ])
  const chapter = CHAPTERS.find((one) => one.id === id)
  return (chapter?.steps ?? []).flatMap((step) => {
    const made = steps[step]
    const text = texts[step]
    return made && text ? [readyStep(step, made, text, words)] : []
  })
}

export async function loadStep(id: StepId, locale: Locale): Promise<ReadyStep | undefined> {
  return (await loadChapter(chapterOf(id).id, locale)).find((step) => step.id === id)
}

/** The words that stand in the programs of a step. */
export async function wordsOf(id: StepId, locale: Locale): Promise<Record<string, string>> {
  return (await LOADERS[chapterOf(id).id].text(locale)).words
}
