/** The examples, lessons, challenges and levels that tools bring along, by name; loaded when an admin looks. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { type ToolMessage, translator } from '@panya/tools/host/tool-messages.ts'
import { gameLevels } from './game-levels.ts'

interface ToolContent {
  id: string
  title: string
}

type Messages = { default: Record<string, ToolMessage> }

const flowMessages = import.meta.glob<Messages>(
  '../../../../packages/tools/src/flow/*/messages/??.ts',
)

export async function toolContent(
  tool: ToolPath,
  locale: Locale,
): Promise<readonly ToolContent[] | null> {
  if (tool.startsWith('flow/')) return flowExamples(tool, locale)
  if (tool === 'coding/block-programming') return blockExamples(locale)
  if (tool === 'coding/python-programming') return challenges(locale)
  if (tool === 'coding/jupyter-lite') return lessons(locale)
  return gameLevels(tool, locale)
}

/** Every example of a flow has its title under its id. */
async function flowExamples(tool: ToolPath, locale: Locale): Promise<ToolContent[]> {
  const found = Object.entries(flowMessages).find(([path]) =>
    path.endsWith(`/${tool}/messages/${locale}.ts`),
  )
  const texts = (await found?.[1]())?.default ?? {}
  const t = translator(locale, texts)
  return Object.keys(texts).flatMap((key) => {
    const id = /^example\.([^.]+)$/.exec(key)?.[1]
    return id === undefined ? [] : [{ id, title: t(key) }]
  })
}

async function blockExamples(locale: Locale): Promise<ToolContent[]> {
  const [{ EXAMPLES }, { BOARD_EXAMPLES }] = await Promise.all([
    import('@panya/tools/coding/block-programming/examples/examples.ts'),
    import('@panya/tools/coding/block-programming/examples/board-examples.ts'),
  ])
  return [...EXAMPLES, ...BOARD_EXAMPLES].map(({ id, title }) => ({ id, title: title[locale] }))
}

async function challenges(locale: Locale): Promise<ToolContent[]> {
  const [{ CHALLENGES }, { loadChallengeTexts }] = await Promise.all([
    import('@panya/tools/coding/python-programming/core/challenges/challenges.ts'),
    import('@panya/tools/coding/python-programming/challenge-texts.ts'),
  ])
  const texts = await loadChallengeTexts(locale)
  return CHALLENGES.map(({ id }) => ({ id, title: texts[id]?.title ?? id }))
}

async function lessons(locale: Locale): Promise<ToolContent[]> {
  const [{ LESSONS }, { loadLessonTexts }] = await Promise.all([
    import('@panya/tools/coding/jupyter-lite/lessons/lessons.ts'),
    import('@panya/tools/coding/jupyter-lite/lesson-texts.ts'),
  ])
  const texts = await loadLessonTexts(locale)
  return LESSONS.map(({ id, title }) => ({ id, title: texts[title] }))
}
