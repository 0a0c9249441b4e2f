/** Where a line may be broken that no browser breaks: between words, also in scripts that write them without spaces. */

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Parts that stay whole, each with the spaces behind it: signs stay with the word they stand at. */
export function wholeWords(text: string): string[] {
  const parts: string[] = []
  let mayBreak = false
  for (const { segment, isWordLike } of words.segment(text)) {
    const isSpace = segment.trim() === ''
    const afterSpace = /\s$/.test(parts.at(-1) ?? '')
    if (parts.length === 0 || (!isSpace && (afterSpace || (mayBreak && isWordLike))))
      parts.push(segment)
    else parts[parts.length - 1] += segment
    // Two words with nothing between them: Thai, Chinese, Japanese, Khmer, Lao.
    mayBreak = isWordLike === true
  }
  return parts
}
