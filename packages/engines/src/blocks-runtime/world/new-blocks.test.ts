/** What sprites can do beyond moving and speaking: sound effects, pens by number, loudness, speech, asking others. */
import { expect, test } from 'vitest'
import { block, stack } from '../catalogue/build-blocks.ts'
import type { ActorSpec, BlockJson } from '../program.ts'
import {
  actor,
  flagged,
  outputOf,
  program,
  type Run,
  ticks,
  variables,
} from '../testing/run-program.ts'
import type { PenOp, SoundOp } from './frame.ts'
import { Named } from './named.ts'

const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
const print = (TEXT: BlockJson | string): BlockJson => block('text_print', { TEXT })
const join = (A: string, B = ''): BlockJson => block('text_join', { A, B })

function runOf(...scripts: BlockJson[]): Run {
  return flagged(program(actor('cat', scripts)))
}

function soundsOf(...blocks: BlockJson[]): SoundOp[] {
  const run = runOf(flag(...blocks))
  run.world.tick()
  return run.world.frame().sounds
}

test('effects of sounds travel with what is played, and change what plays already', () => {
  const sounds = soundsOf(
    block('sound_set_effect', { EFFECT: 'pitch', VALUE: 100 }),
    block('sound_change_effect', { EFFECT: 'pan', BY: -300 }),
    block('sound_play', { SOUND: 'pop' }),
  )
  expect(sounds).toMatchObject([
    { op: 'play', sound: 'pop', pitch: 100, pan: -100 },
    { op: 'adjust', volume: 100, pitch: 100, pan: -100 },
  ])
  expect(
    soundsOf(
      block('sound_set_effect', { EFFECT: 'pitch', VALUE: 5 }),
      block('sound_clear_effects'),
    ),
  ).toMatchObject([{ op: 'adjust', pitch: 0, pan: 0 }])
})

test('a loop that changes the volume a million times tells it once', () => {
  const quieter = block('sound_change_volume', { BY: -0.001 })
  const sounds = soundsOf(block('control_repeat', { TIMES: 1000, DO: [quieter] }))
  expect(sounds).toHaveLength(1)
  expect(sounds[0]).toMatchObject({ op: 'adjust' })
})

test('drums and instruments count round and may come from a reporter', () => {
  const sounds = soundsOf(
    block('sound_instrument', { INSTRUMENT: block('op_add', { A: 20, B: 3 }) }),
    block('sound_note', { NOTE: 60, BEATS: 1 }),
  )
  expect(sounds[0]).toMatchObject({ op: 'note', note: 60, instrument: 2, seconds: 0.5 })
  expect(soundsOf(block('sound_drum', { DRUM: '8', BEATS: 1 }))[0]).toMatchObject({
    op: 'drum',
    drum: 8,
  })
  expect(soundsOf(block('legacy_drum', { DRUM: 38, BEATS: 1 }))[0]).toMatchObject({
    op: 'drum',
    drum: 1,
  })
  expect(soundsOf(block('sound_drum', { DRUM: block('op_add', { A: 0, B: 0 }) }))[0]).toMatchObject(
    { drum: 18 },
  )
})

function linesOf(...blocks: BlockJson[]): Extract<PenOp, { op: 'line' }>[] {
  const run = runOf(flag(...blocks, block('pen_down')))
  run.world.tick()
  return run.world.frame().pen.filter((op) => op.op === 'line')
}

const param = (PARAM: string, VALUE: number): BlockJson => block('pen_set_param', { PARAM, VALUE })

test('a pen by numbers: hue, saturation, brightness, transparency', () => {
  expect(
    linesOf(block('pen_set_colour', { COLOUR: '#ff0000' }), param('colour', 33.3333))[0]?.colour,
  ).toBe('#00ff00')
  expect(
    linesOf(block('pen_set_colour', { COLOUR: '#ff0000' }), param('saturation', 0))[0]?.colour,
  ).toBe('#ffffff')
  expect(
    linesOf(block('pen_set_colour', { COLOUR: '#ff0000' }), param('brightness', 50))[0]?.colour,
  ).toBe('#800000')
  const faint = linesOf(param('transparency', 75))[0]
  expect(faint?.alpha).toBeCloseTo(0.25)
  expect(
    linesOf(
      param('transparency', 75),
      block('pen_change_param', { PARAM: 'transparency', BY: -100 }),
    )[0]?.alpha,
  ).toBeUndefined()
  expect(
    linesOf(block('pen_set_colour', { COLOUR: '#ff0000' }), param('colour', 133.3333))[0]?.colour,
  ).toBe('#00ff00')
  expect(
    linesOf(
      block('pen_set_colour', { COLOUR: '#ff0000' }),
      block('pen_set_param', { PARAM: join('con', 'structor'), VALUE: 3 }),
    )[0]?.colour,
  ).toBe('#ff0000')
})

