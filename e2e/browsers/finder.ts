/** What a person looks for, in words: `button('Run')`, `field('Email')`, `inside(dialog(), button('Close'))`. */
import type { Wanted, Words } from './in-page.ts'

type Said = string | RegExp

function words(said: Said): Words {
  return typeof said === 'string' ? said : { pattern: said.source, flags: said.flags }
}

export function role(name: string, said?: Said): Wanted {
  return said === undefined ? { role: name } : { role: name, name: words(said) }
}

export const button = (said: Said): Wanted => role('button', said)
export const link = (said: Said): Wanted => role('link', said)
export const heading = (said: Said): Wanted => role('heading', said)
export const tab = (said: Said): Wanted => role('tab', said)
export const menuItem = (said: Said): Wanted => role('menuitem', said)
export const radio = (said: Said): Wanted => role('radio', said)
export const region = (said: Said): Wanted => role('region', said)
export const dialog = (said?: Said): Wanted => role('dialog', said)
/** Whatever can be filled in, by its label. */
export const field = (said: Said): Wanted => role('field', said)

/** Words that stand somewhere, perhaps with others around them. */
export const text = (said: Said): Wanted => ({ text: words(said) })

/** For what has no name: a drawing, a mark for tests; with some words in it. */
export const css = (selector: string, said?: Said): Wanted =>
  said === undefined ? { css: selector } : { css: selector, text: words(said) }

export const inside = (outer: Wanted, wanted: Wanted): Wanted =>
  wanted.within ? { ...wanted, within: inside(outer, wanted.within) } : { ...wanted, within: outer }

export const nth = (wanted: Wanted, number: number): Wanted => ({ ...wanted, nth: number })
export const last = (wanted: Wanted): Wanted => nth(wanted, -1)

/** As it stands in a sentence about what was looked for. */
export function spoken({ role: kind, name, css: selector, text: said, within }: Wanted): string {
  const quoted = (one: Words) => `“${typeof one === 'string' ? one : one.pattern}”`
  const parts = [kind ?? selector ?? '', name && quoted(name), said && quoted(said)]
  const place = within ? ` in ${spoken(within)}` : ''
  return parts.filter(Boolean).join(' ') + place
}
