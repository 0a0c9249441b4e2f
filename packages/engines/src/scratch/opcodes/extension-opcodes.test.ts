/** Scratch's published extensions, block by block: names of opcodes, arguments and menus as a file has them. */
import { describe, expect, test } from 'vitest'
import { guessedShape } from '../convert/foreign.ts'
import type { ScratchBlock } from '../project.ts'
import { menuRule } from './menus.ts'
import { rulesFor, rulesOfType } from './opcodes.ts'

/** What an argument takes: a kind of value, or a menu by its name. */
type Arguments = Record<string, 'number' | 'text' | 'colour' | 'note' | { menu: string }>
interface Extension {
  blocks: Record<string, Arguments>
  menus: Record<string, readonly string[] | 'languages'>
}

const counted = (most: number): string[] =>
  Array.from({ length: most }, (_, index) => String(index + 1))
const param = { menu: 'colorParam' }

const PUBLISHED: Record<string, Extension> = {
  music: {
    blocks: {
      playDrumForBeats: { DRUM: { menu: 'DRUM' }, BEATS: 'number' },
      restForBeats: { BEATS: 'number' },
      playNoteForBeats: { NOTE: 'note', BEATS: 'number' },
      setInstrument: { INSTRUMENT: { menu: 'INSTRUMENT' } },
      setTempo: { TEMPO: 'number' },
      changeTempo: { TEMPO: 'number' },
      getTempo: {},
      // Hidden in Scratch's palette; its menu is of no use there, files have a number.
      midiPlayDrumForBeats: { DRUM: 'number', BEATS: 'number' },
      midiSetInstrument: { INSTRUMENT: 'number' },
    },
    menus: { DRUM: counted(18), INSTRUMENT: counted(21) },
  },
  pen: {
    blocks: {
      clear: {},
      stamp: {},
      penDown: {},
      penUp: {},
      setPenColorToColor: { COLOR: 'colour' },
      changePenColorParamBy: { COLOR_PARAM: param, VALUE: 'number' },
      setPenColorParamTo: { COLOR_PARAM: param, VALUE: 'number' },
      changePenSizeBy: { SIZE: 'number' },
      setPenSizeTo: { SIZE: 'number' },
      setPenShadeToNumber: { SHADE: 'number' },
      changePenShadeBy: { SHADE: 'number' },
      setPenHueToNumber: { HUE: 'number' },
      changePenHueBy: { HUE: 'number' },
    },
    menus: { colorParam: ['color', 'saturation', 'brightness', 'transparency'] },
  },
  text2speech: {
    blocks: {
      speakAndWait: { WORDS: 'text' },
      setVoice: { VOICE: { menu: 'voices' } },
      setLanguage: { LANGUAGE: { menu: 'languages' } },
    },
    menus: { voices: ['ALTO', 'TENOR', 'SQUEAK', 'GIANT', 'KITTEN'], languages: 'languages' },
  },
  translate: {
    blocks: {
      getTranslate: { WORDS: 'text', LANGUAGE: { menu: 'languages' } },
      getViewerLanguage: {},
    },
    menus: { languages: 'languages' },
  },
  videoSensing: {
    blocks: {
      whenMotionGreaterThan: { REFERENCE: 'number' },
      videoOn: { ATTRIBUTE: { menu: 'ATTRIBUTE' }, SUBJECT: { menu: 'SUBJECT' } },
      videoToggle: { VIDEO_STATE: { menu: 'VIDEO_STATE' } },
      setVideoTransparency: { TRANSPARENCY: 'number' },
    },
    menus: {
      ATTRIBUTE: ['motion', 'direction'],
      SUBJECT: ['this sprite', 'Stage'],
      VIDEO_STATE: ['off', 'on', 'on-flipped'],
    },
  },
}

describe.each(Object.entries(PUBLISHED))('%s', (extension, { blocks, menus }) => {
  test.each(Object.entries(blocks))('%s', (name, args) => {
    const [rule, ...more] = rulesFor(`${extension}_${name}`)
    expect(more).toEqual([])
    const known = (rule?.parts ?? []).map((part) => {
      if (part.kind === 'menu') {
        const { opcode, field } = menuRule(part.menu)
        expect(opcode, 'a menu is a small block of the same name').toBe(
          `${extension}_menu_${field}`,
        )
        return [part.from, { menu: field }]
      }
      return [part.from, part.kind === 'number' && part.shadow === 'note' ? 'note' : part.kind]
    })
    expect(rule && Object.fromEntries(known)).toEqual(args)
  })

  test('what is saved has the published name', () => {
    const types = Object.keys(blocks).flatMap((name) =>
      rulesFor(`${extension}_${name}`).map(({ type }) => type),
    )
    const written = types.map((type) => rulesOfType(type)[0]?.opcode)
    expect(written).toEqual(Object.keys(blocks).map((name) => `${extension}_${name}`))
  })

  test('menus have all their words and no others', () => {
    const parts = Object.keys(blocks).flatMap((name) => rulesFor(`${extension}_${name}`)[0]!.parts)
    for (const part of parts) {
      if (part.kind !== 'menu') continue
      const { field, source, words } = menuRule(part.menu)
      const published = menus[field]
      if (published === 'languages') expect(source).toBe('languages')
      else expect(Object.keys(words).toSorted()).toEqual(published?.toSorted())
    }
  })
})

/** Extensions for things one plugs in: kept as they are, drawn with the shape that their names let guess. */
const KEPT = {
  makeymakey: { whenMakeyKeyPressed: 'hat', whenCodePressed: 'hat' },
  microbit: {
    whenButtonPressed: 'hat',
    isButtonPressed: 'truth',
    whenGesture: 'hat',
    displaySymbol: 'statement',
    displayText: 'statement',
    displayClear: 'statement',
    whenTilted: 'hat',
    isTilted: 'truth',
    getTiltAngle: 'value',
    whenPinConnected: 'hat',
  },
}

describe.each(Object.entries(KEPT))('%s', (extension, blocks) => {
  test.each(Object.entries(blocks))('%s is a %s', (name, shape) => {
    const opcode = `${extension}_${name}`
    expect(rulesFor(opcode)).toEqual([])
    const block: ScratchBlock = { id: 'b', opcode, inputs: {}, fields: {} }
    expect(guessedShape(block, false)).toBe(shape)
  })
})
