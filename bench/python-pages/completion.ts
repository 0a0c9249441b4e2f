/** A page with nothing but the editor's helper: types a program and waits for its words after every key. */
import { PyrightClient } from '@panya/engines/code-editor/pyright-client.ts'
import { pythonBase } from '@panya/engines/python/spawn-python.ts'

const BEGUN = `import random
import turtle
from datetime import datetime


class Owl:
    def __init__(self, name: str) -> None:
        self.name = name

    def hoot(self) -> str:
        return self.name + "!"


owls = [Owl("Mali"), Owl("Noi")]
`
const TYPED = [
  'owls[0].hoot',
  'random.choi',
  'turtle.forw',
  'datetime.no',
  'owls.appe',
  'pri',
  '"a".upp',
  'x = Ow',
]

const client = new PyrightClient(`${pythonBase()}pyright.worker.js`)

async function askAt(text: string): Promise<number> {
  const began = performance.now()
  const found = await client.complete('main.py', text, text.length)
  return found.length > 0 ? performance.now() - began : Number.NaN
}

client.prepare()
while (Number.isNaN(await askAt(`${BEGUN}owls.`))) {
  await new Promise((resolve) => setTimeout(resolve, 50))
}
const waits: number[] = []
for (let round = 0; round < 3; round++) {
  for (const line of TYPED) {
    for (let end = 1; end <= line.length; end++) {
      // The editor asks at the first letter of a word and after a dot; of what it got it chooses itself.
      if (!/(?:^|\W)\w$|\.$/.test(line.slice(0, end))) continue
      const wait = await askAt(`${BEGUN}${line.slice(0, end)}`)
      if (!Number.isNaN(wait)) waits.push(wait)
    }
  }
}
Object.assign(globalThis, { waits })
