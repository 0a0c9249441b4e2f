/**
 * Looks at JSON without reading it: each level of nesting costs whoever reads, checks or writes it some stack,
 * and what was kept could never be opened again; so what is nested without end is refused first.
 */
import { DEEPEST_DOCUMENT } from '@panya/domain/nesting/nesting.ts'
import { endOfText } from './json-scan.ts'
import { Problem } from './problem.ts'

/** What comes around a document on its way: the request, its fields. */
export const DEEPEST_BODY = DEEPEST_DOCUMENT + 8

export function requireShallow(json: Buffer, deepest = DEEPEST_DOCUMENT): void {
  let level = 0
  for (let at = 0; at < json.length; at++) {
    switch (json[at]!) {
      case 0x22:
        at = endOfText(json, at)
        break
      case 0x5b:
      case 0x7b:
        level += 1
        if (level > deepest) throw new Problem('BAD_INPUT', 'document-too-deep')
        break
      case 0x5d:
      case 0x7d:
        level -= 1
        break
    }
  }
}
