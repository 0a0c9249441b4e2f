/** Sprites out of files: every value is of its kind afterwards, whatever stood there. */
import { isMediaData, isPictureData } from '@panya/domain/html/safe-address.ts'
import { LARGEST_SIDE } from '@panya/domain/html/stage-media.ts'
import type { Actor, Costume, Scripts, Sound, StartValue, Variable } from './document.ts'
import { readTexts } from './text-views.ts'

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function numberOf(value: unknown, usual: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : usual
}

/** Those of these fields that hold a number. */
export function numbersOf<Name extends string>(
  value: Fields,
  ...names: Name[]
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const given = value[name]
    if (typeof given === 'number' && Number.isFinite(given)) found[name] = given
  }
  return found
}

export function readVariables(value: unknown): Variable[] {
  return entriesOf(value).flatMap((entry) => {
    if (!isFields(entry) || typeof entry['id'] !== 'string' || typeof entry['name'] !== 'string')
      return []
    const { id, name, type } = entry as { id: string; name: string; type?: unknown }
    const start = readStartValue(entry['value'])
    return [
      {
        id,
        name,
        ...(typeof type === 'string' ? { type } : {}),
        ...(start === undefined ? {} : { value: start }),
      },
    ]
  })
}

const isPlain = (value: unknown): value is number | string | boolean =>
  ['number', 'string', 'boolean'].includes(typeof value)

function readStartValue(value: unknown): StartValue | undefined {
  if (Array.isArray(value)) return value.filter(isPlain)
  return isPlain(value) ? value : undefined
}

/** Blockly's own form: the editor and the compilers look closer, and say what they cannot take. */
export function readScripts(value: unknown): Scripts {
  if (!isFields(value)) return {}
  const { blocks, variables, ...rest } = value
  const tops = isFields(blocks) ? entriesOf(blocks['blocks']).filter(isFields) : []
  return {
    ...rest,
    ...(isFields(blocks) ? { blocks: { ...blocks, blocks: tops as { type: string }[] } } : {}),
    ...(variables === undefined ? {} : { variables: readVariables(variables) }),
  }
}

/** Pictures never point outside: only the library, our SVG, and data: addresses. */
function readCostume(value: unknown): Costume | null {
  if (!isFields(value)) return null
  const { id, name, library, svg, image } = value
  const [width, height] = [numberOf(value['width'], 0), numberOf(value['height'], 0)]
  if (typeof id !== 'string' || width <= 0 || height <= 0) return null
  return {
    id,
    name: typeof name === 'string' ? name : id,
    width: Math.min(width, LARGEST_SIDE),
    height: Math.min(height, LARGEST_SIDE),
    ...numbersOf(value, 'centreX', 'centreY'),
    ...(typeof library === 'string' ? { library } : {}),
    ...(typeof svg === 'string' ? { svg } : {}),
    ...(typeof image === 'string' && isPictureData(image) ? { image } : {}),
  }
}

function readSound(value: unknown): Sound[] {
  if (!isFields(value) || typeof value['id'] !== 'string') return []
  const { id, name, library, audio } = value as { id: string } & Fields
  return [
    {
      id,
      name: typeof name === 'string' ? name : id,
      seconds: Math.max(0, numberOf(value['seconds'], 0)),
      ...(typeof library === 'string' ? { library } : {}),
      ...(typeof audio === 'string' && isMediaData(audio) ? { audio } : {}),
    },
  ]
}

const STYLES = ['all', 'left-right', 'none'] as const

/** Null when it has no name or a picture is broken: nothing is guessed. */
export function readActor(value: unknown): Actor | null {
  if (!isFields(value)) return null
  const { id, name, rotationStyle } = value
  const costumes = entriesOf(value['costumes']).map(readCostume)
  if (typeof id !== 'string' || typeof name !== 'string' || costumes.length === 0) return null
  if (!costumes.every((costume) => costume !== null)) return null
  const worn = Math.floor(numberOf(value['costume'], 0))
  return {
    id,
    name,
    isStage: id === 'stage',
    x: numberOf(value['x'], 0),
    y: numberOf(value['y'], 0),
    direction: numberOf(value['direction'], 90),
    size: numberOf(value['size'], 100),
    visible: value['visible'] !== false,
    draggable: value['draggable'] === true,
    rotationStyle: STYLES.find((style) => style === rotationStyle) ?? 'all',
    costume: Math.min(Math.max(0, worn), costumes.length - 1),
    costumes,
    sounds: entriesOf(value['sounds']).flatMap(readSound),
    ...numbersOf(value, 'volume', 'pane'),
    workspace: readScripts(value['workspace']),
    ...readTexts(value),
  }
}
