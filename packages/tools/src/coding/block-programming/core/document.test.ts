import { expect, test } from 'vitest'
import {
  emptyContent,
  emptyDocument,
  FORMAT,
  makeActor,
  migrate,
  toDocument,
  VERSION,
} from './document.ts'
import {
  addActor,
  addCostume,
  copyActor,
  freeName,
  freePlace,
  programOf,
  removeActor,
  removeCostume,
  renameActor,
  setScripts,
} from './edit-project.ts'

test('what is saved opens again unchanged', () => {
  expect(migrate(JSON.parse(JSON.stringify(emptyDocument)))).toEqual(emptyContent)
})

test('foreign, newer and damaged files are refused by name', () => {
  expect(() => migrate({ ...emptyDocument, format: 'panya.python' })).toThrow('not a block project')
  expect(() => migrate({ ...emptyDocument, version: VERSION + 1 })).toThrow('newer version')
  expect(() => migrate({ format: FORMAT, version: 1, content: {} })).toThrow('damaged')
  expect(() =>
    migrate(toDocument({ ...emptyContent, actors: emptyContent.actors.slice(1) })),
  ).toThrow('damaged')
})

test('pictures and sounds cannot point to another place', () => {
  const actors = structuredClone(emptyContent.actors)
  actors[1]!.costumes[0]!.image = 'https://elsewhere.example/track.png'
  actors[1]!.sounds[0]!.audio = 'javascript:alert(1)'
  const read = migrate(toDocument({ ...emptyContent, actors }))
  expect(read.actors[1]?.costumes[0]).not.toHaveProperty('image')
  expect(read.actors[1]?.sounds[0]).not.toHaveProperty('audio')
})

const damaged = (change: object): unknown =>
  JSON.parse(JSON.stringify({ ...emptyContent, ...change }))

test('whatever stands where something else should is read as nothing, or refused', () => {
  const junk = [null, 7, 'x', true, [], {}, [null], [[]], { length: 3 }, { filter: 1 }]
  const [stage, owl] = emptyContent.actors
  for (const wrong of junk) {
    for (const field of ['shared', 'watched', 'boards', 'models', 'model', 'target'])
      expect(migrate({ ...emptyDocument, content: damaged({ [field]: wrong }) }).actors).toEqual(
        emptyContent.actors,
      )
    for (const field of [
      'x',
      'size',
      'visible',
      'rotationStyle',
      'costume',
      'sounds',
      'workspace',
    ]) {
      const content = damaged({ actors: [stage, { ...owl, [field]: wrong }] })
      const read = migrate({ ...emptyDocument, content }).actors[1]!
      expect(Number.isFinite(read.x + read.size + read.costume)).toBe(true)
      expect(Array.isArray(read.workspace.blocks?.blocks ?? [])).toBe(true)
    }
    for (const field of ['id', 'name', 'costumes']) {
      if (typeof wrong === 'string') continue
      const content = damaged({ actors: [stage, { ...owl, [field]: wrong }] })
      expect(() => migrate({ ...emptyDocument, content })).toThrow('damaged')
    }
  }
})

test('a project nested deeper than anything can be saved again is refused by name', () => {
  let workspace: unknown = {}
  for (let level = 0; level < 10_000; level++) workspace = { next: { block: workspace } }
  const actors = emptyContent.actors.map((actor) => ({ ...actor, workspace }))
  expect(() => migrate({ ...emptyDocument, content: { ...emptyContent, actors } })).toThrow(
    'inside each other',
  )
})

test('a picture as large as a house is cut to size', () => {
  const actors = structuredClone(emptyContent.actors)
  actors[1]!.costumes[0]!.width = 1e9
  expect(migrate(toDocument({ ...emptyContent, actors })).actors[1]?.costumes[0]?.width).toBe(4_000)
})

