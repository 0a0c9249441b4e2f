/** What a costume may not hold: scripts, other documents, and anything that asks for a file elsewhere. */
import type { Tag } from './svg-tokens.ts'

const FORBIDDEN = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
])

export function isForbidden(name: string): boolean {
  return FORBIDDEN.has(name.replace(/^[^:]+:/, '').toLowerCase())
}

const IMAGE = /^data:image\/(png|jpe?g|gif|webp|bmp);base64,[\w+/=\s]*$/i

/** True when something had to go. */
export function cleanTag({ attributes }: Tag): boolean {
  let wasCleaned = false
  for (const [name, value] of attributes) {
    const plain = name.replace(/^[^:]+:/, '').toLowerCase()
    const isReference = plain === 'href' || plain === 'src'
    if (plain.startsWith('on') || plain === 'base' || (isReference && !isInside(value))) {
      attributes.delete(name)
      wasCleaned = true
    } else if (/url\s*\(|@import|expression\s*\(/i.test(value)) {
      const clean = cleanStyle(value)
      if (clean !== value) {
        attributes.set(name, clean)
        wasCleaned = true
      }
    }
  }
  return wasCleaned
}

const INSIDE = /^\s*(#|data:(font\/|application\/(x-)?font|image\/(png|jpe?g|gif|webp|bmp);))/i
const isInside = (value: string): boolean => /^\s*#/.test(value) || IMAGE.test(value.trim())

/** Style rules stay, as long as they look nowhere else. Letters written as codes would hide where they look. */
export function cleanStyle(text: string): string {
  const plain = /\\[\da-f]/i.test(text) ? text.replaceAll('\\', '') : text
  const own = plain.replaceAll(/@import[^;]*;?/gi, '')
  return own.replaceAll(/url\s*\(\s*["']?/gi, (start, at: number) => {
    const address = own.slice(at + start.length, at + start.length + 40)
    return INSIDE.test(address) ? start : 'none('
  })
}