test('shades of old projects go to black and to white', () => {
  const shade = (VALUE: number): string | undefined =>
    linesOf(block('legacy_pen_hue_set', { VALUE: 0 }), block('legacy_pen_shade_set', { VALUE }))[0]
      ?.colour
  expect(shade(50)).toBe('#ff0000')
  expect(shade(0)).toBe('#2b0000')
  expect(shade(100)).toBe('#ffd5d5')
  expect(shade(150)).toBe(shade(50))
})

test('colours may come from reporters: as text and as a number', () => {
  expect(linesOf(block('pen_set_colour', { COLOUR: join('#12', '3456') }))[0]?.colour).toBe(
    '#123456',
  )
  expect(
    linesOf(block('pen_set_colour', { COLOUR: block('op_add', { A: 255, B: 0 }) }))[0]?.colour,
  ).toBe('#0000ff')
  expect(linesOf(block('pen_set_colour', { COLOUR: join('red') }))[0]?.colour).toBe('#000000')
  const half = linesOf(
    block('pen_set_colour', { COLOUR: block('op_add', { A: 0x80_00_00_ff, B: 0 }) }),
  )[0]
  expect([half?.colour, half?.alpha]).toEqual(['#0000ff', expect.closeTo(0.5, 1)])
})

test('bent pictures say so in their frame, others stay small', () => {
  const run = runOf(
    flag(
      block('looks_set_effect', { EFFECT: 'whirl', VALUE: 90 }),
      block('looks_change_effect', { EFFECT: 'mosaic', BY: 20 }),
    ),
  )
  ticks(run, 1)
  const [view] = run.world.frame().sprites
  expect(view).toMatchObject({ whirl: 90, mosaic: 20 })
  expect(view).not.toHaveProperty('fisheye')
  const cleared = runOf(
    flag(block('looks_set_effect', { EFFECT: 'whirl', VALUE: 90 }), block('looks_clear_effects')),
  )
  ticks(cleared, 1)
  expect(cleared.world.frame().sprites[0]).not.toHaveProperty('whirl')
})

test('the microphone is asked for only while a running program wants to know', () => {
  const quiet = runOf(flag(print('x')))
  ticks(quiet, 2)
  expect(quiet.world.frame().needs).toBeUndefined()
  const hat = stack([block('event_loudness', { LEVEL: 30 }), print('loud')])!
  const waiting = new (quiet.world.constructor as new () => typeof quiet.world)()
  waiting.load(program(actor('cat', [hat])))
  waiting.tick()
  expect(waiting.frame().needs).toBeUndefined()
  const run = runOf(hat)
  ticks(run, 1)
  expect(run.world.frame().needs).toEqual(['microphone'])
  run.world.senses.level = 50
  ticks(run, 2)
  expect(run.output).toEqual(['loud'])
  run.world.stopAll()
  expect(run.world.frame().needs).toBeUndefined()
})

test('a program that asked once does not keep the microphone', () => {
  const run = runOf(flag(print(block('sensing_loudness'))))
  ticks(run, 1)
  expect(run.output).toEqual(['-1'])
  for (let frame = 0; frame < 400; frame++) run.world.frame()
  expect(run.world.frame().needs).toBeUndefined()
})

test('speech is waited for until the page says it is over, or for a while', () => {
  const run = runOf(
    flag(
      block('speech_voice', { VOICE: 'giant' }),
      block('speech_speak', { TEXT: 'Hi' }),
      print('after'),
    ),
  )
  run.world.tick()
  const speech = run.world.frame().sounds.find(({ op }) => op === 'speak')
  expect(speech).toMatchObject({ id: 1, text: 'Hi', voice: 'giant' })
  ticks(run, 5)
  expect(run.output).toEqual([])
  run.world.sound.spoken(1)
  ticks(run, 2)
  expect(run.output).toEqual(['after'])
  const alone = runOf(flag(block('speech_speak', { TEXT: 'Hi' }), print('after')))
  ticks(alone, 60 * 4)
  expect(alone.output).toEqual(['after'])
  expect(
    outputOf([flag(block('speech_speak', { TEXT: '  ' }), print(block('sensing_timer')))]),
  ).toEqual(['0'])
})

