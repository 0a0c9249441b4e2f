/** A small game as Scratch saves it: an apple falls, a basket catches it, and there is a score. */
import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')

const drawing = (colour: string): Uint8Array =>
  strToU8(
    `<svg version="1.1" width="60" height="40" viewBox="0,0,60,40"><g><rect width="60" height="40" rx="8" fill="${colour}"/></g></svg>`,
  )
const backdrop = strToU8(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#bae6fd"/></svg>',
)

/** A tenth of a second at 11,025 samples a second, 16 bits. */
function beep(): Uint8Array {
  const samples = 1102
  const bytes = new Uint8Array(44 + samples * 2)
  const view = new DataView(bytes.buffer)
  bytes.set(strToU8('RIFF'), 0)
  view.setUint32(4, bytes.length - 8, true)
  bytes.set(strToU8('WAVEfmt '), 8)
  for (const [at, value] of [
    [16, 16],
    [24, 11_025],
    [28, 22_050],
    [40, samples * 2],
  ] as const)
    view.setUint32(at, value, true)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    view.setUint16(at, value, true)
  bytes.set(strToU8('data'), 36)
  for (let index = 0; index < samples; index++)
    view.setInt16(44 + index * 2, Math.round(8000 * Math.sin(index / 4)), true)
  return bytes
}

const [basket, apple, sound] = [drawing('#b45309'), drawing('#dc2626'), beep()]

const costume = (name: string, bytes: Uint8Array, x: number, y: number): object => ({
  name,
  assetId: md5(bytes),
  md5ext: `${md5(bytes)}.svg`,
  dataFormat: 'svg',
  rotationCenterX: x,
  rotationCenterY: y,
})

interface Written {
  opcode: string
  inputs?: Record<string, unknown>
  fields?: Record<string, unknown>
  mutation?: object
}

/** A stack of blocks under its first one, each with an id of its own. */
function stack(prefix: string, blocks: Written[], y: number): Record<string, object> {
  return Object.fromEntries(
    blocks.map((block, index) => [
      `${prefix}${index}`,
      {
        next: index + 1 < blocks.length ? `${prefix}${index + 1}` : null,
        parent: index > 0 ? `${prefix}${index - 1}` : null,
        inputs: {},
        fields: {},
        shadow: false,
        topLevel: index === 0,
        ...(index === 0 ? { x: 40, y } : {}),
        ...block,
      },
    ]),
  )
}

const inner = (id: string, parent: string, block: Written, shadow = false): object => ({
  [id]: { next: null, parent, inputs: {}, fields: {}, topLevel: false, shadow, ...block },
})

const SCORE = ['score', 'score-id']

const appleBlocks = {
  ...stack(
    'a',
    [
      { opcode: 'event_whenflagclicked' },
      {
        opcode: 'data_setvariableto',
        inputs: { VALUE: [1, [10, '0']] },
        fields: { VARIABLE: SCORE },
      },
      { opcode: 'motion_gotoxy', inputs: { X: [1, [4, '0']], Y: [1, [4, '150']] } },
      {
        opcode: 'control_repeat_until',
        inputs: { CONDITION: [2, 'touch'], SUBSTACK: [2, 'fall'] },
      },
      { opcode: 'procedures_call', inputs: { points: [1, [10, '5']] }, mutation: call() },
      { opcode: 'sound_play', inputs: { SOUND_MENU: [1, 'menu'] } },
      { opcode: 'event_broadcast', inputs: { BROADCAST_INPUT: [1, [11, 'caught', 'caught-id']] } },
    ],
    60,
  ),
  ...inner('touch', 'a3', {
    opcode: 'sensing_touchingobject',
    inputs: { TOUCHINGOBJECTMENU: [1, 'who'] },
  }),
  ...inner(
    'who',
    'touch',
    { opcode: 'sensing_touchingobjectmenu', fields: { TOUCHINGOBJECTMENU: ['Basket', null] } },
    true,
  ),
  ...inner('fall', 'a3', { opcode: 'motion_changeyby', inputs: { DY: [1, [4, '-10']] } }),
  ...inner(
    'menu',
    'a5',
    { opcode: 'sound_sounds_menu', fields: { SOUND_MENU: ['beep', null] } },
    true,
  ),
  ...stack(
    'd',
    [
      { opcode: 'procedures_definition', inputs: { custom_block: [1, 'proto'] } },
      {
        opcode: 'data_changevariableby',
        inputs: { VALUE: [3, 'param', [4, '1']] },
        fields: { VARIABLE: SCORE },
      },
    ],
    460,
  ),
  ...inner(
    'proto',
    'd0',
    {
      opcode: 'procedures_prototype',
      mutation: {
        ...call(),
        argumentnames: '["points"]',
        argumentdefaults: '[""]',
      },
    },
    true,
  ),
  ...inner('param', 'd1', {
    opcode: 'argument_reporter_string_number',
    fields: { VALUE: ['points', null] },
  }),
}

