/** What people read of a message: without its values, its forms of plural, its markup and its program text. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { MessageEntry } from '../messages/entry.ts'

type Token = string | [name: string, kind?: string, options?: unknown]

/** Program text, addresses and what a person types are the same in every language. */
const CODE = /```[\s\S]*?```|`[^`]*`|https?:\S+|<code>.*?<\/code>/g
const VALUES = /\{\w+\}|%\d|<\/?\d+\/?>/g

export function visible(text: string, form: MessageEntry['form']): string {
  const read = form === 'icu' ? said(compileMessageOrThrow(text)).join(' | ') : text
  return read.replaceAll(CODE, ' ` ').replaceAll(VALUES, ' ')
}

function said(tokens: Token[] | string): string[] {
  if (typeof tokens === 'string') return [tokens]
  let sentence = ''
  const choices: string[] = []
  for (const token of tokens) {
    if (typeof token === 'string') sentence += token
    else {
      sentence += ' {} '
      const options = typeof token[2] === 'object' ? Object.values(token[2] as object) : []
      for (const option of options) {
        if (typeof option === 'string' || Array.isArray(option)) choices.push(...said(option))
      }
    }
  }
  return [sentence, ...choices]
}
