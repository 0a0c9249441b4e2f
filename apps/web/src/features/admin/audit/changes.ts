/** What an act changed, field by field, in a form that fits a line. */
import { hideNoMail } from '@panya/domain/account/no-mail-address.ts'

export interface Change {
  /** Empty when the whole value changed. */
  name: string
  before?: string
  after?: string
}

const LONGEST = 120

export function changesOf(before: unknown, after: unknown): Change[] {
  if (!isRecord(before) && !isRecord(after)) return whole(before, after)
  const old = isRecord(before) ? before : {}
  const fresh = isRecord(after) ? after : {}
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return names.flatMap((name) => {
    const change = changeOf(name, old[name], fresh[name])
    return change.before === change.after ? [] : [change]
  })
}

function whole(before: unknown, after: unknown): Change[] {
  const change = changeOf('', before ?? undefined, after ?? undefined)
  return change.before === change.after ? [] : [change]
}

function changeOf(name: string, before: unknown, after: unknown): Change {
  return {
    name,
    ...(before === undefined ? {} : { before: write(before) }),
    ...(after === undefined ? {} : { after: write(after) }),
  }
}

function write(value: unknown): string {
  const text = hideNoMail(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), '–')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
