/** Monitors of Scratch 2: those of values stand among the sprites, those of lists with their lists. */
import * as v from 'valibot'
import { plain } from '../loose-schema.ts'
import type { ScratchMonitor } from '../project.ts'
import { SB2_BLOCKS } from './sb2-blocks.ts'
import { MONITOR, type Sb2Object, type Sb2Stage } from './schema.ts'

const MODES = { 1: 'default', 2: 'large', 3: 'slider' } as const

export function readSb2Monitors(
  stage: Sb2Stage,
  objects: readonly Sb2Object[],
  ids: readonly ReadonlyMap<string, string>[],
): ScratchMonitor[] {
  const values = stage.children.flatMap((child) => {
    const read = v.safeParse(MONITOR, child)
    return read.success ? [valueMonitor(read.output, stage, objects, ids)] : []
  })
  const lists = objects.flatMap((object, index) =>
    object.lists.map((list) => listMonitor(list, object, index, ids[index]!)),
  )
  return [...values, ...lists]
}

function valueMonitor(
  given: v.InferOutput<typeof MONITOR>,
  stage: Sb2Stage,
  objects: readonly Sb2Object[],
  ids: readonly ReadonlyMap<string, string>[],
): ScratchMonitor {
  const isStage = given.target === (stage.objName ?? 'Stage') || given.target === 'Stage'
  const rule = SB2_BLOCKS[given.cmd]
  const fields: ScratchMonitor['fields'] = {}
  for (const [name, value] of Object.entries(rule?.fields ?? {})) fields[name] = { value }
  const argument = rule?.args[0]
  if (argument) fields[argument] = { value: paramOf(given.param, argument) }
  if (rule?.opcode === 'data_variable') {
    const index = isStage ? 0 : objects.findIndex(({ objName }) => objName === given.target)
    const id = ids[index]?.get(`variable ${fields['VARIABLE']?.value}`)
    fields['VARIABLE'] = { value: fields['VARIABLE']?.value ?? '', ...(id ? { id } : {}) }
  }
  const { x, y, sliderMin: min, sliderMax: max } = given
  return {
    opcode: rule?.opcode ?? `scratch2_${given.cmd}`,
    fields,
    sprite: isStage ? null : given.target,
    mode: MODES[given.mode as 1] ?? 'default',
    visible: given.visible,
    isDiscrete: given.isDiscrete,
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}

function paramOf(given: unknown, argument: string): string {
  const text = String(plain(given ?? ''))
  return argument === 'CURRENTMENU' ? text.toUpperCase().replaceAll(' ', '') : text
}

function listMonitor(
  list: Sb2Object['lists'][number],
  object: Sb2Object,
  index: number,
  ids: ReadonlyMap<string, string>,
): ScratchMonitor {
  const { listName, x, y, width, height, visible } = list
  const id = ids.get(`list ${listName}`)
  return {
    opcode: 'data_listcontents',
    fields: { LIST: { value: listName, ...(id ? { id } : {}) } },
    sprite: index === 0 ? null : (object.objName ?? ''),
    mode: 'list',
    visible,
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  }
}
