/** Every block of Scratch: what it becomes, and that it comes back the same. */
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ContentBlock } from './content.ts'
import { menuRule } from './opcodes/menus.ts'
import { isInput, type PartRule, shadowOf } from './opcodes/opcode-rule.ts'
import { OPCODES, rulesFor } from './opcodes/opcodes.ts'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { EXPECTED_BLOCKS } from './testing/expected-blocks.ts'
import { SVG, stage, target, zipped } from './testing/scratch-files.ts'

const VALUES: Readonly<Record<string, string>> = {
  places: 'Dog',
  touchables: 'Dog',
  cloneables: 'Dog',
  costumes: 'two',
  backdrops: 'one',
  sounds: 'pop',
  keys: 'up arrow',
  ofTargets: 'Dog',
  languages: 'th',
}

function fieldOf(part: PartRule): unknown[] {
  switch (part.kind) {
    case 'variable':
      return ['score', 'v1']
    case 'list':
      return ['names', 'l1']
    case 'message':
      return ['go', 'm1']
    case 'word':
      return [Object.keys(part.words).at(-1)]
    case 'backdrop':
      return ['one']
    case 'key':
      return ['left arrow']
    case 'body':
    case 'colour':
    case 'menu':
    case 'number':
    case 'property':
    case 'text':
    case 'truth':
      return ['score']
  }
}

/** A project with each opcode as a script of its own, everything filled in, every second menu with a reporter. */
function everyBlock(): Uint8Array {
  const blocks: Record<string, unknown> = {}
  const add = (id: string, opcode: string, parts: object): string => {
    blocks[id] = {
      opcode,
      next: null,
      parent: null,
      inputs: {},
      fields: {},
      shadow: false,
      topLevel: false,
      ...parts,
    }
    return id
  }
  const inputOf = (part: PartRule, id: string, isOdd: boolean): unknown => {
    if (part.kind === 'truth') return [2, add(`${id}-not`, 'operator_not', {})]
    if (part.kind === 'body') return [2, add(`${id}-show`, 'looks_show', {})]
    if (part.kind === 'colour') return [1, [9, '#12abef']]
    if (part.kind === 'text') return isOdd ? [3, [12, 'score', 'v1'], [10, 'hi']] : [1, [10, 'hi']]
    if (part.kind === 'number' && part.shadow !== 'note') return [1, [4, '7.5']]
    const { opcode, field } = shadowOf(part)!
    if (part.kind === 'menu' && menuRule(part.menu).source === 'messages')
      return isOdd ? [3, [12, 'score', 'v1'], [11, 'go', 'm1']] : [1, [11, 'go', 'm1']]
    const menu = part.kind === 'menu' ? menuRule(part.menu) : null
    const value = menu ? (VALUES[menu.source] ?? Object.keys(menu.words).at(-1)) : '62'
    const shadow = add(`${id}-menu`, opcode, { shadow: true, fields: { [field]: [value] } })
    return isOdd ? [3, [13, 'names', 'l1'], shadow] : [1, shadow]
  }
  Object.keys(EXPECTED_BLOCKS).forEach((opcode, index) => {
    const rule = rulesFor(opcode)[0]
    const fields: Record<string, unknown> = {}
    const inputs: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(rule?.when ?? {})) fields[name] = [value]
    for (const part of rule?.parts ?? []) {
      if (isInput(part))
        inputs[part.from] = inputOf(part, `${opcode}-${part.from}`, index % 2 === 1)
      else fields[part.from] = fieldOf(part)
    }
    add(opcode, opcode, { topLevel: true, x: index, y: index * 2, fields, inputs })
  })
  const costumes = ['one', 'two'].map((name) => ({
    name,
    md5ext: 'a.svg',
    dataFormat: 'svg',
    rotationCenterX: 1,
    rotationCenterY: 2,
  }))
  const cat = target({
    name: 'Cat',
    costumes,
    blocks,
    lists: { l2: ['own', [1, 'a', true]] },
    sounds: [{ name: 'pop', md5ext: 'b.wav', dataFormat: 'wav' }],
  })
  const shared = {
    variables: { v1: ['score', '007'] },
    lists: { l1: ['names', ['a', 2]] },
    broadcasts: { m1: 'go' },
  }
  const monitors = [
    {
      id: 'v1',
      opcode: 'data_variable',
      params: { VARIABLE: 'score' },
      mode: 'slider',
      x: 10,
      y: 20,
      visible: true,
      sliderMin: -5,
      sliderMax: 5,
      isDiscrete: false,
    },
    {
      id: 'x',
      opcode: 'motion_xposition',
      params: {},
      spriteName: 'Cat',
      mode: 'large',
      x: 1,
      y: 2,
      visible: true,
    },
    {
      id: 'y',
      opcode: 'sensing_current',
      params: { CURRENTMENU: 'YEAR' },
      mode: 'default',
      x: 3,
      y: 4,
      visible: false,
    },
    {
      id: 'l2',
      opcode: 'data_listcontents',
      params: { LIST: 'own' },
      spriteName: 'Cat',
      mode: 'list',
      x: 5,
      y: 6,
      width: 100,
      height: 200,
      visible: true,
    },
  ]
  const project = {
    targets: [stage(shared), cat, target({ name: 'Dog', layerOrder: 2 })],
    monitors,
  }
  return zipped(project, { 'a.svg': strToU8(SVG), 'b.wav': WAV })
}

