/** Checks what a Python program says of its stage: costumes, sounds and frames that can be drawn. */
import * as v from 'valibot'
import { FRAME } from '../blocks-runtime/world/read-frame.ts'
import { checkedList, list, number, text } from '../sandbox/checks.ts'
import type { StageCommand } from './stage-command.ts'

const ID = text(500)
/** Of a costume, in the stage's own units. */
const LENGTH = v.pipe(number, v.minValue(0), v.maxValue(5000))

const COMMAND = v.variant('do', [
  v.object({
    do: v.literal('load'),
    costumes: list(v.object({ id: ID, width: LENGTH, height: LENGTH }), 5000),
    sounds: list(ID, 5000),
  }),
  v.object({ do: v.literal('frame'), frame: FRAME }),
])

export function readStageCommands(commands: unknown): StageCommand[] {
  return checkedList(COMMAND, commands, 1000)
}