test('what nobody can do here is said once, and the program goes on', () => {
  const translate = block('translate_text', { TEXT: 'mango' })
  const run = runOf(flag(block('control_repeat', { TIMES: 3, DO: [print(translate)] })))
  run.world.tick()
  const frame = run.world.frame()
  expect(frame.output).toEqual(['mango', 'mango', 'mango'])
  expect(frame.problems.map(({ code }) => code)).toEqual(['cannot-translate'])
})

test('who plays is known as far as the page says', () => {
  const run = runOf(
    flag(
      block('control_wait', { SECONDS: 0.05 }),
      print(block('sensing_username')),
      print(block('translate_language')),
      print(block('sensing_online')),
    ),
  )
  run.world.senses.viewer = { name: 'Mali', language: 'ไทย', online: false }
  ticks(run, 10)
  expect(run.output).toEqual(['Mali', 'ไทย', 'false'])
  expect(outputOf([flag(print(block('sensing_username')))])).toEqual([''])
})

test('days since 2000 count whole and broken days', () => {
  const run = flagged(program(actor('cat', [flag(print(block('sensing_days')))])), {
    now: () => new Date(2000, 0, 3, 12),
  })
  ticks(run, 1)
  expect(run.output).toEqual(['2.5'])
})

test('somebody else’s variables, and the backdrop', () => {
  const dog = actor(
    'dog',
    [flag(block('data_set', { VAR: 'mine', VALUE: 'bone' }))],
    variables('own:mine'),
  )
  const ask = (WHAT: string, TARGET: string): BlockJson =>
    print(block('sensing_of', { WHAT, TARGET }))
  const cat = actor(
    'cat',
    [
      flag(
        block('control_wait', { SECONDS: 0.05 }),
        ask('variable:mine', 'dog'),
        ask('variable:score', '_stage_'),
        ask('variable:mine', 'cat'),
        ask('backdrop-name', '_stage_'),
      ),
    ],
    variables('score'),
  )
  const run = flagged(program(cat, dog))
  ticks(run, 10)
  expect(run.output).toEqual(['bone', '0', '0', 'one'])
})

const spec = (id: string, name: string, isStage = false): ActorSpec => ({
  ...actor(id, []),
  name,
  isStage,
  costumes: [
    { id: 'c1', name: 'sit', width: 1, height: 1 },
    { id: 'c2', name: '1', width: 1, height: 1 },
    { id: 'c3', name: 'next costume', width: 1, height: 1 },
  ],
})

test('names are found exactly, by number, and in special words', () => {
  const run = flagged({
    actors: [spec('stage', 'Stage', true), spec('a', 'Owl'), spec('b', 'owl')],
  })
  const [stage, owl] = run.world.actors
  const named = new Named(run.world)
  expect(named.target(owl!, 'Owl')).toBe('a')
  expect(named.target(owl!, 'owl')).toBe('b')
  expect(named.target(owl!, 'OWL')).toBe('')
  expect(named.target(owl!, '_mouse_')).toBe('_mouse_')
  expect(named.target(owl!, 'Stage')).toBe('_stage_')
  expect(named.costume(owl!, '1')).toBe('c2')
  expect(named.costume(owl!, 1)).toBe('c1')
  expect(named.costume(owl!, '3')).toBe('c3')
  expect(named.costume(owl!, 'next costume')).toBe('c3')
  expect(named.costume(owl!, 'previous costume')).toBe('_previous_')
  expect([0, -1, 4, 2.5, Infinity, Number.NaN].map((value) => named.costume(owl!, value))).toEqual([
    'c3',
    'c2',
    'c1',
    'c3',
    'c1',
    'c1',
  ])
  expect(['', ' ', 'nobody', true].map((value) => named.costume(owl!, value))).toEqual([
    '',
    '',
    '',
    '',
  ])
  expect(named.backdrop(stage!, 'random backdrop')).toBe('_random_')
  expect(
    ['Up Arrow', ' ', 'X', 'space', 5, 'hello'].map((value) => named.key(owl!, value)),
  ).toEqual(['up', 'space', 'x', 'space', '5', 'h'])
})

test('a random backdrop is another one', () => {
  const run = runOf(flag(block('looks_backdrop', { BACKDROP: '_random_' })))
  ticks(run, 1)
  expect(run.world.stage.costume).toBe(1)
})