/** One sample of silence. */
const WAV = Uint8Array.from([
  ...strToU8('RIFF'),
  38,
  0,
  0,
  0,
  ...strToU8('WAVEfmt '),
  16,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  0x22,
  0x56,
  0,
  0,
  0x44,
  0xac,
  0,
  0,
  2,
  0,
  16,
  0,
  ...strToU8('data'),
  2,
  0,
  0,
  0,
  0,
  0,
])

const opened = openProject(everyBlock())
const scripts = opened.content.actors[1]!.workspace.blocks!.blocks as ContentBlock[]

describe('every opcode', () => {
  test('there are no more and no fewer', () => {
    const more = [
      'text2speech_speakAndWaitBlock',
      'text2speech_setVoiceBlock',
      'text2speech_setLanguageBlock',
      'procedures_return',
    ]
    const known = new Set(OPCODES.map(({ opcode }) => opcode))
    const foreign = Object.values(EXPECTED_BLOCKS).filter((type) => type.startsWith('foreign_'))
    expect(known.size - more.length + foreign.length).toBe(Object.keys(EXPECTED_BLOCKS).length)
  })

  test.each(Object.entries(EXPECTED_BLOCKS))('%s is %s', (opcode, type) => {
    expect(scripts.find(({ id }) => id === opcode)?.type).toBe(type)
  })

  test('nothing is reported but what Scratch cannot do either, and what needs a camera or a server', () => {
    const codes = new Set(opened.report.map(({ code }) => code))
    expect([...codes].toSorted()).toEqual(['legacy-no-op', 'speech', 'translate', 'video'])
  })

  test('saved and opened again it is the same', async () => {
    const saved = await saveProject(opened.content)
    expect(saved.report).toEqual([])
    const again = openProject(saved.bytes)
    expect(again.content).toEqual(opened.content)
  })
})

test('monitors keep their places, and are known by what they show', () => {
  expect(opened.content.watched).toEqual(['v1', 'sprite-1.motion_x', 'l2'])
  expect(opened.content.monitors).toEqual({
    v1: { mode: 'slider', x: 10, y: 20, min: -5, max: 5, whole: false },
    'sprite-1.motion_x': { mode: 'large', x: 1, y: 2 },
    'sensing_date[year]': { mode: 'default', x: 3, y: 4 },
    l2: { mode: 'list', x: 5, y: 6, width: 100, height: 200 },
  })
})
