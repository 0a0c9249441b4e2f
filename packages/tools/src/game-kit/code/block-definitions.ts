/** The blocks of a programmed game, in the learner's language, as Blockly's JSON definitions. */
import {
  breakBeforeBodies,
  CONNECTIONS,
} from '@panya/engines/blocks-runtime/catalogue/block-layout.ts'
import type { BlockDefinition } from '@panya/engines/game-blocks/protocol.ts'
import type { GameArg } from '../core/blocks/game-arg.ts'
import type { FacedSpec, Faces } from '../core/blocks/game-block.ts'
import { allSpecs } from '../core/blocks/game-blocks.ts'
import type { GameWords } from '../core/blocks/game-words.ts'
import { PREFIX } from '../core/code/block-json.ts'
import { BLOCK_ICONS, iconField } from './block-icons.ts'

export interface BlockMessages extends Omit<Faces, 'words'> {
  words: GameWords
  /** Texts with a drop-down of their own: value and what the learner reads. */
  directions?: readonly (readonly [string, string])[]
  things?: readonly (readonly [string, string])[]
}

type Field = Extract<GameArg, { field: string }>
type Choices = Readonly<Record<string, string>>

/** null: this game has no such texts. */
function fieldOf(arg: Field, choices: Choices, messages: BlockMessages): object | null {
  if ('typed' in arg) {
    const { field: name, preset } = arg
    if (arg.typed === 'number') return { type: 'field_number', name, value: preset, precision: 1 }
    return { type: 'field_input', name, text: preset }
  }
  const { field: name, options } = arg
  if (typeof options !== 'string') {
    const shown = options.map((value) => [choices[value] ?? value, value])
    return { type: 'field_dropdown', name, options: shown }
  }
  const shown = messages[options]?.map(([value, text]) => [text, value])
  return shown ? { type: 'field_dropdown', name, options: shown } : null
}

function argument(arg: GameArg, choices: Choices, messages: BlockMessages): object | null {
  if ('body' in arg) return { type: 'input_statement', name: arg.body }
  if ('input' in arg) return { type: 'input_value', name: arg.input }
  return fieldOf(arg, choices, messages)
}

/** The picture comes before the words, and behind the arguments, so that those keep their numbers. */
function withIcon(type: string, message: string, args: object[]): string {
  const icon = BLOCK_ICONS[type]
  if (icon === undefined) return message
  args.push(iconField(icon))
  return `%${args.length} ${message}`
}

function definition(spec: FacedSpec, messages: BlockMessages): BlockDefinition[] {
  const [text, tooltip, more] = spec.face
  const found = spec.args.map((arg) => argument(arg, more?.choices ?? {}, messages))
  const args0 = found.filter((arg) => arg !== null)
  if (args0.length < found.length) return []
  const message0 = withIcon(spec.type, breakBeforeBodies(text, spec.args, args0), args0)
  return [
    {
      type: PREFIX + spec.type,
      style: `game_${spec.category}`,
      message0,
      args0,
      inputsInline: true,
      tooltip,
      extensions: ['game_names'],
      ...(spec.alone ? {} : CONNECTIONS[spec.shape]),
    },
  ]
}

export function blockDefinitions(messages: BlockMessages): BlockDefinition[] {
  return allSpecs(messages).flatMap((spec) => definition(spec, messages))
}

export const NAMING = {
  defines: /^game_function_/,
  uses: /^game_(call|value)_/,
  field: 'NAME',
}
