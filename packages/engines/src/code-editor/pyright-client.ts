import type { CompletionEntry } from './editor-extensions.ts'
import { PyrightConnection } from './pyright-connection.ts'
import { kindOf, plainText, positionAt } from './pyright-values.ts'

const ROOT = 'file:///src/'

/** Completion and hover only: what is wrong is told by the linter, in the learner's language. */
const CONFIG = JSON.stringify({
  typeshedPath: '/typeshed',
  pythonVersion: '3.14',
  typeCheckingMode: 'off',
})

/** Our own charts, which no type stub knows. */
const PLOT_STUB = `from collections.abc import Iterable, Mapping
def line(xs: Iterable[float], ys: Iterable[float] | None = None, *, title: str = "", xlabel: str = "", ylabel: str = "", color: str = "") -> None: ...
def scatter(xs: Iterable[float], ys: Iterable[float] | None = None, *, title: str = "", xlabel: str = "", ylabel: str = "", color: str = "") -> None: ...
def bar(labels: Iterable[object] | Mapping[object, float], heights: Iterable[float] | None = None, *, title: str = "", xlabel: str = "", ylabel: str = "", color: str = "") -> None: ...
def hist(values: Iterable[float], bins: int = 10, *, title: str = "", xlabel: str = "", ylabel: str = "", color: str = "") -> None: ...
def pie(labels: Iterable[object] | Mapping[object, float], sizes: Iterable[float] | None = None, *, title: str = "") -> None: ...
def picture(svg: str, alt: str = "") -> None: ...
def show() -> None: ...
`

interface Item {
  label: string
  kind?: number
  detail?: string
  sortText?: string
  data?: unknown
}

interface Markup {
  contents?: string | { value: string }
}

/** Knows what names mean. It is large, so it starts with the first question and answers when it can. */
export class PyrightClient {
  readonly #url: string
  #connection: PyrightConnection | null = null
  #isReady = false
  readonly #versions = new Map<string, number>()
  readonly #texts = new Map<string, string>()

  constructor(url: string) {
    this.#url = url
  }

  /** Starts it in the background; questions before it is ready get no answer. */
  prepare(): void {
    if (!this.#connection) void this.#start()
  }

  async complete(name: string, text: string, at: number): Promise<CompletionEntry[]> {
    const answer = await this.#ask('textDocument/completion', name, text, at)
    const list = answer as { items?: Item[] } | Item[] | null
    const items = Array.isArray(list) ? list : (list?.items ?? [])
    const inner = /__\w*$/.test(text.slice(0, at))
    const wanted = items.filter((item) => inner || !item.label.startsWith('__'))
    return wanted.map((item) => this.#entry(item))
  }

  async hover(name: string, text: string, at: number): Promise<string | null> {
    const answer = (await this.#ask('textDocument/hover', name, text, at)) as Markup | null
    const contents = answer?.contents
    const value = typeof contents === 'string' ? contents : contents?.value
    return value ? plainText(value) : null
  }

  sleep(): void {
    this.#connection?.close()
    this.#connection = null
    this.#isReady = false
    this.#versions.clear()
    this.#texts.clear()
  }

  #entry(item: Item): CompletionEntry {
    return {
      label: item.label,
      type: kindOf(item.kind),
      ...(item.detail ? { detail: item.detail } : {}),
      info: async () => {
        const full = (await this.#connection?.request('completionItem/resolve', item)) as {
          documentation?: string | { value: string }
        } | null
        const documentation = full?.documentation
        const text = typeof documentation === 'string' ? documentation : documentation?.value
        return text ? plainText(text) : null
      },
      boost: item.sortText?.startsWith('1') || item.sortText?.startsWith('0') ? 1 : 0,
    }
  }

  async #ask(method: string, name: string, text: string, at: number): Promise<unknown> {
    this.prepare()
    if (!this.#isReady) return null
    this.#update(name, text)
    const textDocument = { uri: ROOT + encodeURI(name) }
    const position = positionAt(text, at)
    return this.#connection?.request(method, { textDocument, position }) ?? null
  }

  #update(name: string, text: string): void {
    if (this.#texts.get(name) === text) return
    this.#texts.set(name, text)
    const version = (this.#versions.get(name) ?? 0) + 1
    this.#versions.set(name, version)
    const uri = ROOT + encodeURI(name)
    if (version === 1) {
      const textDocument = { uri, languageId: 'python', version, text }
      this.#connection?.notify('textDocument/didOpen', { textDocument })
    } else {
      const textDocument = { uri, version }
      this.#connection?.notify('textDocument/didChange', {
        textDocument,
        contentChanges: [{ text }],
      })
    }
  }

  async #start(): Promise<void> {
    const connection = new PyrightConnection(this.#url, {})
    this.#connection = connection
    const answer = await connection.request('initialize', {
      processId: null,
      rootUri: ROOT,
      workspaceFolders: [{ name: 'src', uri: ROOT }],
      initializationOptions: {
        files: { '/src/pyrightconfig.json': CONFIG, '/src/plot.pyi': PLOT_STUB },
      },
      capabilities: {
        textDocument: {
          completion: { completionItem: { documentationFormat: ['plaintext'] } },
          hover: { contentFormat: ['plaintext'] },
        },
        workspace: { configuration: true, workspaceFolders: true },
      },
    })
    if (answer === null || this.#connection !== connection) return
    connection.notify('initialized', {})
    this.#isReady = true
  }
}
