import { expect, test } from 'vitest'
import {
  HELLO,
  LONG_PROGRAM,
  OLD_FIRMWARE,
  PASTE_REFUSED,
  PYTHON_ERROR,
  RAW_PASTE,
  RAW_PASTE_ABORTED,
  RAW_PASTE_WINDOWS,
} from '../testing/transcripts/documented.ts'
import recorded from '../testing/transcripts/recorded-micropython-1.27.json' with { type: 'json' }
import { PICO_PASTE_ANSWER, READY, STARTING_ESP32 } from '../testing/transcripts/reported.ts'
import { type Exchange, TranscriptPort } from '../testing/transcripts/transcript-port.ts'
import { BoardLink } from './board-link.ts'
import { BoardProblem, openProblem } from './board-problem.ts'
import { ByteStream } from './byte-stream.ts'
import { PythonProblem, RawRepl } from './raw-repl.ts'

async function talk(transcript: Exchange[]): Promise<{ port: TranscriptPort; repl: RawRepl }> {
  const port = new TranscriptPort(transcript)
  await port.open()
  const repl = new RawRepl(new ByteStream(port))
  await repl.enter()
  return { port, repl }
}

test.each([
  ['raw-paste', RAW_PASTE, true],
  ['raw-paste refused', PASTE_REFUSED, false],
  ['firmware from before raw-paste', OLD_FIRMWARE, false],
] as [string, Exchange[], boolean][])(
  '%s: the program runs, its words come back',
  async (_, transcript, canPaste) => {
    const { port, repl } = await talk(transcript)
    expect(await repl.run(HELLO)).toBe('hello\r\n')
    expect(repl.canPaste).toBe(canPaste)
    await repl.leave()
    expect([port.surprises, port.isFinished]).toEqual(['', true])
  },
)

test('the recorded session with MicroPython’s own raw mode is understood', async () => {
  const port = new TranscriptPort(recorded)
  await port.open()
  const repl = new RawRepl(new ByteStream(port))
  repl.canPaste = false
  await repl.enter()
  expect((await repl.run('print("hello")\n')).trim()).toBe('hello')
  const wrong = repl.run('x = [1]\nprint(x[3])\n')
  await expect(wrong).rejects.toMatchObject({ message: expect.stringContaining('IndexError') })
  expect(await repl.run(`${'# a long comment\n'.repeat(20)}print(6 * 7)\n`)).toMatch(/^42\r?\n$/)
  await repl.leave()
  expect([port.surprises, port.isFinished]).toEqual(['', true])
})

test('a board that starts anew when its port is opened is asked again', async () => {
  const { port } = await talk([...STARTING_ESP32, READY])
  expect([port.surprises, port.isFinished]).toEqual(['', true])
})

test('a slow board that answers both calls late is understood all the same', async () => {
  const [stop, enter, ...rest] = RAW_PASTE as [Exchange, Exchange, ...Exchange[]]
  const sent = stop.sent + enter.sent
  const answer = stop.answer + enter.answer
  const twice = [
    { sent, answer: '' },
    { sent, answer: answer + answer },
  ]
  const { port, repl } = await talk([...twice, READY, ...rest])
  expect(await repl.run(HELLO)).toBe('hello\r\n')
  await repl.leave()
  expect([port.surprises, port.isFinished]).toEqual(['', true])
})

test('the documented answer to raw-paste is the one a real board gave', () => {
  expect(RAW_PASTE.some(({ answer }) => answer === PICO_PASTE_ANSWER)).toBe(true)
})

test('a long program waits for room before every window', async () => {
  const { port, repl } = await talk(RAW_PASTE_WINDOWS)
  expect(await repl.run(LONG_PROGRAM)).toBe('1\r\n')
  await repl.leave()
  expect([port.surprises, port.isFinished]).toEqual(['', true])
})

test('a board that has had enough in the middle is told apart from a broken one', async () => {
  const { port, repl } = await talk(RAW_PASTE_ABORTED)
  await expect(repl.run(LONG_PROGRAM)).rejects.toThrow('MemoryError')
  expect(port.surprises).toBe('')
})

test('an error of the program is an error with its traceback', async () => {
  const { repl } = await talk(PYTHON_ERROR)
  const problem = await repl.run(HELLO).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(PythonProblem)
  expect((problem as PythonProblem).traceback).toContain('ENOSPC')
})

test('a board that says nothing has no MicroPython', async () => {
  const port = new TranscriptPort([])
  await port.open()
  const repl = new RawRepl(new ByteStream(port))
  await expect(repl.enter(1)).rejects.toMatchObject({ code: 'wrong-firmware' })
})

test('what the browser says about a port becomes something a child can act on', async () => {
  const busy = new TranscriptPort([])
  busy.open = async () => {
    throw new DOMException('Failed to open serial port.', 'NetworkError')
  }
  const listener = { printed: () => {}, gone: () => {} }
  await expect(BoardLink.open(busy, listener)).rejects.toMatchObject({ code: 'port-busy' })
  expect(openProblem(new DOMException('No port selected by the user.', 'NotFoundError')).code).toBe(
    'no-port-chosen',
  )
  expect(openProblem(new BoardProblem('no-web-serial')).code).toBe('no-web-serial')
})
