/**
 * Source text that is known to be ours. A template of a language takes nothing but pieces of that language, so
 * whatever stands in a document has to go through the few functions that make such a piece: a text between
 * quotes, a checked number, an encoded name. The compiler refuses everything else.
 */

declare const language: unique symbol

export type Code<Language extends string> = string & { readonly [language]: Language }

interface CodeMaker<Language extends string> {
  /** `code\`S.turn(${degrees})\``: what is written out stands in our own files, what is put in is code already. */
  code(written: TemplateStringsArray, ...pieces: Code<Language>[]): Code<Language>
  /** One after the other, with commas between. */
  listed(pieces: readonly Code<Language>[]): Code<Language>
  joined(pieces: readonly Code<Language>[], between: '\n' | ',\n' | ''): Code<Language>
}

export function codeMaker<Language extends string>(): CodeMaker<Language> {
  return {
    code: (written, ...pieces) =>
      written.reduce((all, part, index) => `${all}${pieces[index - 1]}${part}`) as Code<Language>,
    listed: (pieces) => pieces.join(', ') as Code<Language>,
    joined: (pieces, between) => pieces.join(between) as Code<Language>,
  }
}

/** Types are a promise that data out of a file need not keep: what is no text is none here either. */
export function checkedText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A number, perhaps beyond all numbers; anything else is 0. */
export function checkedNumber(value: unknown): number {
  return typeof value === 'number' && !Number.isNaN(value) ? value : 0
}
