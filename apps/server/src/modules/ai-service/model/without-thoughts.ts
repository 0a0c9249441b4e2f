/** Takes out what a model thought aloud before it answered: that is for nobody, and least for children. */

/** Models write these around their thoughts when the server in front of them leaves them in the text. */
const NAMES = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad'
const MARK = new RegExp(
  `<\\s*(/?)\\s*(?:${NAMES})(?:\\s[^<>]*)?>|\\[(/?)THINK\\]|◁(/?)think▷`,
  'giu',
)
/** Where a small model goes on speaking for the other side too. */
const END =
  /<\|(?:im_end|im_start|eot_id|end_of_text|endoftext|start_header_id|end|return)\|>|<end_of_turn>|<start_of_turn>/u
/** gpt-oss, when its own format is not understood by the server. */
const CHANNEL = '<|channel|>'
const FINAL = /<\|channel\|>final\s*(?:<\|[a-z_]+\|>[^<]*)*?<\|message\|>/gu

/** Null when nothing but thoughts came, or a thought did not end. */
export function withoutThoughts(whole: string): string | null {
  let text = whole
  if (text.includes(CHANNEL)) {
    const last = [...text.matchAll(FINAL)].at(-1)
    if (!last) return null
    text = text.slice(last.index + last[0].length)
  }
  let kept = ''
  let depth = 0
  let at = 0
  for (const match of text.matchAll(MARK)) {
    if (depth === 0) kept += text.slice(at, match.index)
    at = match.index + match[0].length
    const closes = (match[1] ?? match[2] ?? match[3]) === '/'
    if (!closes) depth += 1
    else if (depth > 0) depth -= 1
    // The beginning was in the model's template: everything up to here was a thought.
    else kept = ''
  }
  if (depth > 0) return null
  kept += text.slice(at)
  const end = END.exec(kept)
  const answer = (end ? kept.slice(0, end.index) : kept).trim()
  return answer === '' ? null : answer
}
