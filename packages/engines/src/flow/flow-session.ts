import { type ConnectionRefusal, refusal } from './connection.ts'
import { type EvaluatorOptions, FlowEvaluator } from './evaluator.ts'
import type { Executor } from './executor.ts'
import type { FlowContent, PortEnd } from './flow-content.ts'
import * as edit from './flow-edit.ts'
import type { NodeRegistry, NodeType } from './node-type.ts'
import { typeLookup } from './subflow.ts'

/** A flow that is open: its content with undo, its evaluator, and who wants to know of changes. */

const UNDO_DEPTH = 200

export class FlowSession {
  readonly evaluator: FlowEvaluator
  readonly registry: NodeRegistry
  readonly executors: Readonly<Record<string, Executor>>
  #current: FlowContent
  #past: FlowContent[] = []
  #future: FlowContent[] = []
  #lastTag: string | undefined
  #lookup: (type: string) => NodeType | undefined
  readonly #listeners = new Set<() => void>()

  constructor(content: FlowContent, options: EvaluatorOptions) {
    this.registry = options.registry
    this.executors = options.executors
    this.evaluator = new FlowEvaluator(options)
    this.#current = content
    this.#lookup = typeLookup(content, (type) => this.registry.get(type))
    this.evaluator.setContent(content)
  }

  get content(): FlowContent {
    return this.#current
  }

  /** Changes with the same tag in a row (a slider being dragged) are undone as one. */
  apply(next: FlowContent, tag?: string): void {
    if (next === this.#current) return
    if (tag === undefined || tag !== this.#lastTag) {
      this.#past = [...this.#past.slice(1 - UNDO_DEPTH), this.#current]
    }
    this.#lastTag = tag
    this.#future = []
    this.#show(next)
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [this.#current, ...this.#future]
    this.#lastTag = undefined
    this.#show(before)
  }

  redo(): void {
    const [after, ...rest] = this.#future
    if (!after) return
    this.#future = rest
    this.#past = [...this.#past, this.#current]
    this.#lastTag = undefined
    this.#show(after)
  }

  typeOf(type: string): NodeType | undefined {
    return this.#lookup(type)
  }

  typeOfNode = (id: string): NodeType | undefined => {
    const node = this.#current.nodes.find((other) => other.id === id)
    return node && this.#lookup(node.type)
  }

  refusalOf(from: PortEnd, to: PortEnd): ConnectionRefusal | null {
    return refusal(this.#current, this.typeOfNode, from, to)
  }

  /** Draws the wire, or says why not. */
  connect(from: PortEnd, to: PortEnd): ConnectionRefusal | null {
    const no = this.refusalOf(from, to)
    if (!no) this.apply(edit.connect(this.#current, from, to))
    return no
  }

  setParam(id: string, name: string, value: unknown): void {
    this.apply(edit.setParam(this.#current, id, name, value), `param ${id} ${name}`)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  dispose(): void {
    this.evaluator.dispose()
    this.#listeners.clear()
  }

  #show(content: FlowContent): void {
    if (content.subflows !== this.#current.subflows) {
      this.#lookup = typeLookup(content, (type) => this.registry.get(type))
    }
    this.#current = content
    this.evaluator.setContent(content)
    for (const listener of this.#listeners) listener()
  }
}
