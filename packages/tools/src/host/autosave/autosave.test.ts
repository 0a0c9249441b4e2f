import { expect, test } from 'vitest'
import type { ToolDocument } from '../tool-host.ts'
import { Autosave } from './autosave.ts'
import type { Draft, DraftStore, SaveOutcome } from './ports.ts'

const doc = (content: unknown): ToolDocument => ({ format: 'test', version: 1, content })

class FakeTimers {
  time = 0
  #waiting: { at: number; run: () => void }[] = []
  now = () => this.time
  after = (milliseconds: number, run: () => void) => {
    const entry = { at: this.time + milliseconds, run }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry)
    }
  }
  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await settle()
      const next = this.#waiting.filter((w) => w.at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      this.time = Math.max(this.time, next.at)
      this.#waiting = this.#waiting.filter((w) => w !== next)
      next.run()
    }
    this.time = end
    await settle()
  }
}

async function settle(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve()
}

class MemoryDrafts implements DraftStore {
  draft: Draft | null = null
  async put(draft: Draft) {
    if (!this.draft || this.draft.epoch <= draft.epoch) this.draft = structuredClone(draft)
  }
  async get() {
    return this.draft
  }
  async remove(_id: string, epoch: number) {
    if (this.draft && this.draft.epoch <= epoch) this.draft = null
  }
}

function setUp(answers: SaveOutcome[] = []) {
  const timers = new FakeTimers()
  const drafts = new MemoryDrafts()
  const saves: { at: number; base: number; saveId: string; document: ToolDocument }[] = []
  let revision = 1
  let ids = 0
  const server = {
    save: async (request: { base: number; saveId: string; document: ToolDocument }) => {
      saves.push({ at: timers.time, ...request })
      const answer = answers.shift()
      if (answer) return answer
      revision = request.base + 1
      return { kind: 'saved', revision } as const
    },
  }
  const ports = { timers, drafts, server, newId: () => `save-${++ids}` }
  const autosave = new Autosave({ projectId: 'p', base: 1, epoch: 1 }, ports)
  let content = ''
  const type = (text: string) => {
    content += text
    autosave.changed(() => doc(content))
  }
  return { timers, drafts, saves, autosave, type }
}

test('keeps a change on this device at once and on the server two seconds later', async () => {
  const { timers, drafts, saves, autosave, type } = setUp()
  type('a')
  await timers.advance(0)
  expect(drafts.draft?.document.content).toBe('a')
  expect(autosave.state).toBe('unsaved')
  await timers.advance(1999)
  expect(saves).toEqual([])
  await timers.advance(1)
  expect(saves.map((save) => save.document.content)).toEqual(['a'])
  expect([autosave.state, autosave.base, drafts.draft]).toEqual(['saved', 2, null])
})

test('saves at least every ten seconds while somebody types without a pause', async () => {
  const { timers, saves, type } = setUp()
  for (let i = 0; i < 45; i++) {
    type('x')
    await timers.advance(500)
  }
  expect(saves.map((save) => save.at)).toEqual([10_000, 20_000])
})

test('one save at a time, however many ask for it while a long one is under way', async () => {
  const { timers, saves, autosave, type } = setUp()
  type('a')
  const both = [autosave.flush(), autosave.flush()]
  await Promise.all(both)
  expect(saves.map((save) => save.base)).toEqual([1])
  type('b')
  const first = autosave.flush()
  type('c')
  const rest = [autosave.flush(), autosave.flush(), autosave.flush()]
  await Promise.all([first, ...rest])
  await timers.advance(2000)
  expect(saves.map((save) => save.base)).toEqual(saves.map((_, index) => index + 1))
  expect([autosave.state, saves.at(-1)?.document.content]).toEqual(['saved', 'abc'])
})

test('a letter typed while the draft of a saved text is removed is not called saved, and is kept', async () => {
  const { timers, drafts, saves, autosave, type } = setUp()
  const remove = drafts.remove.bind(drafts)
  drafts.remove = async (id, epoch) => {
    if (saves.length === 1) type('b')
    await settle()
    await remove(id, epoch)
  }
  type('a')
  await timers.advance(2000)
  expect([autosave.state, drafts.draft?.document.content]).toEqual(['unsaved', 'ab'])
  await timers.advance(2000)
  expect(saves.map((save) => save.document.content)).toEqual(['a', 'ab'])
  expect([autosave.state, drafts.draft]).toEqual(['saved', null])
})

test('tries again with growing pauses when the server cannot be reached, and loses nothing', async () => {
  const { timers, drafts, saves, autosave, type } = setUp([
    { kind: 'unreachable' },
    { kind: 'unreachable' },
  ])
  type('a')
  await timers.advance(2000)
  expect(autosave.state).toBe('offline')
  type('b')
  expect(autosave.state).toBe('offline')
  await timers.advance(6000)
  expect(saves.map((save) => save.at)).toEqual([2000, 4000, 8000])
  expect(saves.at(-1)?.document.content).toBe('ab')
  expect([autosave.state, drafts.draft]).toEqual(['saved', null])
})

