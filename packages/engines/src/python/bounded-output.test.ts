import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overwritten } from '../terminal/page-text.ts'
import { runsOf } from '../terminal/terminal-style.ts'
import { TerminalText } from '../terminal/terminal-text.ts'
import { BoundedOutput, LIMITS, type OutputWay } from './bounded-output.ts'
import type { LeftOut } from './protocol.ts'

/** A page that takes what it is sent when it is told to, and counts it. */
class Page {
  time = 0
  untaken = 0
  bytes = 0
  waits = 0
  texts = ''
  events: ({ kind: string } & Partial<LeftOut>)[] = []
  readonly way: OutputWay = {
    text: (_, text) => {
      this.bytes += text.length
      this.untaken += text.length
      this.texts = overwritten(this.texts, text)
    },
    event: (json) => {
      this.bytes += json.length
      this.untaken += json.length
      const event = JSON.parse(json) as { kind: string }
      this.events.push(event)
      if (event.kind === 'clear') this.texts = ''
    },
    untaken: () => this.untaken,
    whenTaken: () => {
      this.waits += 1
      this.untaken = 0
    },
    now: () => this.time,
  }

  get leftOut(): (typeof this.events)[number] | undefined {
    return this.events.findLast((event) => event.kind === 'left-out')
  }

  /** Time passes and everything is taken. */
  pass(ms: number): void {
    this.time += ms
    this.untaken = 0
  }
}

function display(text: string, id: string | null = null, update = false) {
  return { json: JSON.stringify({ kind: 'display', id, update, data: { text } }), id, update }
}

describe('what fits', () => {
  test('words that come alone go out at once, many of them together a moment later', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    for (let word = 0; word < 100; word++) output.print('stdout', 'x')
    expect([page.texts.length, output.holds]).toEqual([LIMITS.atOnce, true])
    page.pass(LIMITS.pauseMs)
    output.flushIfDue()
    expect([page.texts.length, output.holds]).toEqual([100, false])
  })

  test('a page that is behind is not sent more before it has taken the last', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    output.print('stdout', `${'a'.repeat(LIMITS.untakenBytes + 1)}\n`)
    page.time = 10_000
    output.print('stdout', 'b\n')
    expect(page.texts).not.toContain('b')
    page.untaken = 0
    output.flushIfDue()
    expect(page.texts).toContain('b')
  })

  test('prints and displays stay in order', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    const order: string[] = []
    page.way.text = (kind, text) => order.push(`${kind} ${text}`)
    page.way.event = (json) => order.push((JSON.parse(json) as { kind: string }).kind)
    output.print('stdout', 'one')
    output.show(display('x'))
    output.print('stderr', 'two')
    output.print('stdout', 'three')
    output.end()
    expect(order).toEqual(['stdout one', 'display', 'stderr two', 'stdout three'])
  })
})

describe('a flood', () => {
  test('keeps its beginning and its end, counts every line between them, and stays small', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    for (let line = 0; line < 200_000; line++) {
      output.print('stdout', `line ${line}\n`)
      if (line % 50 === 0) page.pass(1)
    }
    output.end()
    expect(page.texts.startsWith('line 0\nline 1\n')).toBe(true)
    const { lines = 0, tail = '' } = page.leftOut ?? {}
    expect(tail.endsWith('line 199998\nline 199999\n')).toBe(true)
    expect(page.texts.split('\n').length - 1 + lines + tail.split('\n').length - 1).toBe(200_000)
    expect(page.texts.length).toBeLessThanOrEqual(LIMITS.headCharacters)
    expect(page.bytes).toBeLessThan(400_000)
  })

  test('a page that takes nothing is sent the beginning and no more', () => {
    const page = new Page()
    page.way.whenTaken = () => {}
    const output = new BoundedOutput(page.way)
    for (let line = 0; line < 100_000; line++) {
      page.time += 1
      output.print('stdout', 'hello, hello, hello\n')
    }
    expect(page.bytes).toBeLessThanOrEqual(LIMITS.headCharacters)
  })

  test('one endless line is cut by its letters', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    for (let part = 0; part < 2000; part++) output.print('stdout', '🦉'.repeat(500))
    output.end()
    const { lines, characters = 0, tail = '' } = page.leftOut ?? {}
    expect(lines).toBe(0)
    expect(page.texts.length + characters + tail.length).toBe(2_000_000)
    expect(`${page.texts}${tail}`.replaceAll('🦉', '')).toBe('')
  })

  test('10,000 displays: the first, the last, and how many between', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    for (let number = 0; number < 10_000; number++) output.show(display(`${number}`))
    output.end()
    const shown = page.events.filter((event) => event.kind === 'display')
    expect(shown.length + (page.leftOut?.shows ?? 0)).toBe(10_000)
    expect(shown.length).toBeLessThan(120)
    expect(page.waits).toBeGreaterThan(LIMITS.headShows / LIMITS.batchShows - 2)
    expect(shown.at(-1)).toMatchObject({ data: { text: '9999' } })
  })

  test('a progress bar is one line however often it changes', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    for (let step = 0; step <= 100_000; step++) {
      output.print('stderr', `\r${'#'.repeat(step / 5000)} ${step}/100000`)
      if (step % 100 === 0) page.pass(1)
    }
    output.end()
    expect(runsOf(page.texts).map((run) => run.text)).toEqual([`${'#'.repeat(20)} 100000/100000`])
    expect(page.leftOut).toBeUndefined()
    expect(page.bytes).toBeLessThan(20_000)
  })

  test('an animation that clears shows its newest picture only', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    for (let step = 0; step < 50_000; step++) {
      output.clear(true)
      output.print('stdout', `step ${step}\n`)
      output.show(display(`${step}`))
      if (step % 100 === 0) page.pass(1)
    }
    output.end()
    expect(page.texts).toBe('step 49999\n')
    expect(page.leftOut).toBeUndefined()
    expect(page.bytes).toBeLessThan(50_000)
  })

  test('what waits to be replaced stays when nothing comes', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    output.print('stdout', 'result\n')
    output.clear(true)
    output.end()
    expect(page.texts).toBe('result\n')
  })

  test('a display that is updated again and again is sent as it is now', () => {
    const page = new Page()
    const output = new BoundedOutput(page.way)
    output.show(display('0', 'bar'))
    for (let step = 1; step <= 10_000; step++) output.show(display(`${step}`, 'bar', true))
    output.end()
    expect(page.events.length).toBeLessThan(LIMITS.atOnce + 5)
    expect(page.events.at(-1)).toMatchObject({ data: { text: '10000' } })
  })
})

test('whatever is printed in whatever pieces, a page sees what a terminal shows', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('\r', '\n', '\b', '\u001B[31m', '\u001B[0m', '\u001B[K', '\u001B[', 'ก', '🦉'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.nat(60)), { maxLength: 30 }), (prints) => {
      const page = new Page()
      const output = new BoundedOutput(page.way)
      const terminal = new TerminalText()
      let expected = ''
      for (const [text, ms] of prints) {
        output.print('stdout', text)
        expected += terminal.push(text)
        page.pass(ms)
      }
      output.end()
      expect(runsOf(page.texts)).toEqual(runsOf(expected + terminal.open))
    }),
    { numRuns: 500 },
  )
})
