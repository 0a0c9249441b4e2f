/**
 * Breaks the names of handlers and bases while a text is looked at. They are taken away in any case, but even in a
 * document nobody sees the browser reports each of them as a breach of the page's policy.
 */

/** A sign nobody writes. */
const MASK = '\uE000'

export function maskHandlers(source: string): string {
  return source
    .replaceAll(MASK, '')
    .replaceAll(/([\s"'/\0])(o)(n\w+\s*=)/gi, `$1$2${MASK}$3`)
    .replaceAll(/<(b)(ase)/gi, `<$1${MASK}$2`)
}

/** The words of the text are whole again. */
export function unmaskHandlers(text: string): string {
  return text.replaceAll(MASK, '')
}
