import { customView, numberOut, yesOut } from '@panya/engines/ai/ai-op.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { whole } from '../../../../flow-kit/param-forms.ts'
import { aiNode, numberPort, yesPort } from '../define.ts'
import { pageRun } from '../run-on.ts'

/** How loud it is. */

const LOUDNESS_HELPER = py`def loudness(seconds=0.2, rate=16000):
    """How loud it is, from 0 to 100."""
    sound = sd.rec(int(seconds * rate), samplerate=rate, channels=1, blocking=True)
    return float(min(100, np.sqrt((sound ** 2).mean()) * 300))`

const microphone = aiNode('microphone', 'source', {
  engine: 'page',
  outputs: [numberPort('level'), yesPort('loud')],
  params: [whole('threshold', 40, 1, 100)],
  live: 'microphone',
  python: {
    variable: 'sound',
    imports: [py`import numpy as np`, py`import sounddevice as sd`],
    helpers: [LOUDNESS_HELPER],
    code: (c) =>
      py`${c.output('level')} = loudness()\n${c.output('loud')} = ${c.output('level')} >= ${c.param('threshold')}`,
  },
})

const runMicrophone = pageRun(microphone, (io) => {
  const level = Number(io.inputText('live'))
  return {
    outputs: { level: numberOut(level), loud: yesOut(level >= io.number('threshold')) },
    preview: customView('level', { level, threshold: io.number('threshold') }),
  }
})

export const MICROPHONE = [microphone]

export const MICROPHONE_RUNS = [runMicrophone]
