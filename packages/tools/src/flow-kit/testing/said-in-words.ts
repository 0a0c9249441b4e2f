import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { FlowProblem } from '@panya/engines/flow/flow-value.ts'
import { expect } from 'vitest'

/** Whether a problem is told by a message of ours in every language, and not in the words of a library. */

type Texts = Record<string, string>
type MessageFile = { default: Texts }

/** What comes when nobody thought of it: a crash of our own, or a library that gave up. */
const NOT_THOUGHT_OF = ['failed', 'opencv', 'crashed', 'no-engine', 'lost-value']

export async function problemTexts(
  ownMessages: (locale: Locale) => Promise<unknown>,
): Promise<(problem: FlowProblem, about: string) => void> {
  const texts = new Map<Locale, Texts>()
  for (const locale of LOCALES) {
    const own = (await ownMessages(locale)) as MessageFile
    const shared = (await import(`../messages/${locale}.ts`)) as MessageFile
    texts.set(locale, { ...shared.default, ...own.default })
  }
  return (problem, about) => {
    expect(NOT_THOUGHT_OF, `${about} ${JSON.stringify(problem)}`).not.toContain(problem.code)
    for (const [locale, known] of texts) {
      const text = known[`problem.${problem.code}`]
      expect(text, `${about} ${problem.code} ${locale}`).toBeTruthy()
      expect(text).not.toContain('{detail}')
      if (locale !== 'en') expect(text).not.toBe(texts.get('en')![`problem.${problem.code}`])
    }
  }
}
