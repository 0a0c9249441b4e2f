import { expect, test } from 'vitest'
import { emptyContent, makeActor } from './document.ts'
import { renameCostume } from './edit-costumes.ts'
import { actorOf, addActor, removeCostume, renameActor } from './edit-project.ts'
import { renameSound } from './edit-sounds.ts'
import { addSpriteWith, withFreshMedia } from './fresh-media.ts'
import { shortName } from './short-name.ts'

const owl = () => actorOf(emptyContent, 'owl')
const costumeNames = (content: typeof emptyContent) =>
  actorOf(content, 'owl').costumes.map(({ name }) => name)

test('a costume renamed to a name that is taken gets a number', () => {
  const renamed = renameCostume(emptyContent, 'owl', 'owl-2', ' owl 1 ')
  expect(costumeNames(renamed)).toEqual(['owl 1', 'owl 1 2'])
})

test('renamed to nothing it keeps its name; so do sounds and sprites', () => {
  for (const name of ['', '   ', '\n\t']) {
    expect(renameCostume(emptyContent, 'owl', 'owl-2', name)).toBe(emptyContent)
    expect(renameSound(emptyContent, 'owl', 'hoot', name)).toBe(emptyContent)
    expect(renameActor(emptyContent, 'owl', name)).toBe(emptyContent)
  }
})

test('five hundred letters are cut between letters, in every script', () => {
  for (const letter of ['x', '😀', '👩‍👩‍👧', 'น้ำ', 'مُ', '猫']) {
    const [, name = ''] = costumeNames(
      renameCostume(emptyContent, 'owl', 'owl-2', `a${letter.repeat(500)}`),
    )
    expect(name.length).toBeLessThanOrEqual(40)
    expect(name.isWellFormed()).toBe(true)
    expect(name.slice(1).replaceAll(letter, '')).toBe('')
  }
  expect(shortName('\ud83d')).toBe('\ufffd')
})

test('the last costume stays', () => {
  const one = removeCostume(emptyContent, 'owl', 'owl-1')
  expect(costumeNames(one)).toEqual(['owl 2'])
  expect(removeCostume(one, 'owl', 'owl-2')).toBe(one)
})

const own = { id: 'c1', name: 'own', width: 9, height: 9, svg: '<svg/>' }
const meow = { id: 's1', name: 'meow', seconds: 1, audio: 'data:audio/wav;base64,AAAA' }
const script = (variable: string) => ({
  blocks: {
    blocks: [
      {
        type: 'looks_costume',
        fields: { COSTUME: 'c1', VAR: { id: variable } },
        inputs: { SOUND: { shadow: { type: 'menu_sounds', fields: { MENU: 's1' } } } },
      },
    ],
  },
})

test('pictures and sounds from elsewhere never stand for others of the same id, and blocks follow them', () => {
  const guest = {
    ...makeActor('guest', 'Guest', [own, owl().costumes[0]!], [meow]),
    workspace: script('v'),
  }
  const fresh = withFreshMedia(guest)
  const [drawn, library] = fresh.costumes
  expect(drawn!.id).not.toBe('c1')
  expect(library!.id).toBe('owl-1')
  const text = JSON.stringify(fresh.workspace)
  expect(text).toContain(drawn!.id)
  expect(text).toContain(fresh.sounds[0]!.id)
  expect(text).not.toMatch(/"(c1|s1)"/)
})

test('a sprite out of a file uses the variable of the project that is called so, and brings the others', () => {
  const project = {
    ...emptyContent,
    shared: [
      { id: 'mine', name: 'score' },
      { id: 'w', name: 'other' },
    ],
  }
  const guest = { ...makeActor('guest', 'Owl', [own], []), workspace: script('v') }
  const added = addSpriteWith(project, guest, [
    { id: 'v', name: 'score' },
    { id: 'w', name: 'lives' },
  ])
  expect(added.shared.map(({ name }) => name)).toEqual(['score', 'other', 'lives'])
  expect(new Set(added.shared.map(({ id }) => id)).size).toBe(3)
  const sprite = added.actors.at(-1)!
  expect(sprite.name).toBe('Owl 2')
  expect(JSON.stringify(sprite.workspace)).toContain('"id":"mine"')
  expect(addActor(added, sprite).actors).toHaveLength(added.actors.length + 1)
})
