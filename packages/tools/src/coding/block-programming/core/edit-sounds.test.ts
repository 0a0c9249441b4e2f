import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent, migrate, type Sound, toDocument } from './document.ts'
import { actorOf, changeActor } from './edit-project.ts'
import { copySound, moveSound, renameSound, replaceSound } from './edit-sounds.ts'

const RECORDING: Sound = {
  id: 'rec-1',
  name: 'pop',
  seconds: 0.2,
  audio: 'data:audio/wav;base64,UklGRg==',
}

const soundsOf = (content: BlocksContent): Sound[] => actorOf(content, 'owl').sounds
const namesOf = (content: BlocksContent): string[] => soundsOf(content).map(({ name }) => name)

test('a new name is free, and the same name changes nothing', () => {
  expect(namesOf(renameSound(emptyContent, 'owl', 'pop', 'hoot'))).toEqual(['hoot 2', 'hoot'])
  expect(renameSound(emptyContent, 'owl', 'pop', 'pop')).toBe(emptyContent)
  expect(renameSound(emptyContent, 'owl', 'nothing', 'x')).toBe(emptyContent)
})

test('a copy stands behind the original, with an id that no sprite has', () => {
  const twice = copySound(copySound(emptyContent, 'owl', 'pop'), 'stage', 'pop')
  expect(namesOf(twice)).toEqual(['pop', 'pop 2', 'hoot'])
  expect(soundsOf(twice)[1]).toMatchObject({ id: 'pop-2', library: 'pop' })
  expect(twice.actors[0]?.sounds.map(({ id }) => id)).toEqual(['pop', 'pop-3'])
})

test('sounds change places; at the ends they stay', () => {
  expect(namesOf(moveSound(emptyContent, 'owl', 'hoot', -1))).toEqual(['hoot', 'pop'])
  expect(moveSound(emptyContent, 'owl', 'hoot', 1)).toBe(emptyContent)
  expect(moveSound(emptyContent, 'owl', 'pop', -1)).toBe(emptyContent)
})

test('whatever is moved and copied, no sound is lost and every name and id is one sound’s own', () => {
  const step = fc.record({
    what: fc.constantFrom('copy', 'up', 'down', 'rename'),
    which: fc.nat(5),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let content = emptyContent
      for (const { what, which } of steps) {
        const id = soundsOf(content)[which % soundsOf(content).length]!.id
        if (what === 'copy') content = copySound(content, 'owl', id)
        else if (what === 'rename') content = renameSound(content, 'owl', id, 'same')
        else content = moveSound(content, 'owl', id, what === 'up' ? -1 : 1)
      }
      const copies = steps.filter(({ what }) => what === 'copy').length
      expect(new Set(soundsOf(content).map(({ id }) => id)).size).toBe(2 + copies)
      expect(new Set(namesOf(content)).size).toBe(2 + copies)
    }),
  )
})

/** Two ways of saying which sound, inside and under each other. */
const BLOCKS = [
  {
    type: 'event_flag',
    next: {
      block: {
        type: 'sound_play',
        fields: { SOUND: 'pop' },
        next: {
          block: {
            type: 'control_repeat',
            inputs: {
              DO: {
                block: {
                  type: 'sound_play_wait',
                  inputs: { SOUND: { shadow: { type: 'menu_sounds', fields: { MENU: 'pop' } } } },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    type: 'motion_go_to',
    inputs: { T: { shadow: { type: 'menu_places', fields: { MENU: 'pop' } } } },
  },
]

test('a recording takes the place of a library sound in one sprite only, and its blocks follow', () => {
  const workspace = { blocks: { languageVersion: 0, blocks: BLOCKS } }
  const before = changeActor(changeActor(emptyContent, 'owl', { workspace }), 'stage', {
    workspace: structuredClone(workspace),
  })
  const kept = JSON.stringify(before)
  const after = replaceSound(before, 'owl', 'pop', RECORDING)
  expect(JSON.stringify(before)).toBe(kept)
  expect(soundsOf(after)[0]).toEqual(RECORDING)
  const text = JSON.stringify(actorOf(after, 'owl').workspace)
  expect(text).toContain('"SOUND":"rec-1"')
  expect(text).toContain('"menu_sounds","fields":{"MENU":"rec-1"}')
  expect(text).toContain('"menu_places","fields":{"MENU":"pop"}')
  expect(after.actors[0]).toBe(before.actors[0])
  expect(migrate(toDocument(after)).actors[1]?.sounds[0]).toEqual(RECORDING)
})

test('blocks that do not name it are not touched', () => {
  const after = replaceSound(emptyContent, 'owl', 'hoot', { ...RECORDING, name: 'pop' })
  expect(actorOf(after, 'owl').workspace).toBe(actorOf(emptyContent, 'owl').workspace)
  expect(namesOf(after)).toEqual(['pop', 'pop 2'])
  expect(replaceSound(emptyContent, 'owl', 'nothing', RECORDING)).toBe(emptyContent)
})
