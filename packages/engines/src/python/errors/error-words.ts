/** The explanations of errors in the learner's language; loaded when the first error happens. */
import { directionOf, type Locale } from '@panya/domain/locale/locale.ts'
import { withForms } from '@panya/domain/locale/with-forms.ts'
import type { Explanation } from './explain.ts'
import type en from './messages/en.ts'

export type ErrorMessages = Record<keyof typeof en, string>

const LOADERS: Record<Locale, () => Promise<{ default: ErrorMessages }>> = {
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
}

export async function loadErrorMessages(locale: Locale): Promise<ErrorMessages> {
  return (await LOADERS[locale]()).default
}

export interface ErrorWords {
  what: string
  next: string
}

export function errorWords(
  locale: Locale,
  messages: ErrorMessages,
  { code, values }: Explanation,
): ErrorWords {
  const say = (part: keyof ErrorWords): string => {
    const written = messages[`${code}.${part}` as keyof ErrorMessages]
    const text = withForms(locale, written, values)
    return filled(directionOf(locale) === 'rtl' ? isolated(text) : text, values)
  }
  return { what: say('what'), next: say('next') }
}

/** Keeps the order of what was put in, whatever is written around it. */
function filled(text: string, values: Explanation['values']): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\u2068${values[name] ?? ''}\u2069`)
}

/** Code in a right-to-left sentence: from its first to its last sign it is read from left to right. */
const CODE = /[A-Za-z_"'#(<=>/*+%0-9{-][\x21-\x7E…]*(?: [\x21-\x7E…]+)*/g

const BLOCK = /(?:\)|^(?:if|elif|else|for|while|def|class|try|with)\b.*):$/

export function isolated(text: string): string {
  return text.replaceAll(CODE, (code) => {
    if (!/[A-Za-z0-9_"'=<>/*+%]/.test(code)) return code
    // A full stop or a comma belongs to the sentence, the colon of a block to the code.
    const inner = BLOCK.test(code) ? code : code.replace(/[.,:;]$/, '')
    return `\u2066${inner}\u2069${code.slice(inner.length)}`
  })
}