test('names stay different and the stage stays', () => {
  expect(freeName('cat', ['cat', 'cat 2'])).toBe('cat 3')
  const two = copyActor(emptyContent, 'owl')
  expect(two.actors.map(({ name }) => name)).toEqual(['Stage', 'Owl', 'Owl 2'])
  expect(renameActor(two, 'owl', 'Owl 2').actors[1]?.name).toBe('Owl 2 2')
  expect(removeActor(two, 'stage').actors).toHaveLength(3)
  expect(removeActor(two, 'owl').actors).toHaveLength(2)
  expect(addActor(two, two.actors[1]!).actors[3]?.id).toBe('owl-3')
})

test('a new sprite stands beside the others, not on them', () => {
  let content = removeActor(emptyContent, 'owl')
  for (let added = 0; added < 6; added++) {
    const place = freePlace(content)
    const others = content.actors.filter(({ isStage }) => !isStage)
    for (const { x, y } of others) expect(Math.hypot(x - place.x, y - place.y)).toBeGreaterThan(70)
    content = addActor(content, { ...emptyContent.actors[1]!, ...place })
  }
  expect(content.actors[1]).toMatchObject({ x: 0, y: 0 })
})

test('the last costume stays, and the one worn stays in range', () => {
  const extra = addCostume(emptyContent, 'owl', {
    id: 'x',
    name: 'owl 1',
    width: 10,
    height: 10,
    svg: '<svg/>',
  })
  expect(extra.actors[1]).toMatchObject({ costume: 2 })
  expect(extra.actors[1]?.costumes[2]?.name).toBe('owl 1 2')
  const back = removeCostume(extra, 'owl', 'x')
  expect(back.actors[1]).toMatchObject({ costume: 1 })
  expect(
    removeCostume(removeCostume(back, 'owl', 'owl-1'), 'owl', 'owl-2').actors[1]?.costumes,
  ).toHaveLength(1)
})

test('shared variables reach the program through the stage', () => {
  const shared = [{ id: 's', name: 'score', type: '' }]
  const content = setScripts(
    emptyContent,
    'owl',
    { variables: [{ id: 'o', name: 'mine', type: 'own' }] },
    shared,
  )
  const program = programOf(content)
  expect(program.actors[0]?.workspace.variables).toEqual(shared)
  expect(program.actors[1]?.workspace.variables).toEqual([{ id: 'o', name: 'mine', type: 'own' }])
})

test('what variables hold at the start survives the editor, which knows their names only', () => {
  const owl = emptyContent.actors[1]!
  const own = [{ id: 'o', name: 'mine', type: 'own-list', value: ['a', 2] }]
  const content = {
    ...emptyContent,
    shared: [
      { id: 'a', name: 'score', value: 3 },
      { id: 'b', name: 'gone', value: 4 },
    ],
    actors: [emptyContent.actors[0]!, { ...owl, workspace: { variables: own } }],
  }
  const read = { variables: [{ id: 'o', name: 'renamed', type: 'own-list' }] }
  const next = setScripts(content, owl.id, read, [
    { id: 'a', name: 'points' },
    { id: 'c', name: 'new' },
  ])
  expect(next.shared).toEqual([
    { id: 'a', name: 'points', value: 3 },
    { id: 'c', name: 'new' },
  ])
  expect(next.actors[1]!.workspace.variables).toEqual([{ ...own[0], name: 'renamed' }])
})

test('a program that is run carries no pictures and no sounds', () => {
  const picture = { id: 'p', name: 'p', width: 1, height: 1, image: 'data:image/png;base64,AAAA' }
  const sound = { id: 's', name: 's', seconds: 1, audio: 'data:audio/wav;base64,AAAA' }
  const actors = [...emptyContent.actors, makeActor('a', 'a', [picture], [sound])]
  const program = programOf({ ...emptyContent, actors })
  expect(JSON.stringify(program)).not.toContain('data:')
  expect(program.actors[2]).toMatchObject({ costumes: [{ id: 'p' }], sounds: [{ id: 's' }] })
})
