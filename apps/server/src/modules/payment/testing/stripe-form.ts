/** Bodies and questions as Stripe takes them: forms whose names nest by brackets, and nothing it has not published. */

export type Form = { [name: string]: Form | string }

/** Something to be answered with an error of Stripe's own shape. */
export class StripeFault extends Error {
  status: number
  type: string
  code: string | null
  param: string | null

  constructor(status: number, type: string, message: string, param: string | null = null) {
    super(message)
    this.status = status
    this.type = type
    this.code = status === 404 ? 'resource_missing' : null
    this.param = param
  }
}

export const wrong = (param: string, message: string) =>
  new StripeFault(400, 'invalid_request_error', `${param}: ${message}`, param)

const NAME = /^(?<first>[a-z_]+)(?<rest>(?:\[\w+\])*)$/

/** `line_items[0][quantity]=1`. A name that comes twice, or is a value and a place at once, is refused. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const match = NAME.exec(name)
    if (!match?.groups) throw wrong(name, 'no name of a parameter')
    const { first = '', rest = '' } = match.groups
    const path = [first, ...Array.from(rest.matchAll(/\[([^\]]+)\]/g), ([, part = '']) => part)]
    let place = form
    for (const part of path.slice(0, -1)) {
      const next = Object.hasOwn(place, part) ? place[part] : {}
      if (typeof next !== 'object') throw wrong(name, 'a value and a place at once')
      place[part] = next
      place = next
    }
    const last = path.at(-1) ?? ''
    if (Object.hasOwn(place, last)) throw wrong(name, 'given twice')
    place[last] = value
  }
  return form
}

/** What a parameter may be. Whatever is not named is refused. */
export type Spec =
  | 'text'
  | 'whole'
  | 'moment'
  | 'address'
  | 'metadata'
  | { one: readonly string[] }
  | { list: Spec }
  | { fields: Record<string, Spec>; required?: readonly string[] }

export function check(value: Form | string, spec: Spec, at: string): void {
  if (typeof spec === 'object' && 'list' in spec) return checkList(value, spec.list, at)
  if (typeof spec === 'object' && 'fields' in spec) return checkFields(value, spec, at)
  if (spec === 'metadata') return checkMetadata(value, at)
  if (typeof value !== 'string') throw wrong(at, 'must be one value')
  if (value === '') throw wrong(at, 'must not be empty')
  if (typeof spec === 'object') {
    if (!spec.one.includes(value)) throw wrong(at, `must be one of ${spec.one.join(', ')}`)
  } else if (spec === 'whole' || spec === 'moment') {
    if (!/^(0|[1-9]\d{0,11})$/.test(value)) throw wrong(at, 'must be a whole number')
    if (spec === 'moment' && value.length !== 10) throw wrong(at, 'must be seconds since 1970')
  } else if (spec === 'address' && !/^https?:\/\/[^/\s]+\//.test(value)) {
    throw wrong(at, 'must be a whole address')
  } else if (value.length > 5000) {
    throw wrong(at, 'is too long')
  }
}

function checkList(value: Form | string, spec: Spec, at: string): void {
  if (typeof value === 'string') throw wrong(at, 'must be a list')
  for (const [index, [name, item]] of Object.entries(value).entries()) {
    if (name !== String(index)) throw wrong(`${at}[${name}]`, 'is not the next of its list')
    check(item, spec, `${at}[${name}]`)
  }
}

function checkFields(
  value: Form | string,
  { fields, required = [] }: { fields: Record<string, Spec>; required?: readonly string[] },
  at: string,
): void {
  if (typeof value === 'string') throw wrong(at, 'must be an object')
  const placeOf = (name: string) => (at === '' ? name : `${at}[${name}]`)
  for (const [name, item] of Object.entries(value)) {
    const spec = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!spec) throw wrong(placeOf(name), 'unknown parameter')
    check(item, spec, placeOf(name))
  }
  for (const name of required)
    if (!Object.hasOwn(value, name)) throw wrong(placeOf(name), 'missing')
}

function checkMetadata(value: Form | string, at: string): void {
  if (typeof value === 'string') throw wrong(at, 'must be an object')
  const entries = Object.entries(value)
  if (entries.length > 50) throw wrong(at, 'too many')
  for (const [name, text] of entries)
    if (name.length > 40 || typeof text !== 'string' || text.length > 500)
      throw wrong(`${at}[${name}]`, 'is too long')
}