test('sends what was not answered again as the same save, and what has changed as another', async () => {
  const { timers, saves, autosave, type } = setUp([
    { kind: 'unreachable' },
    { kind: 'unreachable' },
    { kind: 'unreachable' },
  ])
  type('a')
  await timers.advance(4000)
  type('b')
  await timers.advance(60_000)
  expect(saves.map(({ saveId }) => saveId)).toEqual(['save-1', 'save-1', 'save-2', 'save-2'])
  expect(saves.at(-1)?.document.content).toBe('ab')
  expect(autosave.state).toBe('saved')
})

test('recognises its own save when only the answer got lost', async () => {
  const { timers, saves, autosave, type } = setUp([
    { kind: 'unreachable' },
    { kind: 'stale', revision: 2, saveId: 'save-1' },
  ])
  type('a')
  await timers.advance(4000)
  expect(saves.map((save) => save.base)).toEqual([1, 1, 2])
  expect([autosave.state, autosave.base]).toEqual(['saved', 3])
})

test('stops at a conflict, keeps the work on this device, and goes on when it is resolved', async () => {
  const { timers, drafts, saves, autosave, type } = setUp([
    { kind: 'stale', revision: 5, saveId: 'someone' },
  ])
  type('mine')
  await timers.advance(2000)
  expect(autosave.state).toBe('conflict')
  type('!')
  await timers.advance(20_000)
  expect(saves).toHaveLength(1)
  expect(drafts.draft?.document.content).toBe('mine!')
  await autosave.overwrite(5)
  expect(saves.at(-1)).toMatchObject({ base: 5, document: { content: 'mine!' } })
  expect(autosave.state).toBe('saved')
})

test('keeps the draft and says so when there is no room on the server', async () => {
  const { timers, drafts, autosave, type } = setUp([{ kind: 'full' }])
  type('a')
  await timers.advance(2000)
  expect([autosave.state, drafts.draft?.document.content]).toEqual(['full', 'a'])
})

test('tries again when the site had no room, and keeps the draft meanwhile', async () => {
  const { timers, drafts, saves, autosave, type } = setUp([
    { kind: 'no-space' },
    { kind: 'no-space' },
    { kind: 'saved', revision: 2 },
  ])
  type('a')
  await timers.advance(2000)
  expect([autosave.state, drafts.draft?.document.content]).toEqual(['full', 'a'])
  await timers.advance(60_000)
  expect(saves).toHaveLength(3)
  expect([autosave.state, drafts.draft]).toEqual(['saved', null])
})

test('a document the server will never take stays on this device, and is sent again when it has changed', async () => {
  const { timers, drafts, saves, autosave, type } = setUp([
    { kind: 'refused' },
    { kind: 'saved', revision: 2 },
  ])
  type('a')
  await timers.advance(60_000)
  expect(saves).toHaveLength(1)
  expect([autosave.state, drafts.draft?.document.content]).toEqual(['refused', 'a'])
  type('b')
  await timers.advance(2000)
  expect(autosave.state).toBe('saved')
})

/** A private window, a full disk: what is asked of the database fails. */
function keepNothing(drafts: MemoryDrafts): void {
  drafts.put = () => Promise.reject(new DOMException('no', 'QuotaExceededError'))
  drafts.remove = () => Promise.reject(new DOMException('no', 'InvalidStateError'))
}

test('saves on the server as ever where the device keeps nothing', async () => {
  const { timers, drafts, saves, autosave, type } = setUp()
  keepNothing(drafts)
  type('a')
  await timers.advance(2000)
  expect([autosave.state, autosave.base]).toEqual(['saved', 2])
  type('b')
  await timers.advance(2000)
  expect(saves.map((save) => save.document.content)).toEqual(['a', 'ab'])
})

test.each(['unreachable', 'signed-out', 'full', 'no-space', 'refused', 'device-only'] as const)(
  'where neither the server (%s) nor the device keeps it, nobody is told that it is kept',
  async (kind) => {
    const { timers, drafts, autosave, type } = setUp([{ kind }])
    const keep = { put: drafts.put.bind(drafts), remove: drafts.remove.bind(drafts) }
    keepNothing(drafts)
    type('a')
    await timers.advance(2000)
    expect(autosave.state).toBe('nowhere')
    type('b')
    expect(autosave.state).toBe('nowhere')
    Object.assign(drafts, keep)
    await timers.advance(2000)
    expect(autosave.state).toBe('saved')
  },
)

test('a guest whose device keeps again is told so', async () => {
  const { timers, drafts, autosave, type } = setUp([
    { kind: 'device-only' },
    { kind: 'device-only' },
  ])
  const put = drafts.put.bind(drafts)
  keepNothing(drafts)
  type('a')
  await timers.advance(2000)
  expect(autosave.state).toBe('nowhere')
  drafts.put = put
  expect(await autosave.flush()).toBe('device')
  expect(drafts.draft?.document.content).toBe('a')
})

test('writes nothing after another tab took over', async () => {
  const { timers, drafts, saves, autosave, type } = setUp()
  type('a')
  await timers.advance(0)
  autosave.close()
  type('b')
  await timers.advance(20_000)
  expect([saves, drafts.draft?.document.content]).toEqual([[], 'a'])
})
