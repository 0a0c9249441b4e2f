/** Below a traceback: what happened and what to do, in the learner's language, as the Python tool tells it. */
import { DEFAULT_LOCALE, isLocale, type Locale } from '@panya/domain/locale/locale.ts'
import { errorWords, loadErrorMessages } from '@panya/engines/python/errors/error-words.ts'
import { explain } from '@panya/engines/python/errors/explain.ts'
import {
  cellLine,
  type ErrorOutput,
  factsOfOutput,
} from '@panya/engines/python/errors/facts-of-output.ts'
import { CARD_NEXT, CARD_TITLE, CARD_TITLE_LINE } from './content-messages.ts'

type Say = (text: string, ...values: string[]) => string

/** What a notebook keeps as an error may be anything. */
export function readError(value: unknown): ErrorOutput | null {
  if (typeof value !== 'object' || value === null) return null
  const { ename, evalue, traceback } = value as Record<string, unknown>
  if (typeof ename !== 'string' || typeof evalue !== 'string' || !Array.isArray(traceback)) {
    return null
  }
  return { ename, evalue, traceback: traceback.filter((line) => typeof line === 'string') }
}

/** Whoever stopped a cell knows why it ended; what is no error of Python has said all there is. */
const UNEXPLAINED = new Set(['KeyboardInterrupt', 'SystemExit', 'KernelDied'])

export async function errorCard(error: ErrorOutput, say: Say): Promise<HTMLElement | null> {
  if (UNEXPLAINED.has(error.ename)) return null
  const locale = pageLocale()
  const words = errorWords(locale, await loadErrorMessages(locale), explain(factsOfOutput(error)))
  const line = cellLine(error)
  const card = document.createElement('section')
  card.className = 'panya-error-card'
  card.lang = locale
  card.dir = locale === 'ar' ? 'rtl' : 'ltr'
  const title = line === null ? say(CARD_TITLE) : say(CARD_TITLE_LINE, String(line))
  const next = paragraph(words.next)
  const label = document.createElement('b')
  label.textContent = `${say(CARD_NEXT)} `
  next.prepend(label)
  card.append(heading(title), paragraph(words.what), next)
  return card
}

function pageLocale(): Locale {
  const { locale = '' } = (window.frameElement as HTMLElement | null)?.dataset ?? {}
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}

function heading(text: string): HTMLElement {
  const element = document.createElement('strong')
  element.textContent = text
  return element
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
