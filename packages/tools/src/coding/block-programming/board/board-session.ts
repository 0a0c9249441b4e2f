/** A board at work: the virtual one, the simulated R4, or a real one at the end of a cable. */

import { BlocksClient } from '@panya/engines/blocks-runtime/blocks-client.ts'
import {
  boardProgram,
  boardPython,
  type LeftOut,
  leftOutOf,
  scriptCount,
} from '@panya/engines/blocks-runtime/board/board-program.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { BoardClient } from '@panya/engines/board/board-client.ts'
import { BuzzerSound } from '@panya/engines/board/buzzer-sound.ts'
import { driverFiles } from '@panya/engines/board/driver/driver-files.ts'
import {
  type BoardInput,
  type BoardView,
  DARK_VIEW,
} from '@panya/engines/board/hardware/board-view.ts'
import { restInputs } from '@panya/engines/board/hardware/read-view.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { BoardInfo, FileEntry } from '@panya/engines/board/serial/board-files.ts'
import { BoardLink } from '@panya/engines/board/serial/board-link.ts'
import type { BoardPort } from '@panya/engines/board/serial/board-port.ts'
import { BoardProblem, type BoardProblemCode } from '@panya/engines/board/serial/board-problem.ts'
import { choosePort } from '@panya/engines/board/serial/web-serial.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksSession } from '../blocks-session.ts'
import { addSerial, EMPTY_SERIAL, type SerialLog } from './serial-log.ts'

export type BoardPhase = 'off' | 'starting' | 'uploading' | 'running' | 'ready' | 'working'

export interface BoardState {
  /** Where programs go: the board on the screen, or the one on the cable. */
  place: 'virtual' | 'cable'
  phase: BoardPhase
  /** 0 to 1 while uploading or flashing. */
  progress: number
  problem: { code: BoardProblemCode; detail: string } | null
  isEmptyProgram: boolean
  /** What of the program cannot run on a board. */
  leftOut: LeftOut[]
  serial: SerialLog
  info: BoardInfo | null
  files: FileEntry[] | null
}

const START: BoardState = {
  place: 'virtual',
  phase: 'off',
  progress: 0,
  problem: null,
  isEmptyProgram: false,
  leftOut: [],
  serial: EMPTY_SERIAL,
  info: null,
  files: null,
}

export class BoardSession {
  readonly profile: BoardProfile
  readonly #host: ToolHost
  readonly #blocks: BlocksSession
  readonly #sound = new BuzzerSound()
  #state: BoardState = START
  readonly #listeners = new Set<() => void>()
  readonly #viewListeners = new Set<(view: BoardView) => void>()
  readonly #inputs = new Map<string, BoardInput>()
  #virtual: BoardClient | null = null
  #virtualLink: BoardLink | null = null
  #cable: BoardLink | null = null
  #client: BlocksClient | null = null
  #drawing = 0
  #seenChanges = -1
  #isDisposed = false
  /** A lost port on its way to being closed. */
  #closing: Promise<void> = Promise.resolve()

  constructor(host: ToolHost, blocks: BlocksSession, profile: BoardProfile) {
    this.#host = host
    this.#blocks = blocks
    this.profile = profile
    for (const input of restInputs(profile)) this.#remember(input)
  }

