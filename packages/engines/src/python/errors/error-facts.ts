/** What is known about an error, as far as the explanations need it. */
export interface ErrorFacts {
  type: string
  bases: readonly string[]
  message: string
  name: string | null
  suggestion: string | null
  frames: readonly { source: string; function: string; variables: readonly (readonly string[])[] }[]
  syntax: { line: number | null; column: number | null; source: string } | null
}

/** The values that stand in the sentences of an explanation. */
export type Values = Record<string, string>

/** A kind of error and how to recognise it; the first rule that answers is used. */
export interface ErrorRule {
  code: string
  types: readonly string[]
  match: (facts: ErrorFacts) => Values | null
}

/** A rule that looks at Python's message; the groups of the pattern become the values. */
export function byMessage(
  code: string,
  types: string | readonly string[],
  pattern: RegExp,
): ErrorRule {
  return {
    code,
    types: typeof types === 'string' ? [types] : types,
    match: ({ message }) => {
      const found = pattern.exec(message)
      return found ? { ...found.groups } : null
    },
  }
}

export function byType(code: string, type: string): ErrorRule {
  return { code, types: [type], match: () => ({}) }
}
