/** Models out of files: every number is one, every name a text, and all of them fit together; else there is no model. */
import type { DenseHead } from './dense-head.ts'
import { LEARNED_KINDS, type Learned } from './learned.ts'
import { CARD_WARNINGS, type ModelCard } from './model-card.ts'
import type { Scaling } from './scaling.ts'

type Fields = Readonly<Record<string, unknown>>

const MOST_CLASSES = 1_000
/** All the numbers of the rows: a short file may speak of rows that fill the memory. */
const MOST_NUMBERS = 20_000_000
const METHODS = ['knn', 'dense'] as const

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

function numbers(value: unknown): number[] | null {
  const isList = Array.isArray(value) && value.every((item) => Number.isFinite(item))
  return isList ? (value as number[]) : null
}

/** A row of mostly nothing is kept as the places that have something. */
function readRow(value: unknown): number[] | null {
  const { width, at, values } = fieldsOf(value)
  const [places, given] = [numbers(at), numbers(values)]
  if (!places || !given) return numbers(value)
  if (!Number.isInteger(width) || (width as number) < 0) return null
  const row = Array.from({ length: width as number }, () => 0)
  if (places.length !== given.length || !places.every((place) => row[place] === 0)) return null
  places.forEach((place, index) => {
    row[place] = given[index]!
  })
  return row
}

function readRows(value: unknown): (number[] | null)[] {
  if (!Array.isArray(value)) return []
  const most = MOST_NUMBERS / Math.max(1, value.length)
  return value.map((row) => (Number(fieldsOf(row)['width'] ?? 0) > most ? null : readRow(row)))
}

function texts(value: unknown): string[] | null {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isList ? value : null
}

function whole(value: unknown, usual: number): number {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : usual
}

function readScaling(value: unknown, width: number): Scaling | null {
  const { kind, middle, spread, weights, unknown } = fieldsOf(value)
  if (kind === 'rarity') {
    const rarities = numbers(weights)
    if (rarities?.length !== width || typeof unknown !== 'number') return null
    return { kind, weights: rarities, unknown }
  }
  const [centre, spreads] = [numbers(middle), numbers(spread)]
  if (centre?.length !== width) return null
  if (kind === 'direction') return { kind, middle: centre }
  if (kind !== 'spread' || spreads?.length !== width) return null
  return { kind, middle: centre, spread: spreads }
}

function readHead(value: unknown, classes: number, width: number): DenseHead | null {
  const { weights, bias, features } = fieldsOf(value)
  const [all, start] = [numbers(weights), numbers(bias)]
  if (all?.length !== classes * width || start?.length !== classes || features !== width)
    return null
  return { weights: Float32Array.from(all), bias: Float32Array.from(start), features: width }
}

export function readLearned(value: unknown): Learned | null {
  const fields = fieldsOf(value)
  const kind = LEARNED_KINDS.find((known) => known === fields['kind'])
  const method = METHODS.find((known) => known === fields['method'])
  const [labels, classes] = [texts(fields['labels']), numbers(fields['classes'])]
  const rows = readRows(fields['vectors'])
  const width = rows[0]?.length ?? 0
  if (!kind || !method || !labels || !classes || rows.length === 0) return null
  if (labels.length < 2 || labels.length > MOST_CLASSES || classes.length !== rows.length)
    return null
  if (!rows.every((row) => row?.length === width)) return null
  if (!classes.every((at) => Number.isInteger(at) && labels[at] !== undefined)) return null
  const scaling = readScaling(fields['scaling'], width)
  const head = readHead(fields['head'], labels.length, width)
  const columns = texts(fields['columns']) ?? []
  // What is unknown stands behind the pieces.
  if (scaling?.kind === 'rarity' && columns.length !== width - 1) return null
  if (!scaling || (method === 'dense' && !head)) return null
  return {
    kind,
    method,
    labels,
    classes,
    scaling,
    head,
    k: Math.max(1, whole(fields['k'], 5)),
    vectors: rows.map((row) => Float32Array.from(row!)),
    columns,
  }
}

/** What is said about a model is about this one, whatever the file says it is. */
export function readCard(value: unknown, { kind, method }: Learned): ModelCard | null {
  const fields = fieldsOf(value)
  if (!Array.isArray(fields['classes'])) return null
  const share = (given: unknown): number | null =>
    typeof given === 'number' && given >= 0 && given <= 1 ? given : null
  const warnings: unknown[] = Array.isArray(fields['warnings']) ? fields['warnings'] : []
  return {
    kind,
    method,
    classes: fields['classes'].slice(0, MOST_CLASSES).map((entry: unknown) => {
      const { label, learned, tested, accuracy } = fieldsOf(entry)
      return {
        label: typeof label === 'string' ? label : '?',
        learned: whole(learned, 0),
        tested: whole(tested, 0),
        accuracy: share(accuracy),
      }
    }),
    learned: whole(fields['learned'], 0),
    tested: whole(fields['tested'], 0),
    accuracy: share(fields['accuracy']) ?? 0,
    warnings: CARD_WARNINGS.filter((known) => warnings.includes(known)),
  }
}
