import type { Executor, Job, JobInput, JobResult } from './executor.ts'
import type { FlowContent, FlowNode } from './flow-content.ts'
import { withDependents } from './flow-graph.ts'
import { contentKey, type FlowPlan, planOf, touched } from './flow-plan.ts'
import {
  FlowFailure,
  type FlowProblem,
  type FlowValue,
  isHandled,
  type PortableValue,
  type Preview,
} from './flow-value.ts'
import { IDLE, type NodeState, worst } from './node-state.ts'
import type { NodeRegistry, NodeType } from './node-type.ts'
import { filledParams, firstProblem, openChoice } from './param-spec.ts'
import { problemOf } from './problem-of.ts'
import { type CacheLimits, ResultCache } from './result-cache.ts'
import { typeLookup } from './subflow.ts'

/** Keeps every node's result up to date with the flow, computing only what an edit touches. */

interface LiveValue {
  stamp: number
  input: JobInput
}

interface NodeRun {
  key: string
  node: string
  controller: AbortController
}

export interface EvaluatorOptions {
  registry: NodeRegistry
  executors: Record<string, Executor>
  limits?: CacheLimits
  now?: () => number
}

const LIMITS: CacheLimits = { entries: 400, bytes: 256 * 1024 * 1024 }
const UNRUNNABLE = new Set(['error', 'missing', 'needs-input', 'blocked'])

export class FlowEvaluator {
  readonly #options: EvaluatorOptions
  readonly #cache: ResultCache
  #plan: FlowPlan | null = null
  readonly #states = new Map<string, NodeState>()
  readonly #live = new Map<string, LiveValue>()
  readonly #begun = new Set<string>()
  readonly #refused = new Map<string, FlowProblem>()
  readonly #waiting = new Set<string>()
  readonly #runs = new Map<string, NodeRun>()
  readonly #crashes = new Map<string, number>()
  readonly #listeners = new Map<string, Set<() => void>>()
  #settled: (() => void)[] = []
  #stopped = false
  readonly #unsubscribe: (() => void)[]

