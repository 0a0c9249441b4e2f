/** Habits of Scratch 2's drawings: numbers that are 0 are left out, and fonts have other names. */
import { escapedText, type Tag } from './svg-tokens.ts'

const FONTS: readonly [RegExp, string][] = [
  [/helvetica/i, 'Sans Serif'],
  [/mystery/i, 'Curly'],
  [/gloria/i, 'Handwriting'],
  [/donegal/i, 'Serif'],
]

function fontFor(given: string): string {
  return FONTS.find(([old]) => old.test(given))?.[1] ?? given
}

export function fromScratch2(tag: Tag): Tag {
  const attributes = new Map(tag.attributes)
  const family = attributes.get('font-family')
  if (family !== undefined) attributes.set('font-family', fontFor(family))
  if (tag.name === 'text') {
    if (!attributes.has('x')) attributes.set('x', '0')
    // Scratch 2 counts from the top of the letters.
    if (!attributes.has('y')) attributes.set('y', attributes.get('font-size') ?? '18')
  }
  if (tag.name === 'linearGradient' && attributes.has('x1') && !attributes.has('x2'))
    attributes.set('x2', '0')
  return { ...tag, attributes }
}

/** Text of several lines: a browser would write them behind each other. */
export function linesOf(text: string): string {
  const lines = text.split(/\r?\n|\r/)
  if (lines.length === 1) return escapedText(text)
  const written = lines.map(
    (line, index) =>
      `<tspan x="0"${index === 0 ? '' : ' dy="1.2em"'}>${escapedText(line) || ' '}</tspan>`,
  )
  return written.join('')
}
