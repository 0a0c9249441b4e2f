/** The choices in the blocks' dropdowns: fixed ones in the reader's language, and the project's own. */

import type { OptionSource } from '../blocks-runtime/catalogue/block-spec.ts'
import { KEYS } from '../blocks-runtime/catalogue/catalogue.ts'
import { ownTable } from '../code/own-table.ts'
import type { ActorContext, Named } from './editor-context.ts'
import type { BlockMessages } from './messages/block-messages.ts'

export type Option = [label: string, value: string]

export function optionsOf(
  source: OptionSource,
  type: string,
  messages: BlockMessages,
  context: ActorContext,
): Option[] {
  const fixed = (values: readonly string[]): Option[] =>
    values.map((value) => [label(value, type, messages), value])
  const named = (entries: Named[]): Option[] => entries.map(({ id, name }) => [name, id])
  const others = context.sprites.filter(({ id }) => id !== context.actorId)
  const none: Option[] = [[messages.options.nothing, '']]
  const some = (options: Option[]): Option[] => (options.length > 0 ? options : none)
  if (typeof source !== 'string') return fixed(source)
  switch (source) {
    case 'keys':
      return fixed(KEYS)
    case 'places':
      return [...fixed(['_random_', '_mouse_']), ...named(others)]
    case 'touchables':
      return [...fixed(['_mouse_', '_edge_']), ...named(others)]
    case 'cloneables':
      return context.isStage ? some(named(others)) : [...fixed(['_myself_']), ...named(others)]
    case 'sprites':
      return some(named(context.sprites))
    case 'costumes':
      return some(named(context.costumes))
    case 'backdrops':
      return some(named(context.backdrops))
    case 'modelLabels':
      return some((context.modelLabels ?? []).map((name) => [name, name]))
    case 'buttons':
    case 'leds':
    case 'outputs':
    case 'inputs':
    case 'analogs':
    case 'servos':
      return some((context.board?.[source] ?? []).map(({ name }) => [name, name]))
    case 'sounds':
    default:
      return some(named(context.sounds))
  }
}

/** Blocks whose choices need words of their own: `left` is a key elsewhere, here a way to lean. */
const GROUPS: Record<string, string> = {
  control_stop: 'stop',
  sensor_tilted: 'tilt',
  sensor_acceleration: 'axis',
}

/** What has no message, such as `sin`, is called the same in every language. */
function label(value: string, type: string, messages: BlockMessages): string {
  const options = ownTable(messages.options as Record<string, string>)
  const special = options[`${GROUPS[type] ?? ''}.${value}`]
  return special ?? options[value] ?? value
}