  constructor(options: EvaluatorOptions) {
    this.#options = options
    this.#cache = new ResultCache(options.limits ?? LIMITS, (engine, keys) =>
      options.executors[engine]?.release(keys),
    )
    this.#unsubscribe = Object.entries(options.executors).map(([name, executor]) =>
      executor.onReset(() => this.#lost(name)),
    )
  }

  /** Takes the flow as it is now; returns the nodes that had to be looked at. */
  setContent(content: FlowContent): Set<string> {
    const before = this.#plan
    const lookup = typeLookup(content, (type) => this.#options.registry.get(type))
    const after = planOf(content, lookup, before)
    this.#plan = after
    for (const id of before?.nodes.keys() ?? []) if (!after.nodes.has(id)) this.#remove(id)
    const dirty = touched(before, after)
    if (dirty.size > 0) this.#stopped = false
    this.#replan(dirty)
    return dirty
  }

  stateOf(id: string): NodeState {
    const own = this.#states.get(id)
    if (own) return own
    const inner = this.#plan?.order.filter((other) => other.startsWith(`${id}/`)) ?? []
    return inner.length > 0 ? this.#foldedState(id, inner) : IDLE
  }

  /** A live source was started; it may take its time until it sends something. */
  beginLive(id: string): void {
    this.#begun.add(id)
    this.#refused.delete(id)
    if (this.#plan?.nodes.has(id)) this.#replan(new Set([id]))
  }

  /** Hands a frame, reading or tick of a live source to its node. */
  pushLive(id: string, input: JobInput): void {
    this.#live.set(id, { stamp: (this.#live.get(id)?.stamp ?? 0) + 1, input })
    this.#refused.delete(id)
    if (!this.#plan?.nodes.has(id)) return
    this.#stopped = false
    this.#replan(withDependents([id], this.#plan.targets))
  }

  /** A live source could not be started, or broke off: the node says why until it is started again. */
  refuseLive(id: string, problem: FlowProblem): void {
    this.#live.delete(id)
    this.#begun.delete(id)
    this.#refused.set(id, problem)
    if (this.#plan?.nodes.has(id)) this.#replan(withDependents([id], this.#plan.targets))
  }

  endLive(id: string): void {
    this.#live.delete(id)
    const silent = this.#begun.delete(id) && this.#states.get(id)?.status === 'needs-input'
    if (silent && this.#plan?.nodes.has(id)) this.#replan(new Set([id]))
  }

  /** Stops what is running; the flow goes on with the next edit or with `resume`. */
  stop(): void {
    this.#stopped = true
    for (const run of this.#runs.values()) run.controller.abort()
    for (const id of this.#waiting) this.#set(id, { status: 'idle' })
    this.#waiting.clear()
    this.#settle()
  }

  resume(): void {
    this.#stopped = false
    this.#replan(new Set(this.#plan?.order))
  }

  get busy(): boolean {
    return this.#runs.size > 0 || this.#waiting.size > 0
  }

  /** Resolves when nothing is left to compute. */
  idle(): Promise<void> {
    if (!this.busy) return Promise.resolve()
    return new Promise((resolve) => this.#settled.push(resolve))
  }

  /** Takes a big value out of its engine, for the inspector or a download. */
  take(value: FlowValue): Promise<PortableValue> {
    if (!isHandled(value)) return Promise.reject(new Error('only big values are taken'))
    const executor = this.#options.executors[value.handle.engine]
    if (!executor) return Promise.reject(new Error(`no engine ${value.handle.engine}`))
    return executor.take(value.handle)
  }

  /** Calls back when a node's state changes; `*` hears of every node. */
  subscribe(id: string, listener: () => void): () => void {
    const set = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, set.add(listener))
    return () => set.delete(listener)
  }

  dispose(): void {
    this.stop()
    for (const stop of this.#unsubscribe) stop()
    this.#listeners.clear()
  }

  #foldedState(id: string, inner: string[]): NodeState {
    const outputs: Record<string, FlowValue> = {}
    let preview: NodeState['preview']
    for (const [name, end] of this.#plan?.flat.aliases ?? []) {
      if (!name.startsWith(`${id} `)) continue
      const state = this.stateOf(end.node)
      const value = state.outputs?.[end.port]
      if (value) outputs[name.slice(id.length + 1)] = value
      preview ??= state.preview
    }
    const states = inner.map((other) => this.stateOf(other))
    const ms = states.reduce((sum, state) => sum + (state.ms ?? 0), 0)
    const notes = states.flatMap((state) => state.notes ?? [])
    return { ...worst(states), outputs, ms, notes, ...(preview ? { preview } : {}) }
  }

  #remove(id: string): void {
    this.#states.delete(id)
    this.#waiting.delete(id)
    this.#live.delete(id)
    this.#begun.delete(id)
    this.#refused.delete(id)
    for (const run of this.#runs.values()) if (run.node === id) run.controller.abort()
  }

  #set(id: string, state: NodeState): void {
    this.#states.set(id, state)
    this.#notify(id)
    if (id.includes('/')) this.#notify(id.slice(0, id.indexOf('/')))
    this.#notify('*')
  }

  #notify(id: string): void {
    for (const listener of this.#listeners.get(id) ?? []) listener()
  }

  #replan(ids: ReadonlySet<string>): void {
    if (!this.#plan || ids.size === 0) return
    for (const id of this.#plan.order) if (ids.has(id)) this.#place(id)
    for (const id of ids)
      if (!this.#states.has(id)) this.#set(id, { status: 'error', problem: { code: 'cycle' } })
    this.#pump()
  }

  /** Decides where a node stands before anything runs. */
  #place(id: string): void {
    const next = this.#statusOf(id)
    const before = this.#states.get(id)
    this.#waiting.delete(id)
    for (const run of this.#runs.values()) {
      if (run.node === id && run.key !== next.key) run.controller.abort()
    }
    if (next.status === 'waiting') {
      const running = before?.status === 'running' && before.key === next.key
      if (!running) this.#waiting.add(id)
      // What was shown stays until there is something new: no flicker while a slider moves.
      const { outputs, preview, details } = before ?? {}
      this.#set(id, {
        ...(running ? before : next),
        ...(outputs && { outputs }),
        ...(preview && { preview }),
        ...(details !== undefined && { details }),
      })
    } else {
      this.#set(id, next)
    }
  }

  #statusOf(id: string): NodeState {
    const plan = this.#plan as FlowPlan
    const node = plan.nodes.get(id) as FlowNode
    const type = plan.types.get(id)
    if (!type)
      return { status: 'missing', problem: { code: 'missing', values: { type: node.type } } }
    const problem = paramProblem(type, node)
    if (problem) return { status: 'error', problem }
    if (type.live && !this.#live.has(id))
      return {
        status: 'needs-input',
        problem: this.#refused.get(id) ?? {
          code: this.#begun.has(id) ? 'nothing-yet' : 'not-started',
        },
      }
    const inputs: [string, string][] = []
    for (const port of type.inputs) {
      const end = plan.wires.get(id)?.get(port.name)
      if (!end && !port.optional) {
        return {
          status: 'needs-input',
          problem: { code: 'needs-input', values: { port: port.name } },
        }
      }
      if (!end) continue
      const source = this.#states.get(end.node)
      if (!source || UNRUNNABLE.has(source.status) || !source.key) return { status: 'blocked' }
      inputs.push([port.name, `${source.key}.${end.port}`])
    }
    const open = openChoice(type.params, filledParams(type.params, node.params))
    if (open) return { status: 'needs-input', problem: open }
    const key = contentKey(node, inputs, this.#live.get(id)?.stamp)
    const kept = this.#cache.get(key)
    return kept ? doneState(key, kept, 0) : { status: 'waiting', key }
  }

  #pump(): void {
    if (!this.#stopped) for (const id of this.#waiting) this.#tryStart(id)
    if (!this.busy) this.#settle()
  }

  #tryStart(id: string): void {
    const plan = this.#plan as FlowPlan
    const type = plan.types.get(id) as NodeType
    const key = this.#states.get(id)?.key as string
    const kept = this.#cache.get(key)
    if (kept) {
      this.#waiting.delete(id)
      this.#set(id, doneState(key, kept, 0))
      return
    }
    if (this.#runs.has(type.engine)) return
    for (const end of plan.wires.get(id)?.values() ?? []) {
      if (this.#states.get(end.node)?.status !== 'done') return
    }
    this.#waiting.delete(id)
    void this.#runNode(id, type, key)
  }

  async #runNode(id: string, type: NodeType, key: string): Promise<void> {
    const controller = new AbortController()
    this.#runs.set(type.engine, { key, node: id, controller })
    this.#set(id, { ...this.#states.get(id), status: 'running', progress: 0 })
    const started = this.#now()
    try {
      const job = await this.#jobOf(id, type, key)
      const onProgress = (progress: number, preview?: Preview): void => {
        const state = this.#states.get(id)
        if (state?.key === key && state.status === 'running')
          this.#set(id, { ...state, progress, ...(preview && { preview }) })
      }
      const executor = this.#options.executors[type.engine]
      if (!executor) throw new FlowFailure('no-engine', { engine: type.engine })
      const result = await executor.run(job, { signal: controller.signal, onProgress })
      this.#cache.put(key, { result, engine: type.engine, volatile: this.#isLive(id) })
      this.#settleNode(id, type, key, doneState(key, result, this.#now() - started))
    } catch (error) {
      this.#settleNode(id, type, key, this.#failed(key, controller.signal, error))
    }
  }

  #failed(key: string, signal: AbortSignal, error: unknown): NodeState | null {
    if (signal.aborted) return null
    if (error instanceof FlowFailure && error.problem.code === 'crashed') {
      const times = (this.#crashes.get(key) ?? 0) + 1
      this.#crashes.set(key, times)
      if (times < 2) return null
    }
    const problem = problemOf(error)
    // Without its key: what comes after it waits, as for every node that has nothing yet.
    if (problem.notReady) return { status: 'needs-input', problem }
    return { status: 'error', key, problem }
  }

  /** Null means: not finished, and not the node's fault; it runs again if it is still wanted. */
  #settleNode(id: string, type: NodeType, key: string, next: NodeState | null): void {
    this.#runs.delete(type.engine)
    const state = this.#states.get(id)
    if (state?.key === key && state.status === 'running') {
      if (next) this.#set(id, next)
      else if (this.#stopped) this.#set(id, { status: 'idle' })
      else this.#set(id, { ...state, status: 'waiting' })
      if (!next && !this.#stopped) this.#waiting.add(id)
      if (next?.status === 'error' || next?.status === 'needs-input') this.#block(id)
    }
    this.#pump()
  }

  #block(id: string): void {
    const plan = this.#plan as FlowPlan
    for (const other of withDependents([id], plan.targets)) {
      if (other === id) continue
      this.#waiting.delete(other)
      this.#set(other, { status: 'blocked' })
    }
  }

  async #jobOf(id: string, type: NodeType, key: string): Promise<Job> {
    const plan = this.#plan as FlowPlan
    const node = plan.nodes.get(id) as FlowNode
    const inputs: Record<string, JobInput> = {}
    const live = this.#live.get(id)
    if (type.live && live) inputs.live = live.input
    for (const port of type.inputs) {
      const end = plan.wires.get(id)?.get(port.name)
      const value = end && this.#states.get(end.node)?.outputs?.[end.port]
      if (!end || (!value && port.optional)) continue
      if (!value || !port.types.includes(value.type)) {
        throw new FlowFailure('wrong-type', {
          port: port.name,
          got: value?.type ?? '-',
          takes: port.types.join(','),
        })
      }
      const foreign = isHandled(value) && value.handle.engine !== type.engine
      inputs[port.name] = foreign ? { value, portable: await this.take(value) } : { value }
    }
    return {
      key,
      node: id,
      type: node.type,
      params: filledParams(type.params, node.params),
      inputs,
    }
  }

  #isLive(id: string): boolean {
    const plan = this.#plan
    if (this.#live.size === 0 || !plan) return false
    return withDependents(this.#live.keys(), plan.targets).has(id)
  }

  #lost(engine: string): void {
    this.#cache.dropEngine(engine)
    this.#replan(new Set(this.#plan?.order))
  }

  #settle(): void {
    if (this.busy) return
    const inUse = new Set<string>()
    for (const state of this.#states.values()) if (state.key) inUse.add(state.key)
    this.#cache.trim(inUse)
    const settled = this.#settled
    this.#settled = []
    for (const resolve of settled) resolve()
    this.#notify('*')
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))()
  }
}

function doneState(key: string, result: JobResult, ms: number): NodeState {
  const { outputs, preview, notes, details } = result
  return {
    status: 'done',
    key,
    outputs,
    ms,
    ...(preview && { preview }),
    ...(notes && { notes }),
    ...(details !== undefined && { details }),
  }
}

function paramProblem(type: NodeType, node: FlowNode): FlowProblem | null {
  const problem = firstProblem(type.params, filledParams(type.params, node.params))
  return (
    problem && {
      code: `param-${problem.code}`,
      values: { param: problem.param, ...problem.values },
    }
  )
}
