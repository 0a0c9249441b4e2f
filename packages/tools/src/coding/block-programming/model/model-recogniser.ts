/** Looks or listens with a trained model and says what it recognises, as often as the machine can. */
import { deviceLack, type Lack } from '@panya/domain/browser/abilities.ts'
import { recogniseExecutor } from '@panya/engines/ai/recognise-client.ts'
import { writeClip } from '@panya/engines/ai/sound/clip-code.ts'
import { MicrophoneListener } from '@panya/engines/ai/sound/microphone-listener.ts'
import type { Recognised } from '@panya/engines/blocks-runtime/world/recognised.ts'
import type { Job, JobInput } from '@panya/engines/flow/executor.ts'
import type { FlowValue } from '@panya/engines/flow/flow-value.ts'
import type { WorkerExecutor } from '@panya/engines/flow/worker-executor.ts'
import { deviceProblem, openDevice } from '@panya/engines/media-devices/open-device.ts'
import type { TrainedModel } from '../core/trained-model.ts'

const SIZE = { width: 320, height: 240 }
/** Leaves the machine time for the stage. */
const PAUSE_MS = 120

export type RecogniserProblem = Lack | 'modelUnreadable'

interface Source {
  /** Null as long as there is nothing to look at yet. */
  read(): { type: string; port: string; input: JobInput } | null
  close(): void
}

export class ModelRecogniser {
  readonly #executor: WorkerExecutor = recogniseExecutor()
  readonly #tell: (recognised: Recognised) => void
  #source: Source | null = null
  #wanted = false
  #round = 0

  constructor(tell: (recognised: Recognised) => void) {
    this.#tell = tell
  }

  /** Answers with what is missing, or null when it runs. */
  async start(model: TrainedModel, video: HTMLVideoElement): Promise<RecogniserProblem | null> {
    this.stop()
    this.#wanted = true
    const hears = model.kind === 'sounds'
    try {
      this.#source = hears ? hearing(await MicrophoneListener.open()) : await watching(video)
    } catch (error) {
      return deviceLack(hears ? 'microphone' : 'camera', deviceProblem(error))
    }
    try {
      const loaded = await this.#load(model)
      void this.#look(loaded)
      return null
    } catch {
      this.stop()
      return 'modelUnreadable'
    }
  }

  stop(): void {
    this.#wanted = false
    this.#source?.close()
    this.#source = null
    this.#tell({ label: '', chances: {} })
  }

  dispose(): void {
    this.stop()
    this.#executor.dispose()
  }

  #run(type: string, params: Job['params'], inputs: Job['inputs']) {
    this.#round += 1
    const key = `round ${this.#round}`
    const signal = new AbortController().signal
    const job: Job = { key, type, params, inputs }
    return { key, done: this.#executor.run(job, { signal, onProgress: () => {} }) }
  }

  async #load({ name, file }: TrainedModel): Promise<FlowValue> {
    const bytes = new TextEncoder().encode(file)
    let data = ''
    for (let at = 0; at < bytes.length; at += 0x8000)
      data += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
    const modelFile = { name, size: bytes.length, data: btoa(data) }
    const { outputs } = await this.#run('load-model', { modelFile }, {}).done
    return outputs['model']!
  }

  async #look(model: FlowValue): Promise<void> {
    const source = this.#source
    while (this.#wanted && source && source === this.#source) {
      const seen = source.read()
      if (seen) {
        const { key, done } = this.#run(
          seen.type,
          { least: 0 },
          { model: { value: model }, [seen.port]: seen.input },
        )
        const result = await done.catch(() => null)
        this.#executor.release([key])
        if (!this.#wanted || source !== this.#source) return
        if (result) this.#tell(recognisedIn(result))
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

function recognisedIn(result: Awaited<ReturnType<WorkerExecutor['run']>>): Recognised {
  const { preview, outputs } = result
  const data = preview?.kind === 'custom' ? (preview.data as { guesses?: Guess[] }) : {}
  const label = outputs['label']
  return {
    label: label?.type === 'text' ? label.value : '',
    chances: Object.fromEntries((data.guesses ?? []).map((guess) => [guess.label, guess.sureness])),
  }
}

interface Guess {
  label: string
  sureness: number
}

async function watching(video: HTMLVideoElement): Promise<Source> {
  const asked = await openDevice({ video: SIZE, audio: false }, new AbortController().signal)
  const stream = asked!
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  video.srcObject = stream
  await video.play().catch(() => {})
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  // As in a mirror: that is how the examples were taken.
  pen.setTransform(-1, 0, 0, 1, SIZE.width, 0)
  return {
    close,
    read() {
      if (video.videoWidth === 0) return null
      // Examples are squares from the middle; so is this.
      const side = Math.min(video.videoWidth, video.videoHeight)
      const [x, y] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2]
      pen.drawImage(video, x, y, side, side, 0, 0, SIZE.height, SIZE.height)
      const { data } = pen.getImageData(SIZE.width - SIZE.height, 0, SIZE.height, SIZE.height)
      const picture = { width: SIZE.height, height: SIZE.height }
      const handle = { engine: 'camera', key: 'frame', port: 'image' }
      return {
        type: 'classify-picture',
        port: 'image',
        input: {
          value: { type: 'image', handle, ...picture, channels: 3 },
          portable: { type: 'image', ...picture, rgba: data },
        },
      }
    },
  }
}

function hearing(ear: MicrophoneListener): Source {
  return {
    close: () => ear.close(),
    read: () => ({
      type: 'classify-sound',
      port: 'sound',
      input: { value: { type: 'list', value: [writeClip(ear.last(1))] } },
    }),
  }
}
