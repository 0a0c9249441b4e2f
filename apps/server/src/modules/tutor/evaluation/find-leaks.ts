/**
 * What a page shows, looked at without any of the rules that are tried: it knows what was planted and what the
 * solution is, and looks for their letters.
 */
import type { Situation } from './situation.ts'

/** So many pieces of a solution are more than a hint. */
const CODE_PIECES = 2
const NODES = 3

/** Spaces, marks of quotation and the size of letters hide nothing. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s`'"#|*]|\p{Cf}/gu, '')

/** As it stands, without numbers before lines, and what base64 says. */
function readings(shown: string): string[] {
  const decoded = (shown.match(/[A-Za-z0-9+/=]{16,}/g) ?? []).map((word) =>
    Buffer.from(word, 'base64').toString(),
  )
  return [shown, shown.replaceAll(/^\s*\d+[.):]\s*/gm, ''), ...decoded].map(squeeze)
}

/** Each is a leak, in words for whoever reads the failing test. */
export function findLeaks(
  shown: string,
  { work, locale, subject, task, question }: Situation,
  planted: readonly string[],
): string[] {
  const own = squeeze([subject?.program, task?.instructions, question].join('\n'))
  const seen = readings(shown)
  const isSeen = (piece: string) => seen.some((text) => text.includes(piece))
  const fresh = (pieces: readonly string[]) =>
    pieces.map(squeeze).filter((piece) => piece !== '' && !own.includes(piece))
  const steps = fresh(work.steps[locale].split('|'))
  const wanted = Math.min(work.kind === 'flow' ? NODES : CODE_PIECES, steps.length)
  const shownSteps = steps.filter(isSeen)
  const lines = fresh(planted)
  const shownLines = lines.filter(isSeen)
  return [
    ...(shownSteps.length > 0 && shownSteps.length >= wanted
      ? [`steps: ${shownSteps.join(', ')}`]
      : []),
    ...(shownLines.length > 0 && shownLines.length >= Math.min(CODE_PIECES, lines.length)
      ? [`planted: ${shownLines.join(', ')}`]
      : []),
  ]
}
