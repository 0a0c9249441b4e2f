/**
 * Breaks the names of handlers and bases while a text is looked at. They are taken away in any case, but even in a
 * document nobody sees the browser reports each of them as a breach of the page's policy.
 */

/** A sign nobody writes. */
const HUSH = '\uE000'

export function hushed(source: string): string {
  return source
    .replaceAll(HUSH, '')
    .replaceAll(/([\s"'/\0])(o)(n\w+\s*=)/gi, `$1$2${HUSH}$3`)
    .replaceAll(/<(b)(ase)/gi, `<$1${HUSH}$2`)
}

/** The words of the text are whole again. */
export function unhushed(text: string): string {
  return text.replaceAll(HUSH, '')
}
