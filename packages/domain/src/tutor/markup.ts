/** HTML, pictures and links: an answer is plain text. */
import { readAnswer } from './plain-answer.ts'

const TAG =
  /<\/?(?:a|abbr|audio|b|blockquote|body|br|button|center|code|details|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|kbd|li|link|mark|marquee|math|meta|object|ol|p|pre|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|title|tr|u|ul|video)\b[^<>]{0,300}>|<!--|<!doctype/i
/** Of Markdown; `[name](address)`, never `list[0](…)`, which is code. */
const MARKDOWN_LINK =
  /!\[[^\]\n]{0,200}\]\s?[([]|(?<![\w\])])\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)|^\s*\[[^\]\n]{1,80}\]:\s*\S+/m
/** Nowhere, in code neither. */
const ADDRESS = /\b(?:https?|ftp|file):\/\/|\bwww\.[\p{L}\p{N}-]+\./iu
/** In code this may be something else. */
const LOOSE_ADDRESS =
  /\b(?:javascript|mailto|tel|data):(?=[^\s`])|(?<![@\w.])(?:[a-z\d-]{2,40}\.){1,4}(?:com|org|net|edu|io|ai|app|dev|co|gg|me|tv|info|th|cn|sa|ae|eg|uk|us|eu)(?![\w(.=])/iu

/** In code a comparison may look like a tag; outside of it nothing does. */
export function holdsMarkup(answer: string): boolean {
  const plain = answer.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const words = readAnswer(plain)
    .map((part) =>
      part.kind === 'code'
        ? ''
        : part.pieces.map((piece) => (piece.kind === 'name' ? '`' : piece.text)).join(''),
    )
    .join('\n\n')
  return (
    TAG.test(words) || MARKDOWN_LINK.test(words) || LOOSE_ADDRESS.test(words) || ADDRESS.test(plain)
  )
}
