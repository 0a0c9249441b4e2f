/** The notebook's Python: the same interpreter the Python tool runs, spoken to in Jupyter's words. */
import type { KernelMessage } from '@jupyterlab/services'
import { BaseKernel } from '@jupyterlite/services'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { DataFile } from '@panya/domain/notebook/notebook.ts'
import {
  errorOutput,
  failureOf,
  leftOutData,
  pictureData,
  shownData,
  TurtlePicture,
} from '@panya/engines/notebook/cell-outputs.ts'
import type { KernelState } from '@panya/engines/notebook/protocol.ts'
import type { CommMessage, PythonEvent, RunAnswer } from '@panya/engines/python/protocol.ts'
import type { Python } from '@panya/engines/python/python.ts'
import { type AnyComm, commFromPage, commToPage } from './comm-messages.ts'

/** What a kernel asks of its surroundings. */
export interface KernelDependencies {
  client(): Python
  /** In which cells say what is the matter with them. */
  locale: Locale
  files(): DataFile[]
  onFile(file: DataFile): void
  onRemoved(name: string): void
  onState(state: KernelState): void
  onPackages(event: Extract<PythonEvent, { kind: 'packages' }>): void
  onRan(error: string | null): void
  onStoppedHard(): void
}

type Options = ConstructorParameters<typeof BaseKernel>[0]

export class PythonKernel extends BaseKernel {
  readonly #dependencies: KernelDependencies
  readonly #client: Python
  readonly #turtle = new TurtlePicture()
  readonly #ready: Promise<void>
  #put: Map<string, DataFile>
  #removed = new Set<string>()
  #running = false
  /** The place on the page that says what was left out, once there is one. */
  #leftOutId: string | null = null
  #leftOutCount = 0
  /** What runs: all that is shown meanwhile belongs to it. */
  #request: KernelMessage.IHeader | undefined