  // --- what React sees ------------------------------------------------------------------------------

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): BoardState => this.#state

  #set(change: Partial<BoardState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Called with every change of lamps and sounds. */
  listenToView(listener: (view: BoardView) => void): () => void {
    this.#viewListeners.add(listener)
    listener(this.#virtual?.view() ?? DARK_VIEW)
    return () => this.#viewListeners.delete(listener)
  }

  #show(view: BoardView): void {
    this.#sound.play(view.tone)
    for (const listener of this.#viewListeners) listener(view)
  }

  #watchLamps = (): void => {
    this.#drawing = requestAnimationFrame(this.#watchLamps)
    const changes = this.#virtual?.changes ?? 0
    if (!this.#virtual || changes === this.#seenChanges) return
    this.#seenChanges = changes
    this.#show(this.#virtual.view())
  }

  // --- fingers, light and warmth --------------------------------------------------------------------

  #remember(input: BoardInput): void {
    this.#inputs.set('pin' in input ? `${input.pin}` : input.set, input)
  }

  input(input: BoardInput): void {
    this.#remember(input)
    this.#virtual?.input(input)
    this.#client?.send({ do: 'board', input })
  }

  // --- running --------------------------------------------------------------------------------------

  get isBusy(): boolean {
    return !['off', 'ready'].includes(this.#state.phase)
  }

  async run(): Promise<void> {
    if (['starting', 'uploading', 'working'].includes(this.#state.phase)) return
    this.#sound.wake()
    const workspace = this.#blocks.shown.boardWorkspace()
    if (scriptCount(workspace) === 0) return this.#set({ isEmptyProgram: true })
    this.#host.activity({ kind: 'run' })
    const program = boardProgram(this.profile, workspace)
    const leftOut = leftOutOf(program)
    this.#set({ problem: null, isEmptyProgram: false, leftOut, serial: EMPTY_SERIAL, progress: 0 })
    if (this.profile.language === 'arduino') return this.#simulate(program)
    const isVirtual = this.#state.place === 'virtual'
    await this.#attempt('starting', async () => {
      const link = isVirtual ? await this.#switchOn() : this.#connected()
      this.#set({ phase: 'uploading' })
      const main = { name: 'main.py', text: boardPython(program, isVirtual) }
      await link.upload([...driverFiles(this.profile), main], (progress) => this.#set({ progress }))
      this.#set({ phase: 'running', serial: EMPTY_SERIAL })
      await link.start()
      return 'running'
    })
  }

  async stop(): Promise<void> {
    this.#sound.play(0)
    this.#blocks.highlight([])
    if (this.#client) {
      this.#client.stop()
      this.#set({ phase: 'ready' })
      return
    }
    const link = this.#state.place === 'virtual' ? this.#virtualLink : this.#cable
    if (!link || this.#state.phase !== 'running') return
    await this.#attempt('running', async () => {
      await link.stop()
      return 'ready'
    })
  }

  async #switchOn(): Promise<BoardLink> {
    this.#virtual ??= new BoardClient(this.profile, (block) => this.#blocks.highlight([block]))
    for (const input of this.#inputs.values()) this.#virtual.input(input)
    if (this.#drawing === 0) this.#watchLamps()
    this.#virtualLink ??= await this.#open(this.#virtual, 'virtual')
    return this.#virtualLink
  }

  #open(port: BoardPort, place: BoardState['place']): Promise<BoardLink> {
    return BoardLink.open(port, {
      printed: (text) => this.#heard(text, place),
      gone: () => this.#lost(place),
    })
  }

  #heard(text: string, place: BoardState['place']): void {
    if (place !== this.#state.place) return
    const serial = addSerial(this.#state.serial, text)
    const hasEnded = serial.isDone && this.#state.phase === 'running'
    if (hasEnded) this.#blocks.highlight([])
    if (serial.error && !this.#state.serial.error)
      this.#host.activity({ kind: 'error', detail: serial.error.split(':')[0]! })
    this.#set({ serial, ...(hasEnded ? { phase: 'ready' } : {}) })
  }

  #lost(place: BoardState['place']): void {
    if (this.#isDisposed) return
    if (place === 'virtual') return this.#lostVirtual()
    const cable = this.#cable
    this.#cable = null
    // Until it is closed, the browser counts the lost port as open and does not open it again.
    this.#closing = cable?.close() ?? this.#closing
    this.#set({
      place: 'virtual',
      phase: 'off',
      info: null,
      files: null,
      problem: { code: 'cable-pulled', detail: '' },
    })
  }

  /** Its sandbox has ended: the next Run switches a new one on. */
  #lostVirtual(): void {
    this.#virtual = null
    this.#virtualLink = null
    this.#blocks.highlight([])
    if (this.#state.place === 'virtual') this.#set({ phase: 'off' })
  }

  /** The R4 runs the same blocks in the blocks' own runtime. */
  #simulate(program: ReturnType<typeof boardProgram>): void {
    this.#client ??= new BlocksClient({ frame: (frame) => this.#showFrame(frame) })
    this.#client.load(program)
    for (const input of this.#inputs.values()) this.#client.send({ do: 'board', input })
    this.#client.send({ do: 'flag' })
    this.#set({ phase: 'running' })
  }

  #showFrame(frame: Frame): void {
    if (frame.board) this.#show(frame.board)
    this.#blocks.highlight(frame.at.map(({ block }) => block))
    const printed = frame.output.map((line) => `${line}\r\n`).join('')
    if (printed !== '') this.#set({ serial: addSerial(this.#state.serial, printed) })
    if (frame.state === 'idle' && this.#state.phase === 'running' && frame.tick > 1) {
      this.#blocks.highlight([])
      this.#set({ phase: 'ready' })
    }
  }

  // --- real boards ----------------------------------------------------------------------------------

  #connected(): BoardLink {
    if (!this.#cable) throw new BoardProblem('cable-pulled')
    return this.#cable
  }

  /** Does something with a board; what goes wrong is told in words, never lost. */
  async #attempt(phase: BoardPhase, work: () => Promise<BoardPhase>): Promise<void> {
    this.#set({ phase, problem: null })
    try {
      this.#set({ phase: await work() })
    } catch (error) {
      const code = error instanceof BoardProblem ? error.code : 'refused'
      const detail = error instanceof BoardProblem ? error.detail : String(error)
      this.#set({ phase: this.#cable ? 'ready' : 'off', problem: { code, detail } })
    }
  }

  async connect(): Promise<void> {
    await this.#attempt('working', async () => {
      await this.#closing
      const port = await choosePort(this.profile)
      const cable = await this.#open(port, 'cable')
      this.#cable = cable
      try {
        this.#set({ info: await cable.info(), place: 'cable', serial: EMPTY_SERIAL })
      } catch (error) {
        this.#cable = null
        await cable.close()
        throw error
      }
      return 'ready'
    })
  }

  async disconnect(): Promise<void> {
    const cable = this.#cable
    this.#cable = null
    await cable?.close()
    this.#set({ place: 'virtual', phase: 'off', info: null, files: null, problem: null })
  }

  async listFiles(): Promise<void> {
    await this.#attempt('working', async () => {
      const link = this.#state.place === 'virtual' ? await this.#switchOn() : this.#connected()
      this.#set({ files: await link.files() })
      return 'ready'
    })
  }

  async removeFile(name: string): Promise<void> {
    await this.#attempt('working', async () => {
      const link = this.#state.place === 'virtual' ? await this.#switchOn() : this.#connected()
      await link.remove(name)
      this.#set({ files: await link.files() })
      return 'ready'
    })
  }

  /** Puts MicroPython on a board. The cable of a connected board is used by nobody else meanwhile. */
  async flash(firmware: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const port = this.#cable?.port ?? null
    await this.disconnect()
    let isDone = false
    await this.#attempt('working', async () => {
      const { flashFirmware } = await import('@panya/engines/board/flash/flash-firmware.ts')
      const chosen = port ?? (await choosePort(this.profile))
      await flashFirmware(chosen, firmware, (progress) => this.#set({ progress }))
      isDone = true
      return 'off'
    })
    return isDone
  }

  /** A line for a program that asks for one. */
  async type(line: string): Promise<void> {
    const link = this.#state.place === 'virtual' ? this.#virtualLink : this.#cable
    await link?.type(`${line}\r`).catch(() => {})
  }

  clearSerial(): void {
    this.#set({ serial: EMPTY_SERIAL })
  }

  dispose(): void {
    this.#isDisposed = true
    cancelAnimationFrame(this.#drawing)
    this.#sound.dispose()
    this.#client?.dispose()
    void this.#virtualLink?.close()
    void this.#cable?.close()
    this.#virtual?.switchOff()
    this.#blocks.highlight([])
  }
}