function call(): object {
  return {
    tagName: 'mutation',
    children: [],
    proccode: 'add %s points',
    argumentids: '["points"]',
    warp: 'true',
  }
}

const basketBlocks = {
  ...stack(
    'b',
    [
      { opcode: 'event_whenkeypressed', fields: { KEY_OPTION: ['right arrow', null] } },
      { opcode: 'motion_changexby', inputs: { DX: [1, [4, '10']] } },
    ],
    60,
  ),
  ...stack(
    'c',
    [
      {
        opcode: 'event_whenbroadcastreceived',
        fields: { BROADCAST_OPTION: ['caught', 'caught-id'] },
      },
      { opcode: 'looks_say', inputs: { MESSAGE: [3, 'words', [10, '']] } },
    ],
    220,
  ),
  ...inner('words', 'c1', {
    opcode: 'operator_join',
    inputs: { STRING1: [1, [10, 'Caught! ']], STRING2: [3, [12, ...SCORE], [10, '']] },
  }),
}

const sprite = (
  name: string,
  blocks: object,
  look: object,
  layerOrder: number,
  y: number,
): object => ({
  isStage: false,
  name,
  variables: {},
  lists: {},
  broadcasts: {},
  blocks,
  comments: {},
  currentCostume: 0,
  costumes: [look],
  sounds: [
    {
      name: 'beep',
      assetId: md5(sound),
      dataFormat: 'wav',
      rate: 11_025,
      sampleCount: 1102,
      md5ext: `${md5(sound)}.wav`,
    },
  ],
  volume: 100,
  layerOrder,
  visible: true,
  x: 0,
  y,
  size: 100,
  direction: 90,
  draggable: false,
  rotationStyle: 'all around',
})

export function scratchGame(): Uint8Array {
  const project = {
    targets: [
      {
        isStage: true,
        name: 'Stage',
        variables: { 'score-id': ['score', 3] },
        lists: { 'list-id': ['names', ['Nok', 'Ploy']] },
        broadcasts: { 'caught-id': 'caught' },
        blocks: {},
        comments: {},
        currentCostume: 0,
        costumes: [costume('sky', backdrop, 240, 180)],
        sounds: [],
        volume: 100,
        layerOrder: 0,
        tempo: 60,
        videoTransparency: 50,
        videoState: 'on',
        textToSpeechLanguage: null,
      },
      sprite('Basket', basketBlocks, costume('basket', basket, 30, 20), 1, -130),
      sprite('Apple', appleBlocks, costume('apple', apple, 30, 20), 2, 150),
    ],
    monitors: [
      {
        id: 'score-id',
        mode: 'default',
        opcode: 'data_variable',
        params: { VARIABLE: 'score' },
        spriteName: null,
        value: 3,
        width: 0,
        height: 0,
        x: 5,
        y: 5,
        visible: true,
        sliderMin: 0,
        sliderMax: 100,
        isDiscrete: true,
      },
    ],
    extensions: [],
    meta: { semver: '3.0.0', vm: '0.2.0', agent: '' },
  }
  return zipSync({
    'project.json': strToU8(JSON.stringify(project)),
    [`${md5(backdrop)}.svg`]: backdrop,
    [`${md5(basket)}.svg`]: basket,
    [`${md5(apple)}.svg`]: apple,
    [`${md5(sound)}.wav`]: sound,
  })
}
