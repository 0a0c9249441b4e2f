/**
 * What one run may show: its beginning as it comes, then only how much was left out and the newest end. Lives in
 * the worker, so that a flood costs the page nothing: pieces go out together, a moment apart, and only after the
 * page has taken the ones before.
 */
import { linesIn, PageText } from '../terminal/page-text.ts'
import type { TextKind } from './output-writer.ts'
import type { LeftOut } from './protocol.ts'
import { RunTail } from './run-tail.ts'

/** The way out of the worker. */
export interface OutputWay {
  text(kind: TextKind, text: string): void
  event(json: string): void
  /** Bytes that were sent and not taken yet. */
  untaken(): number
  /** Waits until there are none; a program that shall stop does not wait. */
  whenTaken(): void
  now(): number
}

export const LIMITS = {
  /** Of the beginning: more than anybody reads, little enough for any phone. */
  headCharacters: 64 * 1024,
  headLines: 5000,
  headShows: 100,
  headShowCharacters: 6_000_000,
  /** Text that waits is sent when there is this much of it. */
  batchCharacters: 16 * 1024,
  /** Pictures and tables are dear to draw: so many at a time. */
  batchShows: 8,
  /** One widget is several messages. */
  batchComms: 64,
  /** Between two sendings. */
  pauseMs: 50,
  /** Words that come alone go out at once, for what follows them may take long: so many in that time, */
  atOnce: 16,
  /** and while no more than this lies untaken. */
  untakenBytes: 4096,
  /** Between two looks at the end of a flood. */
  tailPauseMs: 250,
} as const

