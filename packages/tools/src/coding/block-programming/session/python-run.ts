/** A program with lines of Python in it, run by Python on the same stage. Only those who need it load it. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { StageProgram } from '@panya/engines/blocks-runtime/program.ts'
import { pythonProgram } from '@panya/engines/blocks-runtime/python/python-program.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { errorWords, loadErrorMessages } from '@panya/engines/python/errors/error-words.ts'
import { explain } from '@panya/engines/python/errors/explain.ts'
import type { PythonError, PythonEvent, RunAnswer } from '@panya/engines/python/protocol.ts'
import type { PythonClient } from '@panya/engines/python/python-client.ts'
import { spawnPython } from '@panya/engines/python/spawn-python.ts'
import type { StageCommand } from '@panya/engines/stage/stage-command.ts'
import { type OwnAssets, type StageEvent, StagePlayer } from '@panya/engines/stage/stage-player.ts'
import type { StageRenderer } from '@panya/engines/stage/stage-renderer.ts'
import { placeInProgram } from '../text/place-in-program.ts'
import type { PythonMistake } from './session-store.ts'

const MAIN = 'main.py'

export interface PythonRunOptions {
  locale: Locale
  assets(): OwnAssets
  started(): void
  frame(frame: Frame): void
  printed(text: string): void
  /** The program asks for a line. */
  asks(): void
}

export class PythonRun {
  readonly #options: PythonRunOptions
  readonly #client: PythonClient
  readonly #player: StagePlayer
  #isAsking = false
  /** Resolved while nothing runs. */
  ended: Promise<unknown> = Promise.resolve()

  constructor(options: PythonRunOptions) {
    this.#options = options
    this.#client = spawnPython()
    this.#player = new StagePlayer({
      send: (event) => this.#client.sendEvent(event),
      assets: () => options.assets(),
    })
    this.#player.listen((frame) => frame && options.frame(frame))
    this.#client.onEvent((event) => this.#hear(event))
    this.#client.onState(() => this.#client.state === 'running' && options.started())
  }

  async attach(renderer: StageRenderer): Promise<void> {
    await this.#player.attach(renderer)
  }

  detach(): void {
    this.#player.detach()
  }

  /** Resolves when the program is over, with what went wrong. */
  async run(program: StageProgram): Promise<PythonMistake | null> {
    this.#player.clear()
    this.#player.sounds.wake()
    this.#isAsking = false
    const files = [{ name: MAIN, text: pythonProgram(program) }]
    const answer = this.#client.perform({ do: 'run', main: MAIN }, files)
    this.ended = answer
    return this.#mistakeIn(await answer, program)
  }

  stop(): void {
    this.#client.stop()
    this.#player.sounds.silence()
  }

  send(event: StageEvent): void {
    if (event.do !== 'answer' || !this.#isAsking) return this.#player.send(event)
    this.#isAsking = false
    this.#client.sendLine(event.text)
  }

  #hear(event: PythonEvent): void {
    if (event.kind === 'stage') this.#player.hear(event.commands as StageCommand[])
    else if (event.kind === 'stdout' || event.kind === 'stderr') this.#options.printed(event.text)
    else if (event.kind === 'input') {
      this.#isAsking = true
      this.#options.asks()
    }
  }

  async #mistakeIn(answer: RunAnswer, program: StageProgram): Promise<PythonMistake | null> {
    if (answer.ending === 'error') {
      const messages = await loadErrorMessages(this.#options.locale)
      const words = errorWords(this.#options.locale, messages, explain(answer.error))
      const line = lineOf(answer.error)
      const place = line === null ? null : placeInProgram(program, line)
      return { code: 'error', words: `${words.what} ${words.next}`, place }
    }
    if (answer.ending === 'crashed') return { code: 'crashed', words: '', place: null }
    if (answer.ending === 'packages')
      return { code: 'packages', words: answer.missing.join(', '), place: null }
    return null
  }

  dispose(): void {
    this.#player.dispose()
    this.#client.dispose()
  }
}

/** The deepest line of the program itself. */
function lineOf({ syntax, frames }: PythonError): number | null {
  const isOwn = (file: string | null): boolean => file?.split('/').at(-1) === MAIN
  if (syntax?.line && isOwn(syntax.file)) return syntax.line
  return frames.findLast(({ file, line }) => line !== null && isOwn(file))?.line ?? null
}
