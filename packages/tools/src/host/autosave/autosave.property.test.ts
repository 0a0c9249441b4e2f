import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ToolDocument } from '../tool-host.ts'
import { Autosave } from './autosave.ts'
import type { Draft, SaveOutcome } from './ports.ts'
import { recover } from './recover.ts'

/**
 * Two devices edit one project over a network that loses requests and answers, and crash at any
 * moment. Documents are lists of edits, so that it can be told where every edit is.
 */

type Fate = 'arrives' | 'request-lost' | 'answer-lost'
type Step =
  | { kind: 'edit'; device: number }
  | { kind: 'save'; device: number; fate: Fate }
  | { kind: 'crash'; device: number }
  | { kind: 'resolve'; device: number; choice: 'mine' | 'theirs' }

interface Revision {
  number: number
  saveId: string
  edits: number[]
}

const doc = (edits: number[]): ToolDocument => ({ format: 't', version: 1, content: edits })
const editsOf = (document: ToolDocument) => document.content as number[]

class Server {
  revisions: Revision[] = [{ number: 1, saveId: 'first', edits: [] }]
  get current(): Revision {
    return this.revisions.at(-1)!
  }
  save(base: number, saveId: string, edits: number[]): SaveOutcome {
    const again = this.revisions.find((r) => r.saveId === saveId && r.number > base)
    if (again) return { kind: 'saved', revision: again.number }
    const { number, saveId: currentId } = this.current
    if (number !== base) return { kind: 'stale', revision: number, saveId: currentId }
    this.revisions.push({ number: base + 1, saveId, edits: [...edits] })
    return { kind: 'saved', revision: base + 1 }
  }
}

class Device {
  draft: Draft | null = null
  live: number[] = []
  autosave: Autosave
  fate: Fate = 'arrives'
  acknowledged: Revision[] = []
  theirs: Revision | null = null
  #server: Server
  #ids: () => string

  constructor(server: Server, ids: () => string) {
    this.#server = server
    this.#ids = ids
    this.autosave = this.open()
  }

  open(): Autosave {
    const { number, saveId, edits } = this.#server.current
    const found = recover(this.draft, { revision: number, saveId, document: doc(edits) })
    this.theirs = found.kind === 'conflict' ? this.#server.current : null
    this.live = [...editsOf(found.kind === 'conflict' ? found.mine : found.document)]
    const base = found.kind === 'conflict' ? (this.draft?.base ?? 1) : found.base
    const sent = found.kind === 'conflict' ? [...(this.draft?.sent ?? [])] : []
    this.autosave = new Autosave(
      { projectId: 'p', base, epoch: 1, sent },
      {
        newId: this.#ids,
        timers: { now: () => 0, after: () => () => undefined },
        drafts: {
          put: async (draft) => {
            this.draft = structuredClone(draft)
          },
          get: async () => this.draft,
          remove: async () => {
            this.draft = null
          },
        },
        server: { save: async (request) => this.#send(request) },
      },
    )
    if (found.kind !== 'server') this.autosave.changed(() => doc([...this.live]))
    return this.autosave
  }

  #send(request: { base: number; saveId: string; document: ToolDocument }): SaveOutcome {
    const { fate } = this
    this.fate = 'arrives'
    if (fate === 'request-lost') return { kind: 'unreachable' }
    const edits = editsOf(request.document)
    const outcome = this.#server.save(request.base, request.saveId, edits)
    if (fate === 'answer-lost') return { kind: 'unreachable' }
    if (outcome.kind === 'saved') {
      this.acknowledged.push({ number: outcome.revision, saveId: request.saveId, edits })
    }
    return outcome
  }

  edit(id: number): void {
    this.live.push(id)
    this.autosave.changed(() => doc([...this.live]))
  }

  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    if (this.autosave.state !== 'conflict') return
    const theirs = this.#server.current
    await this.autosave.overwrite(theirs.number)
    const state: string = this.autosave.state
    if (choice === 'mine' || state !== 'saved') return
    // Mine went into the history first; then theirs comes back as a revision of its own.
    this.#server.save(this.autosave.base, this.#ids(), theirs.edits)
    this.open()
  }
}

const device = fc.constantFrom(0, 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), device }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      device,
      fate: fc.constantFrom<Fate>('arrives', 'request-lost', 'answer-lost'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('resolve' as const),
      device,
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
)

async function play(
  steps: Step[],
): Promise<{ server: Server; devices: Device[]; made: number[][] }> {
  const server = new Server()
  let ids = 0
  const newId = () => `s${++ids}`
  const devices = [new Device(server, newId), new Device(server, newId)]
  const made: number[][] = [[], []]
  let edits = 0
  for (const action of steps) {
    const at = devices[action.device]!
    if (action.kind === 'edit') {
      made[action.device]!.push(++edits)
      at.edit(edits)
      await Promise.resolve()
    }
    if (action.kind === 'save') {
      at.fate = action.fate
      await at.autosave.flush()
    }
    if (action.kind === 'crash') {
      // A draft is written a moment after the change: the crash comes after that moment.
      await flushDraft(at)
      at.autosave.close()
      at.open()
    }
    if (action.kind === 'resolve') await at.resolve(action.choice)
  }
  return { server, devices, made }
}

async function flushDraft(at: Device): Promise<void> {
  at.fate = 'request-lost'
  await at.autosave.flush()
  at.fate = 'arrives'
}

test('no acknowledged revision is ever lost, and no edit is out of reach', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { server, devices, made } = await play(steps)
      for (const at of devices) {
        for (const acknowledged of at.acknowledged) {
          const kept = server.revisions.find((r) => r.number === acknowledged.number)
          expect(kept?.edits).toEqual(acknowledged.edits)
        }
      }
      const onServer = new Set(server.revisions.flatMap((revision) => revision.edits))
      for (const [index, at] of devices.entries()) {
        const reachable = new Set([
          ...onServer,
          ...at.live,
          ...editsOf(at.draft?.document ?? doc([])),
        ])
        for (const edit of made[index]!) expect(reachable).toContain(edit)
      }
    }),
    { numRuns: 500 },
  )
})

test('when the network is well again and conflicts are resolved, everything is on the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { server, devices, made } = await play(steps)
      for (let round = 0; round < 3; round++) {
        for (const at of devices) {
          at.fate = 'arrives'
          await at.autosave.retry()
          await at.resolve('mine')
        }
      }
      const onServer = new Set(server.revisions.flatMap((revision) => revision.edits))
      for (const edit of made.flat()) expect(onServer).toContain(edit)
      expect(devices.map((at) => at.autosave.state)).not.toContain('offline')
    }),
    { numRuns: 300 },
  )
})
