import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSerial, EMPTY_SERIAL, plotLines, plotPoints, terminalLines } from './serial-log.ts'

const START = 'MPY: soft reboot\r\n'
const PROMPT =
  'MicroPython v1.27.0 on 2025-12-09; JS\r\nType "help()" for more information.\r\n>>> '

test('a reader sees what the program printed, and that it has ended', () => {
  let log = addSerial(EMPTY_SERIAL, START)
  log = addSerial(log, 'hello\r\n')
  expect(log).toMatchObject({ text: 'hello\r\n', isDone: false })
  expect(addSerial(log, PROMPT)).toMatchObject({ text: 'hello\r\n', isDone: true, error: null })
})

test('however the text is cut on its way, the same is shown', () => {
  const all = `${START}a\r\nb:1\r\n${PROMPT}`
  fc.assert(
    fc.property(fc.array(fc.nat(all.length), { maxLength: 8 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), all.length]
      const log = places
        .slice(1)
        .reduce((so, end, index) => addSerial(so, all.slice(places[index], end)), EMPTY_SERIAL)
      expect(log).toMatchObject({ text: 'a\r\nb:1\r\n', isDone: true, error: null })
    }),
  )
})

test('Stop leaves no error behind, a real error is named', () => {
  const stopped =
    'Traceback (most recent call last):\r\n  File "main.py", line 3, in <module>\r\nKeyboardInterrupt: \r\n'
  expect(addSerial(EMPTY_SERIAL, `x\r\n${stopped}`).text).toBe('x\r\n')
  const failed =
    'Traceback (most recent call last):\r\n  File "main.py", line 3, in <module>\r\nOSError: [Errno 19] ENODEV\r\n'
  expect(addSerial(EMPTY_SERIAL, failed).error).toBe('OSError: [Errno 19] ENODEV')
})

test('the plotter reads names and numbers, and nothing else', () => {
  expect(plotPoints('light:42')).toEqual([{ name: 'light', value: 42 }])
  expect(plotPoints('a:1, b:-2.5')).toEqual([
    { name: 'a', value: 1 },
    { name: 'b', value: -2.5 },
  ])
  expect(plotPoints('hello')).toEqual([])
  expect(plotPoints('')).toEqual([])
  expect(plotLines('x:1\nhi\nx:2\nx:3').get('x')).toEqual([1, 2])
})

test('a progress bar writes over its line, colours stay, and a flood keeps only its end', () => {
  const bar = addSerial(EMPTY_SERIAL, ' 10%\r 50%\r100%\r\n\u001B[31mhot\u001B[0m\r\n')
  expect(terminalLines(bar.text)).toBe('100%\n\u001B[31mhot\u001B[0m\n')
  let log = EMPTY_SERIAL
  for (let line = 0; line < 5_000; line++) log = addSerial(log, `line ${line}\r\n`)
  expect(log.raw.length).toBeLessThanOrEqual(20_000)
  expect(log.text.endsWith('line 4999\r\n')).toBe(true)
})
