import { customView, numberOut, textOut } from '@panya/engines/ai/ai-op.ts'
import { previewOf } from '@panya/engines/ai/picture.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { choice, whole, yesNo } from '../../../../flow-kit/param-forms.ts'
import { SOUNDS, type Sound } from '../../acts/sounds.ts'
import { aiNode, numberPort, optional, port, tablePort, textPort, yesPort } from '../define.ts'
import { pageRun } from '../run-on.ts'
import { any, WORDS_HELPER } from '../think/think.ts'

/** Deeds: showing, speaking, playing, sending, keeping a log. */

const SHOW_HELPER = py`def show(image):
    """Shows a picture in a notebook or a window."""
    plt.imshow(image, cmap="gray")
    plt.axis("off")
    plt.show()`

const show = aiNode('show', 'act', {
  engine: 'page',
  inputs: [port('value', 'text', 'number', 'boolean', 'image')],
  outputs: [],
  display: true,
  python: {
    variable: 'shown',
    imports: [py`import matplotlib.pyplot as plt`],
    helpers: [SHOW_HELPER, WORDS_HELPER],
    code: (c) =>
      c.kind('value') === 'image'
        ? py`show(${c.input('value')})`
        : py`print(words(${c.input('value')}))`,
  },
})

const runShow = pageRun(show, (io) => {
  const value = io.value('value')
  if (value.type === 'image') return { outputs: {}, preview: previewOf(io.picture('value')) }
  return {
    outputs: {},
    preview: customView('big', { text: io.environment.nameOf(io.inputText('value')) }),
  }
})

const nothingSaid = () => ({ last: '' })

const SPEAK_HELPER = py`def speak(text):
    """Says a text with the computer's own voice."""
    voice = pyttsx3.init()
    voice.say(text)
    voice.runAndWait()`

const speak = aiNode('speak', 'act', {
  engine: 'page',
  inputs: [textPort('text'), optional('when', 'boolean')],
  outputs: [textPort('said')],
  params: [choice('speech', ['page', 'en-US', 'th-TH', 'zh-CN', 'ar-SA']), yesNo('aloud', true)],
  display: true,
  python: {
    variable: 'spoken',
    imports: [py`import pyttsx3`],
    helpers: [SPEAK_HELPER],
    code: (c) => {
      const said = c.output('said')
      const deed = c.params.aloud ? py`speak` : py`print`
      return py`${said} = ${c.input('text')}${c.has('when') ? py` if ${c.input('when')} else ""` : py``}
if ${said}:
    ${deed}(${said})`
    },
  },
})

const runSpeak = pageRun(speak, (io) => {
  const memory = io.environment.memory(io, nothingSaid)
  const text = io.environment.nameOf(io.inputText())
  const wanted = !io.has('when') || io.isYes('when')
  if (!wanted) memory.last = ''
  else if (text !== memory.last && text !== '') {
    memory.last = text
    if (io.yes('aloud')) io.environment.speak(text, io.text('speech'))
  }
  return {
    outputs: { said: textOut(memory.last) },
    preview: customView('big', { text: memory.last }),
  }
})

const nothingPlayed = () => ({ count: 0, before: false })

const sound = aiNode('sound', 'act', {
  engine: 'page',
  inputs: [yesPort('when')],
  outputs: [numberPort('count')],
  params: [choice('tone', SOUNDS)],
  display: true,
  python: {
    variable: 'played',
    imports: [py`import numpy as np`, py`import sounddevice as sd`],
    code: (c) => py`${c.output('count')} = int(${c.input('when')})
if ${c.input('when')}:
    sd.play(np.sin(np.linspace(0, 440 * 2 * np.pi * 0.3, int(44100 * 0.3))), 44100, blocking=True)`,
  },
})

const runSound = pageRun(sound, (io) => {
  const memory = io.environment.memory(io, nothingPlayed)
  if (io.isYes('when') && !memory.before) {
    memory.count++
    io.environment.play(io.text('tone') as Sound)
  }
  memory.before = io.isYes('when')
  return { outputs: { count: numberOut(memory.count) } }
})

const nothingSent = () => ({ last: '' })

const SEND_HELPER = py`def send(text, port="/dev/ttyUSB0"):
    """Sends a line to the board. On Windows the port is called COM3 or alike."""
    with serial.Serial(port, 115200) as board:
        board.write((text + "\\r\\n").encode())`

const board = aiNode('board', 'act', {
  engine: 'page',
  inputs: [any('value'), optional('when', 'boolean')],
  outputs: [textPort('said')],
  display: true,
  python: {
    variable: 'sent',
    imports: [py`import serial`],
    helpers: [WORDS_HELPER, SEND_HELPER],
    code: (
      c,
    ) => py`${c.output('said')} = words(${c.input('value')})${c.has('when') ? py` if ${c.input('when')} else ""` : py``}
if ${c.output('said')}:
    send(${c.output('said')})`,
  },
})

const runBoard = pageRun(board, (io) => {
  const memory = io.environment.memory(io, nothingSent)
  const text = io.inputText('value')
  const wanted = !io.has('when') || io.isYes('when')
  if (!wanted) memory.last = ''
  else if (text !== memory.last) io.environment.send(text)
  if (wanted) memory.last = text
  return {
    outputs: { said: textOut(memory.last) },
    preview: customView('big', { text: memory.last }),
  }
})

const noRows = () => ({ rows: [] as [string, string, string][] })

function logTable(rows: readonly [string, string, string][], both: boolean) {
  const names = both ? ['time', 'a', 'b'] : ['time', 'a']
  return {
    columns: names.map((name) => ({ name, type: 'text' as const })),
    data: names.map((_, at) => rows.map((row) => row[at])),
  }
}

const log = aiNode('log', 'act', {
  engine: 'page',
  inputs: [any('a'), optional('b', 'text', 'number', 'boolean'), optional('when', 'boolean')],
  outputs: [tablePort('table')],
  params: [choice('keep', ['changes', 'all']), whole('most', 200, 10, 2000)],
  display: true,
  python: {
    variable: 'log',
    imports: [py`import pandas as pd`, py`import time`],
    helpers: [WORDS_HELPER],
    code: (c) => {
      const b = c.has('b') ? py`, "b": words(${c.input('b')})` : py``
      const row = py`{"time": time.strftime("%H:%M:%S"), "a": words(${c.input('a')})${b}}`
      const names = c.has('b') ? py`["time", "a", "b"]` : py`["time", "a"]`
      const rows = c.has('when') ? py`[${row}] if ${c.input('when')} else []` : py`[${row}]`
      return py`${c.output('table')} = pd.DataFrame(${rows}, columns=${names})`
    },
  },
})

const runLog = pageRun(log, (io) => {
  const { rows } = io.environment.memory(io, noRows)
  const [a, b] = [io.inputText('a'), io.has('b') ? io.inputText('b') : '']
  const last = rows.at(-1)
  const changed = last?.[1] !== a || last[2] !== b
  const wanted = !io.has('when') || io.isYes('when')
  if (wanted && (changed || io.text('keep') === 'all')) rows.push([io.environment.clock(), a, b])
  rows.splice(0, rows.length - io.number('most'))
  return { outputs: { table: logTable(rows, io.has('b')) } }
})

export const ACT = [show, speak, sound, board, log]

export const ACT_RUNS = [runShow, runSpeak, runSound, runBoard, runLog]
