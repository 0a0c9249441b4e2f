/** Finds the messages that a source holds in every language, in each of the forms they are written in. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { byTranslation, FOREIGN, type MessageEntry, TRANSLATIONS } from './entry.ts'
import { lineMessages } from './line-messages.ts'
import { slotOf } from './literal.ts'
import { codeOf, fail, keyOf, type Node, plain, type Source } from './source.ts'

/** Nodes that may say something. */
const TEXT = /^(?:Template)?Literal$/

interface Place {
  source: Source
  node: Node
}
export type Places = Record<Locale, Place>

/** Opens the file that a module imports. */
export type OpenImport = (from: string, path: string) => Source

/** The named or numbered parts of an object or a list; null for anything else. */
function membersOf({ source, node }: Place, key: string): Map<string, Place> | null {
  if (node.type === 'ArrayExpression') {
    return new Map(node.elements.map((item, index) => [`${index}`, { source, node: plain(item!) }]))
  }
  if (node.type !== 'ObjectExpression') return null
  const members = new Map<string, Place>()
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      // Another file, which is read by itself.
      if (property.argument.type === 'Identifier') continue
      fail(source, property, key, 'is spread from something else than a file')
    }
    const name = keyOf(property)
    if (name === null) fail(source, property, key, 'has a key that is no word')
    members.set(name, { source, node: plain(property.value) })
  }
  return members
}

/** Walks all languages at once: what is a text in English is one in the others. */
export function* together(file: string, key: string, places: Places): Generator<MessageEntry> {
  const members = LOCALES.map((locale) => membersOf(places[locale], key))
  const [english] = members
  if (!english) return yield* leaf(file, key, places)
  // Where English says nothing, the keys are what it would say.
  const byKey = english.size === 0
  const names = [...(byKey ? members[1]! : english).keys()]
  for (const [index, own] of members.entries()) {
    const place = places[LOCALES[index]!]
    const differs = (name: string) => !own?.has(name)
    const odd = byKey && index === 0 ? undefined : names.find(differs)
    const more = [...(own?.keys() ?? [])].find((name) => !names.includes(name))
    if (odd ?? more)
      fail(place.source, place.node, `${key}.${odd ?? more}`, 'is not in every language')
  }
  for (const name of names) {
    const parts = Object.fromEntries(
      LOCALES.map((locale, index) => [locale, members[index]?.get(name)]),
    ) as Places
    const inner = [key, name].filter((part) => part !== '').join('.')
    if (byKey) yield entry(`${file}#${inner}`, name, parts, inner)
    else yield* together(file, inner, parts)
  }
}

function entry(where: string, english: string, places: Places, key: string): MessageEntry {
  const slots = byTranslation((locale) => {
    const { source, node } = places[locale]
    return slotOf(source, node, key) ?? fail(source, node, key, 'is written in an unknown form')
  })
  return { where, english, source: null, slots, form: 'plain' }
}

function* leaf(file: string, key: string, places: Places): Generator<MessageEntry> {
  const { source, node } = places.en
  const english = slotOf(source, node, key)
  if (english)
    return yield { ...entry(`${file}#${key}`, english.text, places, key), source: english }
  for (const { source: own, node: one } of Object.values(places)) {
    if (/['"`]/.test(codeOf(own, one))) fail(own, one, key, 'is written in an unknown form')
  }
}

/** Messages in every language beside each other, somewhere in a source. */
export function codeMessages(source: Source, openImport: OpenImport): MessageEntry[] {
  const found: MessageEntry[] = []
  visit(source.program, '')
  return found

  function visit(node: Node, key: string): void {
    const places = inEveryLanguage(source, node)
    if (places) return void found.push(...together(source.file, key, places))
    if (node.type === 'Property' && isTranslations(node.value)) {
      const values = plain(node.value) as Node & { elements: Node[] }
      const english = keyOf(node) ?? imported(node.key)
      const slots = byTranslation((locale) => {
        const item = values.elements[TRANSLATIONS.indexOf(locale)]!
        return slotOf(source, item, english) ?? fail(source, item, english, 'is no text')
      })
      const where = `${source.file}#${key}.${english}`
      found.push({ where, english, source: null, slots, form: 'plain' })
      return
    }
    const hasHoles = node.type === 'TemplateLiteral' && node.expressions.length > 0
    const text = hasHoles ? '' : (slotOf(source, node, key)?.text ?? '')
    if (FOREIGN.test(text) && text.includes('; ')) {
      return void found.push(...lineMessages(source, node, key, text))
    }
    for (const [name, child] of childrenOf(node))
      visit(child, [key, name].filter(Boolean).join('.'))
  }

  function imported(node: Node): string {
    const name = node.type === 'Identifier' ? node.name : ''
    for (const statement of source.program.body) {
      if (statement.type !== 'ImportDeclaration') continue
      if (!statement.specifiers.some(({ local }) => local.name === name)) continue
      const value = openImport(source.file, statement.source.value).constants.get(name)
      if (value?.type === 'Literal' && typeof value.value === 'string') return value.value
    }
    return fail(source, node, name, 'is not found where it is imported from')
  }
}

/** Nodes may be called the same in every language, such as SQL. */
const OF_NODES = /\/nodes\/.*messages\.ts$/

/** `{ en: …, th: …, zh: …, ar: … }`, or a call of any name with nothing but the four: `f('…', '…', '…', '…')`. */
function inEveryLanguage(source: Source, node: Node): Places | null {
  const given = node.type === 'CallExpression' ? node.arguments : []
  const isCall = given.length === LOCALES.length && given.every((value) => TEXT.test(value.type))
  const values: (Node | undefined)[] = LOCALES.map((locale, index) => {
    if (isCall) return given[index]
    if (node.type !== 'ObjectExpression') return undefined
    for (const property of node.properties) {
      if (property.type === 'Property' && keyOf(property) === locale) {
        const { value } = property
        return value.type === 'Identifier' ? source.constants.get(value.name) : value
      }
    }
    return undefined
  })
  if (values.some((value) => value === undefined)) return null
  const foreign = values.some((value) => FOREIGN.test(codeOf(source, value!)))
  if (!foreign && !OF_NODES.test(source.file)) return null
  const places = values.map((value, index) => [LOCALES[index], { source, node: plain(value!) }])
  return Object.fromEntries(places) as Places
}

/** `'English': ['Thai', 'Chinese', 'Arabic']`. */
function isTranslations(node: Node): boolean {
  const list = plain(node)
  return (
    list.type === 'ArrayExpression' &&
    list.elements.length === TRANSLATIONS.length &&
    list.elements.every((item) => item?.type === 'Literal') &&
    list.elements.some((item) => item?.type === 'Literal' && FOREIGN.test(String(item.value)))
  )
}

/** The parts of a node with the names by which somebody would look for them. */
function childrenOf(node: Node): [name: string, child: Node][] {
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((item, index): [string, Node][] =>
      item ? [[idOf(item) ?? `${index}`, item]] : [],
    )
  }
  const name = nameOf(node)
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    )
    .map((child) => [name, child])
}

function nameOf(node: Node): string {
  if (node.type === 'Property') return keyOf(node) ?? ''
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') {
    return node.id?.type === 'Identifier' ? node.id.name : ''
  }
  return ''
}

function idOf(node: Node): string | null {
  if (node.type !== 'ObjectExpression') return null
  for (const property of node.properties) {
    if (property.type !== 'Property' || keyOf(property) !== 'id') continue
    if (property.value.type === 'Literal') return String(property.value.value)
  }
  return null
}
