/**
 * Numbers with the forms of a language where no parser of messages is loaded: mails, the notebook's frame, engines.
 * Knows `{count, plural, one {# line} other {# lines}}` and nothing else; `{name}` is left to whoever fills it.
 */
import { formatNumber } from './format-number.ts'
import { type Locale, languageTag } from './locale.ts'

const PLURAL = /\{(\w+), plural,((?:\s*\w+\s*\{[^{}]*\})+)\s*\}/g
const FORM = /(\w+)\s*\{([^{}]*)\}/g

export function withForms(
  locale: Locale,
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replaceAll(PLURAL, (_, name: string, written: string) => {
    const forms = new Map(
      [...written.matchAll(FORM)].map(([, rule = '', form = '']) => [rule, form]),
    )
    const count = Number(values[name])
    const rule = new Intl.PluralRules(languageTag(locale)).select(count)
    const form = forms.get(rule) ?? forms.get('other') ?? ''
    return form.replaceAll('#', formatNumber(locale, count))
  })
}

/** A count with its noun, for each language: `counted({ en: '{count, plural, one {# day} …}', … }).en(3)`. */
export function counted(words: Record<Locale, string>): Record<Locale, (count: number) => string> {
  const inOne = (locale: Locale) => (count: number) => withForms(locale, words[locale], { count })
  return { en: inOne('en'), th: inOne('th'), zh: inOne('zh'), ar: inOne('ar') }
}
