/** Keeps of a style what colours and sets text inside its own box; whatever it returns it has put together itself. */
import { STYLE_RULES } from './style-rules.ts'

const MOST_CHARACTERS = 10_000
const MOST_DECLARATIONS = 100

/** `color: red; position: fixed` -> `color: red`. */
export function safeStyle(text: string): string {
  if (text.length > MOST_CHARACTERS) return ''
  return text
    .split(';')
    .slice(0, MOST_DECLARATIONS)
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      return colon < 0 ? [] : kept(declaration.slice(0, colon), declaration.slice(colon + 1))
    })
    .join('; ')
}

function kept(name: string, value: string): string[] {
  const property = name.trim().toLowerCase()
  const plain = unquoted(property, value.replace(/!\s*important\s*$/i, '').trim())
  const rule = STYLE_RULES.get(property)
  if (!rule || plain === '' || !PLAIN.test(plain)) return []
  return rule(plain.toLowerCase()) ? [`${property}: ${plain}`] : []
}

/** Names of fonts mean the same without. */
function unquoted(property: string, value: string): string {
  return property === 'font-family' ? value.replaceAll(/["']/g, '') : value
}

/** Nothing that could end a declaration, hide a name behind an escape or hold an address. */
const PLAIN = /^[\w\s#%.,()+-]{1,300}$/
