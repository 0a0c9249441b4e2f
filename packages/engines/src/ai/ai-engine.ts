import type { Job, JobResult } from '../flow/executor.ts'
import {
  FlowFailure,
  type FlowValue,
  type PortableValue,
  type Preview,
} from '../flow/flow-value.ts'
import { nodeSettings } from '../flow/node-run.ts'
import type { NodeType } from '../flow/node-type.ts'
import type { WorkerEngine, WorkerRun } from '../flow/worker-protocol.ts'
import type { AiIo, AiOp, AiOutput, AiResult, PlainTable, StoredModel } from './ai-op.ts'
import { type Picture, previewOf } from './picture.ts'

/** Computes nodes with the operations it is given and keeps their results until they are released. */

type Kept = Picture | PlainTable | StoredModel

const isPicture = (value: AiOutput | Kept): value is Picture => 'rgba' in value
const isTable = (value: AiOutput | Kept): value is PlainTable => 'columns' in value
const isModel = (value: AiOutput | Kept): value is StoredModel => 'facts' in value

const HEAD = 8
const WIDE = 30
const CELL_BYTES = 16
const MODEL_BYTES = 400_000

export class AiEngine<Environment = unknown> implements WorkerEngine {
  readonly #name: string
  readonly #ops: Record<string, AiOp<Environment>>
  readonly #environment: Environment
  readonly #kept = new Map<string, Kept>()
  readonly #ports = new Map<string, string[]>()

  constructor(name: string, ops: Record<string, AiOp<Environment>>, environment: Environment) {
    this.#name = name
    this.#ops = ops
    this.#environment = environment
  }

  /** How many jobs were done. */
  jobs = 0

  /** How many big values are held. */
  get size(): number {
    return this.#kept.size
  }

  async run(job: Job, options: WorkerRun): Promise<JobResult> {
    const op = this.#ops[job.type]
    if (!op) throw new FlowFailure('no-engine', { engine: job.type })
    const result = this.#keep(job.key, await op(this.#io(job, options)))
    this.jobs++
    return result
  }

  release(keys: readonly string[]): void {
    for (const key of keys) {
      for (const port of this.#ports.get(key) ?? []) this.#kept.delete(`${key}.${port}`)
      this.#ports.delete(key)
    }
  }

  take({ key, port }: { key: string; port: string }): PortableValue {
    const value = this.#kept.get(`${key}.${port}`)
    if (!value) throw new FlowFailure('lost-value')
    if (isPicture(value)) return { type: 'image', ...value, rgba: value.rgba.slice() }
    if (isTable(value)) return { type: 'table', columns: value.columns, data: value.data }
    return { type: 'model', model: value.model, data: value.data }
  }

  #keep(key: string, { outputs, preview, notes }: AiResult): JobResult {
    this.#ports.set(key, Object.keys(outputs))
    const result: JobResult = { outputs: {}, bytes: 0 }
    let shown = preview
    for (const [port, output] of Object.entries(outputs)) {
      const { value, bytes } = this.#keepOne(key, port, output)
      result.outputs[port] = value
      result.bytes += bytes
      shown ??= previewFor(output)
    }
    if (shown) result.preview = shown
    if (notes && notes.length > 0) result.notes = notes
    return result
  }

  #keepOne(key: string, port: string, output: AiOutput): { value: FlowValue; bytes: number } {
    const handle = { engine: this.#name, key, port }
    if ('value' in output) return { value: output, bytes: 64 }
    this.#kept.set(`${key}.${port}`, output)
    if (isPicture(output)) {
      const { width, height, rgba } = output
      return {
        value: { type: 'image', handle, width, height, channels: 3 },
        bytes: rgba.byteLength,
      }
    }
    if (isModel(output)) {
      const { model, facts } = output
      return { value: { type: 'model', handle, model, facts }, bytes: MODEL_BYTES }
    }
    const rows = output.data[0]?.length ?? 0
    const pixels = output.pictures?.reduce((sum, { rgba }) => sum + rgba.byteLength, 0) ?? 0
    return {
      value: { type: 'table', handle, rows, columns: output.columns },
      bytes: rows * output.columns.length * CELL_BYTES + pixels,
    }
  }

  #io(job: Job, { progress, cancelled }: WorkerRun): AiIo<NodeType, Environment> {
    const { params, inputs } = job
    const input = (port: string) => {
      const found = inputs[port]
      if (!found) throw new FlowFailure('needs-input', { port })
      return found
    }
    const value = (port: string): FlowValue => input(port).value
    return {
      node: job.node ?? '',
      environment: this.#environment,
      ...nodeSettings(params),
      progress,
      cancelled,
      value,
      has: (port) => inputs[port] !== undefined,
      picture: (port = 'image') => this.#pictureIn(input(port), port),
      table: (port = 'table') => this.#tableIn(input(port), port),
      model: (port = 'model') => this.#modelIn(input(port), port),
      inputText: (port = 'text') => textOf(value(port)),
      isYes: (port) => {
        const said = inputs[port]?.value
        return said?.type === 'boolean' && said.value
      },
    }
  }

  #pictureIn({ value, portable }: Job['inputs'][string], port: string): Picture {
    if (portable?.type === 'image') return portable
    const kept = this.#own(value)
    if (!kept || !isPicture(kept)) throw lostOrWrong(value, port, 'image')
    return kept
  }

  #tableIn({ value, portable }: Job['inputs'][string], port: string): PlainTable {
    if (portable?.type === 'table') return portable
    const kept = this.#own(value)
    if (!kept || !isTable(kept)) throw lostOrWrong(value, port, 'table')
    return kept
  }

  #modelIn({ value, portable }: Job['inputs'][string], port: string): StoredModel {
    if (portable?.type === 'model') return { model: portable.model, data: portable.data, facts: {} }
    const kept = this.#own(value)
    if (!kept || !isModel(kept)) throw lostOrWrong(value, port, 'model')
    return kept
  }

  #own(value: FlowValue): Kept | undefined {
    return 'handle' in value
      ? this.#kept.get(`${value.handle.key}.${value.handle.port}`)
      : undefined
  }
}

function lostOrWrong(value: FlowValue, port: string, takes: string): FlowFailure {
  if (value.type === takes) return new FlowFailure('lost-value')
  return new FlowFailure('wrong-type', { port, got: value.type, takes })
}

export function textOf(value: FlowValue): string {
  if (!('value' in value)) return ''
  if (value.type === 'list') return value.value.map(String).join(', ')
  if (value.type === 'number') return String(Math.round(value.value * 1000) / 1000)
  return String(value.value)
}

function previewFor(output: AiOutput): Preview | undefined {
  // Yes and no stand on the port already, in the learner's language.
  if ('value' in output)
    return output.type === 'boolean' ? undefined : { kind: 'value', text: textOf(output) }
  if (isPicture(output)) return previewOf(output)
  return isTable(output) ? tablePreview(output) : undefined
}

function tablePreview({ columns, data }: PlainTable): Preview {
  const rows = data[0]?.length ?? 0
  return {
    kind: 'table',
    columns: columns.slice(0, WIDE),
    rows,
    head: Array.from({ length: Math.min(HEAD, rows) }, (_, row) =>
      data.slice(0, WIDE).map((column) => column[row]),
    ),
  }
}
