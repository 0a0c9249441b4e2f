/** What of a work tells whether anything changed since the last question; the server keeps only a hash of it. */
import { pythonStatements, type Token } from '../alike/python-tokens.ts'
import type { TutorSubject } from './tutor.ts'

/** Spaces between words, remarks, empty lines and other quotation marks are no attempt; spaces in texts are. */
export function programState({ kind, program }: Pick<TutorSubject, 'kind' | 'program'>): string {
  if (kind === 'python' || kind === 'blocks')
    return JSON.stringify(pythonStatements(program).map((statement) => statement.map(wordOf)))
  return program.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
}

function wordOf({ kind, text }: Token): string {
  if (kind === 'indent' || kind === 'dedent') return kind
  return kind === 'text' ? text.replace(/^([a-z]{0,2})'([^'"]*)'$/i, '$1"$2"') : text
}

/** The same error in another line, or with another number in it, is the same problem. */
export function problemState({
  error,
  failing,
  level,
}: Pick<TutorSubject, 'error' | 'failing' | 'level'>): string {
  const plain = (text: string | null) =>
    (text ?? '')
      .normalize('NFKC')
      .replaceAll(/\p{Nd}+/gu, '0')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  return JSON.stringify([plain(error), (failing ?? '').trim(), level ?? ''])
}