/** The orders that empty a terminal, with the way to its first place before or after. */
// oxlint-disable-next-line no-control-regex -- escape sequences are what is looked for
const WIPE = /(?:\u001B\[(?:1;1|;)?H)?(?:\u001B\[[23]J|\u001Bc)(?:\u001B\[(?:1;1|;)?H)?/

interface Show {
  json: string
  id: string | null
  update: boolean
}

interface Comm {
  json: string
  id: string
  /** It says how something is now: what was said of that before need not be sent. */
  newer: boolean
}

type Waiting =
  | ({ of: 'comm' } & Comm)
  | { of: 'text'; kind: TextKind; text: string }
  | ({ of: 'show' } & Show)

export class BoundedOutput {
  readonly #way: OutputWay
  #waiting: Waiting[] = []
  #kind: TextKind = 'stdout'
  #text = new PageText()
  readonly #pens = { stdout: '', stderr: '' }
  /** Of the texts that are over: what the page has of them. */
  #characters = 0
  #lines = 0
  #shows = 0
  #showCharacters = 0
  #tail: RunTail | null = null
  #tailChanged = false
  #clearsNext = false
  /** Some of the text was not sent. */
  #isTyping = false
  #sentAt = Number.NEGATIVE_INFINITY
  /** Sendings within one pause. */
  #sentSince = 0

  constructor(way: OutputWay) {
    this.#way = way
  }

  /** Something waits to be sent. */
  get holds(): boolean {
    return this.#waiting.length > 0 || this.#tailChanged || this.#isTyping
  }

  print(kind: TextKind, printed: string): void {
    const text = this.#afterWipe(printed)
    if (text === '') return
    this.#clearIfAsked()
    if (this.#tail) {
      this.#tail.print(kind, text)
      this.#tailChanged = true
      return this.flushIfDue()
    }
    if (kind !== this.#kind) this.#endText(kind)
    this.#text.push(text)
    this.#isTyping = true
    const characters = this.#characters + this.#text.size
    const lines = this.#lines + this.#text.lines
    if (characters > LIMITS.headCharacters || lines > LIMITS.headLines) this.#overflow()
    else if (this.#text.waiting >= LIMITS.batchCharacters) this.flush()
    else this.flushIfDue()
  }

  /** What a terminal would still show: programs wipe the screen and draw it anew. */
  #afterWipe(text: string): string {
    const screens = text.split(WIPE)
    if (screens.length > 1) this.clear(true)
    return screens.at(-1) ?? ''
  }

  /** A picture, a table, anything that is more than text. */
  show(show: Show): void {
    if (show.update && this.#replace(show)) return this.flushIfDue()
    this.#clearIfAsked()
    if (show.update) return this.#addShow(show)
    this.#shows += 1
    this.#showCharacters += show.json.length
    const isFull =
      this.#shows > LIMITS.headShows || this.#showCharacters > LIMITS.headShowCharacters
    if (isFull && !this.#tail) this.#overflow()
    if (!this.#tail) return this.#addShow(show)
    this.#tail.show(show)
    this.#tailChanged = true
    this.flushIfDue()
  }

  #addShow(show: Show): void {
    this.#endText(this.#kind)
    this.#waiting.push({ of: 'show', ...show })
    if (this.#waiting.length < LIMITS.batchShows) return this.flushIfDue()
    this.#way.whenTaken()
    this.flush()
  }

  /** True when the newer one has taken the place of an older one that nobody has seen. */
  #replace(show: Show): boolean {
    if (this.#tail?.replace(show)) {
      this.#tailChanged = true
      return true
    }
    const older = this.#waiting.find((one) => one.of === 'show' && one.id === show.id)
    if (older?.of !== 'show' || show.id === null) return false
    older.json = older.update ? show.json : asFirst(show.json)
    return true
  }

  /**
   * A message to what is drawn on the page. It may say where the next output goes, so it keeps its place among
   * the others and none is left out, but of several new states only the newest is sent.
   */
  comm(message: Comm): void {
    this.#clearIfAsked()
    this.#endText(this.#kind)
    if (!this.#renew(message)) this.#waiting.push({ of: 'comm', ...message })
    if (this.#waiting.length < LIMITS.batchComms) return this.flushIfDue()
    this.#way.whenTaken()
    this.flush()
  }

  /** True when an older state that nobody has seen, and nothing was shown after, has become the newer. */
  #renew({ json, id, newer }: Comm): boolean {
    if (!newer) return false
    for (const one of this.#waiting.toReversed()) {
      if (one.of !== 'comm') return false
      if (one.id !== id) continue
      if (one.newer) one.json = withState(one.json, json)
      return one.newer
    }
    return false
  }

  /** `wait`: what is there stays until something takes its place. */
  clear(wait: boolean): void {
    if (wait) this.#clearsNext = true
    else this.#clear(false)
    this.flushIfDue()
  }

  #clearIfAsked(): void {
    if (this.#clearsNext) this.#clear(true)
  }

  #clear(wait: boolean): void {
    this.#clearsNext = false
    this.#startText(this.#kind)
    this.#characters = this.#lines = this.#shows = this.#showCharacters = 0
    this.#tail = null
    this.#tailChanged = false
    const json = JSON.stringify({ kind: 'clear', wait })
    // What was shown before the last message of a comm may stand elsewhere on the page.
    const kept = this.#waiting.slice(0, this.#waiting.findLastIndex(({ of }) => of === 'comm') + 1)
    this.#waiting = [...kept, { of: 'show', json, id: null, update: true }]
  }

  /** The beginning is full: what comes now is kept only until something newer comes. */
  #overflow(): void {
    const text = this.#text.take()
    const room = LIMITS.headCharacters - (this.#characters + this.#text.size - text.length)
    const cut = cutAt(
      text,
      room,
      LIMITS.headLines - (this.#lines + this.#text.lines - linesIn(text)),
    )
    this.#pens[this.#kind] = this.#text.pen
    this.#addText(text.slice(0, cut))
    this.#tail = new RunTail(this.#pens)
    if (cut < text.length) this.#tail.print(this.#kind, text.slice(cut))
    this.#tailChanged = true
    this.#isTyping = false
    this.#way.whenTaken()
    this.#sendWaiting()
  }

  #addText(text: string): void {
    if (text !== '') this.#waiting.push({ of: 'text', kind: this.#kind, text })
  }

  /** What follows stands in a new place on the page. */
  #endText(kind: TextKind): void {
    this.#addText(this.#text.take())
    this.#characters += this.#text.size
    this.#lines += this.#text.lines
    this.#startText(kind)
  }

  #startText(kind: TextKind): void {
    this.#pens[this.#kind] = this.#text.pen
    this.#kind = kind
    this.#text = new PageText(this.#pens[kind])
    this.#isTyping = false
  }

  /** Sends what waits when the last sending was a moment ago and has been taken. */
  flushIfDue(): void {
    if (!this.holds) return
    const now = this.#way.now()
    const pause = this.#tail && this.#waiting.length === 0 ? LIMITS.tailPauseMs : LIMITS.pauseMs
    if (now - this.#sentAt >= pause) this.#sentSince = 0
    const [times, bytes] = this.#tail ? [1, 0] : [LIMITS.atOnce, LIMITS.untakenBytes]
    if (this.#sentSince < times && this.#way.untaken() <= bytes) this.flush()
  }

  /** Sends all that waits: before a question, at the end. */
  flush(): void {
    this.flushBefore()
    if (this.#tail && this.#tailChanged) this.#sendTail(this.#tail.glance())
  }

  /** Another kind of event comes: what was shown before goes before; the end of a flood can wait. */
  flushBefore(): void {
    if (!this.#tail) this.#addText(this.#text.take())
    this.#isTyping = false
    if (this.#waiting.length > 0) this.#sendWaiting()
  }

  /** The run is over. */
  end(): void {
    const tail = this.#tail
    if (!tail) return this.flush()
    this.#sendWaiting()
    this.#sendTail(tail.whole())
    for (const show of tail.shows) this.#way.event(show)
  }

  #sendTail(leftOut: LeftOut): void {
    this.#tailChanged = false
    this.#way.event(JSON.stringify({ kind: 'left-out', ...leftOut }))
    this.#noteSent()
  }

  #noteSent(): void {
    if (this.#sentSince === 0) this.#sentAt = this.#way.now()
    this.#sentSince += 1
  }

  #sendWaiting(): void {
    for (const one of this.#waiting) {
      if (one.of === 'text') this.#way.text(one.kind, one.text)
      else this.#way.event(one.json)
    }
    this.#waiting = []
    this.#noteSent()
  }
}

/** The older message with the newer one's state over its own. */
function withState(older: string, newer: string): string {
  const [before, after] = [JSON.parse(older) as StateMessage, JSON.parse(newer) as StateMessage]
  const state = { ...before.data.state, ...after.data.state }
  return JSON.stringify({ ...after, data: { ...after.data, state } })
}

interface StateMessage {
  data: { state: Record<string, unknown> }
}

/** What replaces a display before anybody has seen it is the display. */
function asFirst(json: string): string {
  return JSON.stringify({ ...(JSON.parse(json) as object), update: false })
}

/** Where the beginning ends: after a line if there is one, never inside a letter or a colour. */
function cutAt(text: string, room: number, lines: number): number {
  let end = Math.max(0, Math.min(room, text.length))
  let found = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    if (++found >= lines) end = at + 1
  }
  const line = text.lastIndexOf('\n', end - 1) + 1
  if (line > 0) return line
  const escape = text.lastIndexOf('\u001B', end)
  if (escape >= 0 && end - escape < 30) return escape
  const code = text.charCodeAt(end - 1)
  return code >= 0xd800 && code <= 0xdbff ? end - 1 : end
}