  constructor(options: Options, dependencies: KernelDependencies) {
    super(options)
    this.#dependencies = dependencies
    this.#client = dependencies.client()
    this.#put = new Map(dependencies.files().map((file) => [file.name, file]))
    this.#client.onEvent((event) => this.#show(event))
    this.#ready = new Promise((resolve) => {
      const look = () => {
        if (this.#client.state !== 'starting') resolve()
        this.#tell()
      }
      this.#client.onState(look)
      look()
    })
  }

  override get ready(): Promise<void> {
    return this.#ready
  }

  override dispose(): void {
    if (this.isDisposed) return
    this.#client.dispose()
    super.dispose()
  }

  /** Stops the cell that is running; what does not listen is ended. */
  interrupt(): void {
    this.#client.stop()
  }

  /** The learner changed a file: Python sees it from the next cell on. */
  noteFile(name: string, file: DataFile | null): void {
    if (file) {
      this.#removed.delete(name)
      this.#put.set(name, file)
    } else {
      this.#put.delete(name)
      this.#removed.add(name)
    }
  }

  async kernelInfoRequest(): Promise<KernelMessage.IInfoReplyMsg['content']> {
    return {
      status: 'ok',
      implementation: 'panya-python',
      implementation_version: '1',
      protocol_version: '5.3',
      banner: 'Python',
      help_links: [],
      language_info: {
        name: 'python',
        version: '3.14',
        mimetype: 'text/x-python',
        file_extension: '.py',
        nbconvert_exporter: 'python',
        pygments_lexer: 'ipython3',
        codemirror_mode: { name: 'ipython', version: 3 },
      },
    }
  }

  async executeRequest(
    content: KernelMessage.IExecuteRequestMsg['content'],
  ): Promise<KernelMessage.IExecuteReplyMsg['content']> {
    const { locale } = this.#dependencies
    const changes = { put: [...this.#put.values()], removed: [...this.#removed] }
    this.#put = new Map()
    this.#removed = new Set()
    this.#running = true
    this.#leftOutId = null
    this.#request = this.parentHeader
    const number = this.executionCount
    const message = this.#request?.msg_id ?? ''
    const answer = await this.#client.perform(
      { do: 'cell', source: content.code, number, changes, locale, message },
      null,
    )
    this.#running = false
    this.#tell()
    return this.#reply(answer, number)
  }

  async completeRequest(
    content: KernelMessage.ICompleteRequestMsg['content'],
  ): Promise<KernelMessage.ICompleteReplyMsg['content']> {
    const cursor = content.cursor_pos
    const found = await this.#client.help({ do: 'complete', source: content.code, cursor })
    return {
      status: 'ok',
      matches: found?.matches ?? [],
      cursor_start: found?.start ?? cursor,
      cursor_end: found?.end ?? cursor,
      metadata: { _jupyter_types_experimental: found?.types ?? [] },
    }
  }

  async inspectRequest(
    content: KernelMessage.IInspectRequestMsg['content'],
  ): Promise<KernelMessage.IInspectReplyMsg['content']> {
    const { code: source, cursor_pos: cursor, detail_level: detail } = content
    const found = await this.#client.help({ do: 'inspect', source, cursor, detail })
    const data: Record<string, string> = found?.found ? { 'text/plain': found.text } : {}
    return { status: 'ok', found: found?.found ?? false, data, metadata: {} }
  }

  async isCompleteRequest(
    content: KernelMessage.IIsCompleteRequestMsg['content'],
  ): Promise<KernelMessage.IIsCompleteReplyMsg['content']> {
    const found = await this.#client.help({ do: 'is-complete', source: content.code })
    if (found?.status === 'incomplete') return { status: 'incomplete', indent: found.indent ?? '' }
    return { status: found?.status ?? 'complete' }
  }

  async commInfoRequest(): Promise<KernelMessage.ICommInfoReplyMsg['content']> {
    return { status: 'ok', comms: {} }
  }

  inputReply(content: KernelMessage.IInputReplyMsg['content']): void {
    this.#client.sendLine('value' in content ? content.value : null)
  }

  commOpen(message: KernelMessage.ICommOpenMsg): Promise<void> {
    return this.#receive('open', message)
  }

  commMsg(message: KernelMessage.ICommMsgMsg): Promise<void> {
    return this.#receive('msg', message)
  }

  commClose(message: KernelMessage.ICommCloseMsg): Promise<void> {
    return this.#receive('close', message)
  }

  /** Somebody used a widget: what Python shows for that belongs to this message, not to a cell. */
  async #receive(what: CommMessage['what'], message: AnyComm): Promise<void> {
    const { header } = message
    this.#request = header
    this.#leftOutId = null
    const answer = await this.#client.perform(
      { do: 'comm', message: header.msg_id, ...commFromPage(what, message) },
      null,
    )
    const drawing = this.#turtle.take()
    if (drawing) this.displayData(drawing as never, header)
    const failure = failureOf(answer, this.#dependencies.locale)
    if (failure && answer.ending !== 'stopped') this.publishExecuteError(failure, header)
    this.#noteEnd(answer)
    this.#tell()
  }

  #reply(answer: RunAnswer, number: number): KernelMessage.IExecuteReplyMsg['content'] {
    const drawing = this.#turtle.take()
    if (drawing) this.displayData(drawing as never)
    if (answer.result) {
      const shown = shownData(this.#dependencies.locale, answer.result)
      this.publishExecuteResult({ execution_count: number, ...shown } as never)
    }
    const failure = failureOf(answer, this.#dependencies.locale)
    this.#dependencies.onRan(failure?.ename ?? null)
    this.#noteEnd(answer)
    if (!failure) {
      return { status: 'ok', execution_count: number, user_expressions: {}, payload: [] }
    }
    this.publishExecuteError(failure)
    return { status: 'error', execution_count: number, ...failure }
  }

  #noteEnd(answer: RunAnswer): void {
    if (answer.ending === 'crashed' || (answer.ending === 'stopped' && answer.hard)) this.#forgot()
  }

  /** A new interpreter has no files and no variables. */
  #forgot(): void {
    this.#put = new Map(this.#dependencies.files().map((file) => [file.name, file]))
    if (!this.isDisposed) this.#dependencies.onStoppedHard()
  }

  #show(event: PythonEvent): void {
    switch (event.kind) {
      case 'stdout':
      case 'stderr':
        return this.stream({ name: event.kind, text: event.text }, this.#request)
      case 'picture':
        return this.displayData(pictureData(event) as never, this.#request)
      case 'display':
        return this.#display(event)
      case 'clear':
        this.#leftOutId = null
        return this.clearOutput({ wait: event.wait }, this.#request)
      case 'error':
        return this.publishExecuteError(errorOutput(event.error), this.#request)
      case 'comm':
        return this.handleComm(...commToPage(event), this.#request)
      case 'left-out':
        return this.#leaveOut(event)
      case 'input':
        return this.inputRequest({ prompt: '', password: event.secret === true }, this.#request)
      case 'turtle':
        return this.#turtle.draw(event.commands)
      case 'file':
        return this.#dependencies.onFile(event.file)
      case 'removed':
        return this.#dependencies.onRemoved(event.name)
      case 'packages':
        return this.#dependencies.onPackages(event)
      case 'file-too-big':
        return this.stream(
          {
            name: 'stderr',
            text: `${event.name} is too large to be kept with the project.\n`,
          },
          this.#request,
        )
      case 'paused':
      case 'watched':
      case 'moved':
      case 'stage':
      case 'game':
        return
      default:
        return event satisfies never
    }
  }

  #leaveOut(event: Extract<PythonEvent, { kind: 'left-out' }>): void {
    const isFirst = this.#leftOutId === null
    if (isFirst) this.#leftOutCount += 1
    this.#leftOutId ??= `left-out-${this.#leftOutCount}`
    const shown = leftOutData(this.#dependencies.locale, event)
    const content = { ...shown, transient: { display_id: this.#leftOutId } }
    if (isFirst) this.displayData(content as never, this.#request)
    else this.updateDisplayData(content as never, this.#request)
  }

  #display({ id, update, ...bundle }: Extract<PythonEvent, { kind: 'display' }>): void {
    const { data, metadata } = shownData(this.#dependencies.locale, bundle)
    const content = { data, metadata, transient: id === null ? {} : { display_id: id } }
    if (update) this.updateDisplayData(content as never, this.#request)
    else this.displayData(content as never, this.#request)
  }

  #tell(): void {
    const { state } = this.#client
    if (this.isDisposed) return
    if (state === 'starting' || state === 'failed' || state === 'input')
      this.#dependencies.onState(state)
    else this.#dependencies.onState(state === 'ready' && !this.#running ? 'idle' : 'busy')
  }
}
