import type { Job, JobResult } from '../flow/executor.ts'
import {
  FlowFailure,
  type FlowValue,
  type PortableValue,
  type Preview,
} from '../flow/flow-value.ts'
import { nodeSettings } from '../flow/node-run.ts'
import type { WorkerEngine } from '../flow/worker-protocol.ts'
import { MatScope } from './mat-scope.ts'
import { MatStore } from './mat-store.ts'
import type { Mat, OpenCv } from './opencv-types.ts'
import type { PaintLetters } from './paint-letters.ts'
import { fromRgba, imagePreview, toRgba } from './pixels.ts'
import type { DecodePicture, PlainTable, VisionIo, VisionOp, VisionOutput } from './vision-op.ts'

/** Computes picture nodes with OpenCV and keeps their results until they are released. */

const ENGINE = 'vision'

function isMat(value: VisionOutput): value is Mat {
  return 'rows' in value && 'cols' in value
}

export class VisionEngine implements WorkerEngine {
  readonly #cv: OpenCv
  readonly #ops: Record<string, VisionOp>
  readonly #decode: DecodePicture
  readonly #letters: PaintLetters | undefined
  readonly store: MatStore
  readonly #tables = new Map<string, PlainTable>()
  readonly #ports = new Map<string, string[]>()

  constructor(
    cv: OpenCv,
    ops: Record<string, VisionOp>,
    decode: DecodePicture,
    letters?: PaintLetters,
  ) {
    this.#cv = cv
    this.#ops = ops
    this.#decode = decode
    this.#letters = letters
    this.store = new MatStore(cv)
  }

  async run(job: Job): Promise<JobResult> {
    const op = this.#ops[job.type]
    if (!op) throw new FlowFailure('no-engine', { engine: job.type })
    const scope = new MatScope(this.#cv)
    try {
      const { outputs, preview, notes } = await op(this.#io(job, scope))
      const kept = this.#keep(job.key, scope, outputs, preview)
      return notes && notes.length > 0 ? { ...kept, notes } : kept
    } catch (error) {
      throw explained(this.#cv, error)
    } finally {
      scope.close()
    }
  }

  release(keys: readonly string[]): void {
    for (const key of keys) {
      for (const port of this.#ports.get(key) ?? []) {
        this.store.drop(`${key}.${port}`)
        this.#tables.delete(`${key}.${port}`)
      }
      this.#ports.delete(key)
    }
  }

  take({ key, port }: { key: string; port: string }): PortableValue {
    const table = this.#tables.get(`${key}.${port}`)
    if (table) return { type: 'table', ...table }
    const mat = this.store.get(`${key}.${port}`)
    return { type: 'image', width: mat.cols, height: mat.rows, rgba: toRgba(this.#cv, mat) }
  }

  #keep(
    key: string,
    scope: MatScope,
    outputs: Record<string, VisionOutput>,
    preview: Preview | undefined,
  ): JobResult {
    this.#ports.set(key, Object.keys(outputs))
    const result: JobResult = { outputs: {}, bytes: 0 }
    let shown = preview
    for (const [port, output] of Object.entries(outputs)) {
      const handle = { engine: ENGINE, key, port }
      if (isMat(output)) {
        result.bytes += this.store.put(`${key}.${port}`, scope.keep(output))
        result.outputs[port] = {
          type: 'image',
          handle,
          width: output.cols,
          height: output.rows,
          channels: output.channels(),
        }
        shown ??= imagePreview(this.#cv, output)
      } else if ('columns' in output) {
        this.#tables.set(`${key}.${port}`, output)
        const rows = output.data[0]?.length ?? 0
        result.bytes += rows * output.columns.length * 16
        result.outputs[port] = { type: 'table', handle, rows, columns: output.columns }
      } else {
        result.outputs[port] = output
      }
    }
    shown ??= valuePreview(Object.values(result.outputs)[0])
    if (shown) result.preview = shown
    return result
  }

  #io(job: Job, scope: MatScope): VisionIo {
    const cv = this.#cv
    const image = (port = 'image'): Mat => this.#input(job, port, scope)
    const turned = (mat: Mat, channels: number): Mat => {
      if (mat.channels() === channels) return mat
      const out = scope.mat()
      cv.cvtColor(mat, out, channels === 1 ? cv.COLOR_RGB2GRAY : cv.COLOR_GRAY2RGB)
      return out
    }
    return {
      cv,
      scope,
      decode: this.#decode,
      letters: this.#letters,
      ...nodeSettings(job.params),
      image,
      gray: (port) => turned(image(port), 1),
      rgb: (port) => turned(image(port), 3),
      has: (port) => job.inputs[port] !== undefined,
      table: (port) => this.#inputTable(job, port),
      value: (port) => inputOf(job, port).value,
    }
  }

  #input(job: Job, port: string, scope: MatScope): Mat {
    const { value, portable } = inputOf(job, port)
    if (portable?.type === 'image') return scope.own(fromRgba(this.#cv, portable))
    if (value.type !== 'image')
      throw new FlowFailure('wrong-type', { port, got: value.type, takes: 'image' })
    return this.store.get(`${value.handle.key}.${value.handle.port}`)
  }

  #inputTable(job: Job, port: string): PlainTable {
    const { value, portable } = inputOf(job, port)
    if (portable?.type === 'table') {
      return { columns: [...portable.columns], data: portable.data.map((column) => [...column]) }
    }
    const table =
      value.type === 'table' && this.#tables.get(`${value.handle.key}.${value.handle.port}`)
    if (!table) throw new FlowFailure('lost-value')
    return table
  }
}

function inputOf(job: Job, port: string): Job['inputs'][string] {
  const input = job.inputs[port]
  if (!input) throw new FlowFailure('needs-input', { port })
  return input
}

function valuePreview(value: FlowValue | undefined): Preview | undefined {
  if (!value || !('value' in value)) return undefined
  if (value.type === 'list') return { kind: 'value', text: value.value.join(', ') }
  const { value: plain } = value
  const text = typeof plain === 'number' ? String(Math.round(plain * 1000) / 1000) : String(plain)
  return { kind: 'value', text }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** OpenCV throws a pointer to its exception; a full heap shows as one of a few sentences. */
function explained(cv: OpenCv, error: unknown): Error {
  if (error instanceof FlowFailure) return error
  const text =
    typeof error === 'number'
      ? String(cv.exceptionFromPtr?.(error)?.msg ?? error)
      : messageOf(error)
  if (/memory|alloc|abort\(|OOM/i.test(text)) return new FlowFailure('out-of-memory')
  const reason = /error: \(-\d+:([^)]*)\)\s*([^\n]*)/.exec(text)
  return new FlowFailure('opencv', {
    detail: (reason ? `${reason[1]} ${reason[2]}` : text).slice(0, 200),
  })
}
