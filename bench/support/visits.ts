/** What a visit cost that it need not have cost, read from what came over the line. */
import type { Exchange } from './weak-line.ts'

const INTERFACE = /^\/(?:api|graphql)(?=[/?]|$)/
/** The whole of something, or a part of it. */
const IS_CONTENT = new Set([200, 206])

const place = ({ address, range }: Exchange): string => (range ? `${address} (${range})` : address)
const isQuestion = ({ method, address }: Exchange): boolean =>
  method === 'GET' && INTERFACE.test(address)
const isFile = ({ method, address }: Exchange): boolean =>
  method === 'GET' && !INTERFACE.test(address)

/** Files and pages that came more than once, with how often. */
export function filesTwice(visit: readonly Exchange[]): string[] {
  return twice(visit.filter(isFile))
}

/** Interfaces that were asked the same more than once. */
export function questionsTwice(visit: readonly Exchange[]): string[] {
  return twice(visit.filter(isQuestion))
}

function twice(exchanges: readonly Exchange[]): string[] {
  const counts = new Map<string, number>()
  for (const exchange of exchanges.filter(({ status }) => IS_CONTENT.has(status))) {
    counts.set(place(exchange), (counts.get(place(exchange)) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([name, count]) => `${name} ×${count}`)
}

/** What the first visit was told to keep for ever, and the second asked for all the same. */
export function forgotten(first: readonly Exchange[], second: readonly Exchange[]): string[] {
  const told = first.filter(({ cacheControl }) => cacheControl.includes('immutable')).map(place)
  return wanted(second, new Set(told))
}

/** What came again though it had not changed: nobody had said that it may be kept. */
export function unchanged(first: readonly Exchange[], second: readonly Exchange[]): string[] {
  const before = new Map(first.filter(isFile).map((exchange) => [place(exchange), exchange.hash]))
  const same = second.filter(
    (exchange) => IS_CONTENT.has(exchange.status) && before.get(place(exchange)) === exchange.hash,
  )
  return wanted(same, new Set(before.keys()))
}

function wanted(visit: readonly Exchange[], places: ReadonlySet<string>): string[] {
  return [...new Set(visit.filter(isFile).map(place))].filter((name) => places.has(name))
}

/** The largest first, in kB. */
export function heaviest(visit: readonly Exchange[], most: number): string[] {
  return visit
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, most)
    .map((exchange) => `${Math.round(exchange.bytes / 1000)} kB ${place(exchange)}`)
}
