/** Writes due dates as calendars read them (RFC 5545): moments without length, in universal time. */

export interface CalendarEvent {
  /** The same for ever: by it a calendar knows what has moved. */
  uid: string
  at: Date
  changedAt: Date
  /** How often it was changed. */
  changes: number
  summary: string
  url: string
}

export interface CalendarFacts {
  name: string
  /** Who wrote it, such as `Panya`. */
  product: string
}

const LINE_OCTETS = 75

export function writeCalendar(
  { name, product }: CalendarFacts,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Due dates//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines({ uid, at, changedAt, changes, summary, url }: CalendarEvent): string[] {
  const changed = utcMoment(changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${changed}`,
    `DTSTART:${utcMoment(at)}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${changes}`,
    `SUMMARY:${escapeText(summary)}`,
    `URL:${url}`,
    // Nobody is busy because something is due.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `20261231T083000Z` */
export function utcMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** What people typed must neither end a line nor begin another value. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll('\t', ' ')
    .replaceAll(/\p{Cc}|\p{Cs}/gu, '')
}

/** No line has more than 75 octets; what goes on begins with a space, and no letter is cut. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
