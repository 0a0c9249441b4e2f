/** Projects from Scratch that look through the camera: opened, run, and saved for Scratch again. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { World } from '../blocks-runtime/world/world.ts'
import { FLOW_COLUMNS, FLOW_ROWS } from '../media-devices/flow-field.ts'
import { stageProgramOf } from './content.ts'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { sb3, script, stage, target, zipped } from './testing/scratch-files.ts'

const menu = (name: string, value: string) => ({
  opcode: `videoSensing_menu_${name}`,
  shadow: true,
  fields: { [name]: [value, null] },
  inputs: {},
})

const POPPED = {
  ...script(
    ['videoSensing_whenMotionGreaterThan', { inputs: { REFERENCE: [1, [4, '20']] } }],
    ['videoSensing_videoToggle', { inputs: { VIDEO_STATE: [1, 'state'] } }],
    ['videoSensing_setVideoTransparency', { inputs: { TRANSPARENCY: [1, [4, '10']] } }],
    ['looks_say', { inputs: { MESSAGE: [3, 'on', [10, '']] } }],
  ),
  state: menu('VIDEO_STATE', 'on-flipped'),
  on: {
    opcode: 'videoSensing_videoOn',
    inputs: { ATTRIBUTE: [1, 'what'], SUBJECT: [1, 'whom'] },
    fields: {},
  },
  what: menu('ATTRIBUTE', 'motion'),
  whom: menu('SUBJECT', 'this sprite'),
}

interface Saved {
  extensions: string[]
  targets: { videoState: string; videoTransparency: number; blocks: Record<string, object> }[]
}

const writtenOf = (bytes: Uint8Array): Saved =>
  JSON.parse(strFromU8(unzipSync(bytes)['project.json']!)) as Saved

test('a balloon that pops when somebody waves over it', () => {
  const { content, report } = openProject(
    sb3(stage({ videoState: 'on', videoTransparency: 50 }), target({ blocks: POPPED })),
  )
  expect(report.map(({ code }) => code)).toEqual(['video', 'video', 'video', 'video'])
  expect(content).not.toHaveProperty('video')
  const world = new World()
  world.load(stageProgramOf(content))
  world.tick()
  expect(world.frame()).not.toHaveProperty('camera')
  world.flag()
  world.tick()
  expect(world.frame().camera).toEqual({ mirrored: true, transparency: 50 })
  const arrows = new Int8Array(FLOW_COLUMNS * FLOW_ROWS * 2).fill(8)
  world.video.flow = { arrows }
  world.tick()
  world.tick()
  const { camera, bubbles, problems } = world.frame()
  expect(problems).toEqual([])
  expect(camera).toEqual({ mirrored: false, transparency: 10 })
  expect(Number(bubbles[0]?.text)).toBeGreaterThan(20)
})

test('how the camera is shown at the start is kept, and written back', async () => {
  const given = { videoState: 'on-flipped', videoTransparency: 15 }
  const { content, report } = openProject(sb3(stage(given), target({ blocks: POPPED })))
  expect(content.video).toEqual({ state: 'on-flipped', transparency: 15 })
  expect(report.map(({ code }) => code)).not.toContain('stage-setting')
  expect(stageProgramOf(content).video).toEqual(content.video)
  const { bytes } = await saveProject(content)
  const written = writtenOf(bytes)
  expect(written.targets[0]).toMatchObject(given)
  expect(written.extensions).toEqual(['videoSensing'])
  expect(Object.values(written.targets[1]!.blocks)).toContainEqual(
    expect.objectContaining({
      opcode: 'videoSensing_menu_SUBJECT',
      fields: { SUBJECT: ['this sprite', null] },
      shadow: true,
    }),
  )
  expect(openProject(bytes).content).toEqual(content)
})

test('strange words and numbers of a file', () => {
  const video = (given: object) => openProject(sb3(stage({ ...given }), target())).content.video
  expect(video({ videoState: 'off' })).toEqual({ state: 'off', transparency: 50 })
  expect(video({ videoState: 'sideways' })).toEqual({ state: 'on-flipped', transparency: 50 })
  expect(video({ videoTransparency: 1e9 })).toEqual({ state: 'on', transparency: 100 })
  expect(video({ videoState: 7, videoTransparency: 'x' })).toBeUndefined()
})

test('Scratch 2 says it in its own way', () => {
  const video = (parts: object) =>
    openProject(zipped({ objName: 'Stage', children: [], ...parts }, {})).content.video
  expect(video({})).toBeUndefined()
  expect(video({ info: { videoOn: true }, videoAlpha: 0.5 })).toBeUndefined()
  expect(video({ info: { videoOn: false }, videoAlpha: 0.75 })).toEqual({
    state: 'off',
    transparency: 25,
  })
})
