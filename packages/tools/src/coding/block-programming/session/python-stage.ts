/** The stage while Python plays on it: Python is fetched when it is first needed, and told what happens there. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { StageProgram } from '@panya/engines/blocks-runtime/program.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { StageEvent } from '@panya/engines/stage/stage-player.ts'
import type { StageRenderer } from '@panya/engines/stage/stage-renderer.ts'
import { frameUpdate } from './frame-updates.ts'
import type { PythonRun } from './python-run.ts'
import type { PythonMistake, SessionStore } from './session-store.ts'

const OUTPUT_LINES = 200
const FAILED: PythonMistake = { code: 'crashed', words: '', place: null }

export class PythonStage {
  readonly #store: SessionStore
  readonly #locale: Locale
  readonly #onFrame: (frame: Frame) => void
  #renderer: StageRenderer | null = null
  #loading: Promise<PythonRun> | null = null
  #run: PythonRun | null = null
  /** Grows with every start and stop: an answer to an older one is nobody's. */
  #turn = 0

  constructor(store: SessionStore, locale: Locale, onFrame: (frame: Frame) => void) {
    this.#store = store
    this.#locale = locale
    this.#onFrame = onFrame
  }

  get isOn(): boolean {
    return this.#store.state.python !== 'off'
  }

  setRenderer(renderer: StageRenderer | null): void {
    this.#renderer = renderer
    if (renderer) void this.#run?.attach(renderer)
    else this.#run?.detach()
  }

  async run(program: StageProgram): Promise<void> {
    this.#run?.stop()
    const turn = ++this.#turn
    this.#store.set({ python: 'starting' })
    const mistake = await this.#play(program, turn).catch(() => FAILED)
    if (turn !== this.#turn) return
    this.#store.set({ python: 'off', isRunning: false, mistake })
  }

  async #play(program: StageProgram, turn: number): Promise<PythonMistake | null> {
    this.#loading ??= this.#load()
    const run = await this.#loading
    // Whoever pressed Stop meanwhile wants nothing to begin; whoever pressed Run again has to wait for the end.
    await run.ended
    if (turn !== this.#turn) return null
    if (this.#renderer) await run.attach(this.#renderer)
    return run.run(program)
  }

  async #load(): Promise<PythonRun> {
    const { PythonRun: Run } = await import('./python-run.ts')
    this.#run = new Run({
      locale: this.#locale,
      assets: () => {
        const { actors } = this.#store.state.content
        return {
          costumes: actors.flatMap(({ costumes }) => costumes),
          sounds: actors.flatMap(({ sounds }) => sounds),
        }
      },
      started: () => this.isOn && this.#store.set({ python: 'running' }),
      frame: (frame) => this.isOn && this.#show(frame),
      printed: (text) => this.isOn && this.#print(text),
      asks: () => this.isOn && this.#ask(),
    })
    return this.#run
  }

  #show(frame: Frame): void {
    this.#onFrame(frame)
    const update = frameUpdate(frame, this.#store.state)
    if (update) this.#store.set({ ...update, isRunning: true, isPaused: false })
  }

  #print(text: string): void {
    const lines = text.split('\n').filter((line) => line !== '')
    if (lines.length === 0) return
    this.#store.set({ output: [...this.#store.state.output, ...lines].slice(-OUTPUT_LINES) })
  }

  /** The question was printed; the answer is typed where sprites are answered. */
  #ask(): void {
    const { frame, output } = this.#store.state
    if (frame) this.#store.set({ frame: { ...frame, ask: { key: -1, text: output.at(-1) ?? '' } } })
  }

  stop(): void {
    if (!this.isOn) return
    this.#turn++
    this.#run?.stop()
    this.#store.set({ python: 'off' })
  }

  send(event: StageEvent): void {
    this.#run?.send(event)
    const { frame } = this.#store.state
    if (event.do === 'answer' && frame?.ask?.key === -1)
      this.#store.set({ frame: { ...frame, ask: null } })
  }

  dispose(): void {
    this.#turn++
    this.#run?.dispose()
  }
}
