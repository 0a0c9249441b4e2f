/** The choices in the blocks' dropdowns: fixed ones in the reader's language, and the project's own. */

import type { OptionSource } from '../blocks-runtime/catalogue/block-spec.ts'
import { KEYS } from '../blocks-runtime/catalogue/catalogue.ts'
import { FIXED_CHOICES } from '../blocks-runtime/catalogue/choices.ts'
import { LANGUAGES } from '../blocks-runtime/catalogue/languages.ts'
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
  const words = messages.blocks[type as keyof BlockMessages['blocks']]
  const own = ownTable(words?.[2]?.choices ?? {})
  const fixed = (values: readonly string[], group = ''): Option[] =>
    values.map((value) => [own[value] ?? label(value, group, messages), value])
  const named = (entries: Named[]): Option[] => entries.map(({ id, name }) => [name, id])
  const others = context.sprites.filter(({ id }) => id !== context.actorId)
  const none: Option[] = [[messages.options.nothing, '']]
  const some = (options: Option[]): Option[] => (options.length > 0 ? options : none)
  if (typeof source !== 'string') return fixed(source)
  switch (source) {
    case 'keys':
      // A letter is called what stands on the key, whatever else it may mean.
      return KEYS.flatMap((key): Option[] => (key.length === 1 ? [[key, key]] : fixed([key])))
    case 'places':
      return [...fixed(FIXED_CHOICES.places), ...named(others)]
    case 'touchables':
      return [...fixed(FIXED_CHOICES.touchables), ...named(others)]
    case 'cloneables':
      return context.isStage
        ? some(named(others))
        : [...fixed(FIXED_CHOICES.cloneables), ...named(others)]
    case 'sprites':
      return some(named(context.sprites))
    case 'ofTargets':
      return [...fixed(FIXED_CHOICES.ofTargets), ...named(context.sprites)]
    case 'properties':
      return [
        ...fixed(FIXED_CHOICES.properties, 'of'),
        ...(context.variables ?? []).map((name): Option => [name, `variable:${name}`]),
      ]
    case 'languages':
      return Object.entries(LANGUAGES).map(([code, name]) => [name, code])
    case 'messages':
      return none
    case 'costumes':
      return some(named(context.costumes))
    case 'backdrops':
      // A hat waits for a certain backdrop.
      if (type === 'event_backdrop') return some(named(context.backdrops))
      return [...named(context.backdrops), ...fixed(FIXED_CHOICES.backdrops, 'backdrop')]
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

/** What has no message, such as `sin`, is called the same in every language. */
function label(value: string, group: string, messages: BlockMessages): string {
  const options = ownTable(messages.options as Record<string, string>)
  return options[`${group}.${value}`] ?? options[value] ?? value
}
