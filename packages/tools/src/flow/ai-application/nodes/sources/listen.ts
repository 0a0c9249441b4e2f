import { numberOut, textOut } from '@panya/engines/ai/ai-op.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { choice, decimal } from '../../../../flow-kit/param-forms.ts'
import { aiNode, numberPort, textPort } from '../define.ts'
import { pageRun } from '../run-on.ts'

/** What is said, and what the clock says. */

const LISTEN_HELPER = py`def listen():
    """What somebody says."""
    recogniser = sr.Recognizer()
    with sr.Microphone() as microphone:
        return recogniser.recognize_sphinx(recogniser.listen(microphone))`

const listen = aiNode('listen', 'source', {
  engine: 'page',
  outputs: [textPort('text')],
  params: [choice('speech', ['page', 'en-US', 'th-TH', 'zh-CN', 'ar-SA'])],
  live: 'microphone',
  python: {
    variable: 'said',
    imports: [py`import speech_recognition as sr`],
    helpers: [LISTEN_HELPER],
    code: (c) => py`${c.output('text')} = listen()`,
  },
})

const runListen = pageRun(listen, (io) => ({ outputs: { text: textOut(io.inputText('live')) } }))

const timer = aiNode('timer', 'source', {
  engine: 'page',
  outputs: [numberPort('ticks')],
  params: [decimal('seconds', 1, 0.2, 60, 0.2)],
  live: 'timer',
  python: {
    variable: 'ticks',
    imports: [py`import time`],
    code: (c) => py`time.sleep(${c.param('seconds')})\n${c.output('ticks')} = 1`,
  },
})

const runTimer = pageRun(timer, (io) => ({
  outputs: { ticks: numberOut(Number(io.inputText('live'))) },
}))

export const LISTEN = [listen, timer]

export const LISTEN_RUNS = [runListen, runTimer]
