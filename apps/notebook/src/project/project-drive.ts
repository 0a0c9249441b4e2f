/** The notebook's folder as JupyterLab sees it: the project's notebook and its data files, nothing else. */
import { type Contents, ServerConnection } from '@jupyterlab/services'
import { type ISignal, Signal } from '@lumino/signaling'
import { type FileRefusal, isFileName, refusalOf } from '@panya/domain/notebook/data-file.ts'
import type { DataFile, Notebook } from '@panya/domain/notebook/notebook.ts'

export const NOTEBOOK_PATH = 'notebook.ipynb'

type Entry =
  | { kind: 'notebook'; content: Notebook; changed: string }
  | { kind: 'file'; file: DataFile; changed: string }

const REFUSALS: Record<FileRefusal, (name: string) => string> = {
  'bad-name': (name) => `A file cannot be called ${name}.`,
  'too-large': (name) => `${name} is too large to be kept with the project.`,
  full: () => 'There is no more room for files in this project.',
}

function now(): string {
  return new Date().toISOString()
}

export class ProjectDrive implements Contents.IDrive {
  readonly name = ''
  readonly serverSettings = ServerConnection.makeSettings()
  readonly #created = now()
  readonly #entries = new Map<string, Entry>()
  readonly #fileChanged = new Signal<this, Contents.IChangedArgs>(this)
  /** Told when the learner or the editor changed something, not when Python did. */
  onEdited: (path: string) => void = () => {}
  /** Told of every change there is. */
  onChanged: () => void = () => {}
  isDisposed = false

  /** Once, with what the project holds. */
  fill(notebook: Notebook, files: DataFile[]): void {
    this.#entries.set(NOTEBOOK_PATH, { kind: 'notebook', content: notebook, changed: now() })
    for (const file of files) this.#entries.set(file.name, { kind: 'file', file, changed: now() })
    for (const path of this.#entries.keys()) this.#announce('new', path)
  }

  get fileChanged(): ISignal<this, Contents.IChangedArgs> {
    return this.#fileChanged
  }

  get notebook(): Notebook {
    const entry = this.#entries.get(NOTEBOOK_PATH)
    if (entry?.kind !== 'notebook') throw new Error('The project has no notebook.')
    return entry.content
  }

  get files(): DataFile[] {
    return [...this.#entries.values()].flatMap((entry) =>
      entry.kind === 'file' ? [entry.file] : [],
    )
  }

  /** The notebook as its owner has it now; the sheet on screen has been changed already. */
  follow(notebook: Notebook): void {
    this.#entries.set(NOTEBOOK_PATH, { kind: 'notebook', content: notebook, changed: now() })
  }

  /** What Python wrote or the page brought; says why when it has no place here. */
  put(file: DataFile): FileRefusal | null {
    const why = refusalOf(file, this.files)
    if (why) return why
    const known = this.#entries.has(file.name)
    this.#entries.set(file.name, { kind: 'file', file, changed: now() })
    this.#tell(known ? 'save' : 'new', file.name)
    return null
  }

  /** What was typed here, where the reason can be read at once. */
  #keep(file: DataFile): void {
    const why = this.put(file)
    if (why) throw new Error(REFUSALS[why](file.name))
  }

  remove(name: string): void {
    if (name === NOTEBOOK_PATH || !this.#entries.delete(name)) return
    this.#tell('delete', name)
  }

  dispose(): void {
    this.isDisposed = true
    Signal.clearData(this)
  }

  async get(path: string, options?: Contents.IFetchOptions): Promise<Contents.IModel> {
    const local = path.replace(/^\/+|\/+$/g, '')
    const entry = this.#entries.get(local)
    const content = options?.content !== false
    if (entry) return this.#model(local, entry, content, options?.format ?? undefined)
    if (local === '' || this.#inside(local).length > 0) return this.#folder(local, content)
    throw Object.assign(new Error(`There is no file called ${local}.`), {
      response: { status: 404 },
    })
  }

  async getDownloadUrl(path: string): Promise<string> {
    const model = await this.get(path)
    const base64 = model.format === 'base64'
    const text = model.type === 'notebook' ? JSON.stringify(model.content, null, 1) : model.content
    return `data:${model.mimetype ?? 'application/octet-stream'};${base64 ? 'base64,' : 'charset=utf-8,'}${
      base64 ? text : encodeURIComponent(String(text))
    }`
  }

  async newUntitled(options: Contents.ICreateOptions = {}): Promise<Contents.IModel> {
    if (options.type === 'notebook' || options.type === 'directory') {
      throw new Error('A project has one notebook and one folder. Make a new project for another.')
    }
    const ending = options.ext ?? '.txt'
    let name = `untitled${ending}`
    for (let count = 2; this.#entries.has(name); count++) name = `untitled${count}${ending}`
    this.#keep({ name, text: '' })
    this.onEdited(name)
    return this.get(name)
  }

  async delete(path: string): Promise<void> {
    if (path === NOTEBOOK_PATH) throw new Error('The notebook is the project: it stays.')
    this.remove(path)
    this.onEdited(path)
  }

  async rename(from: string, to: string): Promise<Contents.IModel> {
    const entry = this.#entries.get(from)
    if (from === NOTEBOOK_PATH || entry?.kind !== 'file') {
      throw new Error('The notebook has its name from the project, above.')
    }
    if (this.#entries.has(to)) throw new Error(`${to} exists already.`)
    if (!isFileName(to)) throw new Error(REFUSALS['bad-name'](to))
    this.remove(from)
    this.#keep({ ...entry.file, name: to })
    this.onEdited(from)
    this.onEdited(to)
    return this.get(to)
  }

  async save(path: string, options: Partial<Contents.IModel> = {}): Promise<Contents.IModel> {
    if (path === NOTEBOOK_PATH) {
      const content = options.content as Notebook
      this.#entries.set(path, { kind: 'notebook', content, changed: now() })
      this.#tell('save', path)
      return this.get(path, { content: false })
    }
    this.#keep(fileFrom(path, options))
    this.onEdited(path)
    return this.get(path, { content: false })
  }

  async copy(from: string): Promise<Contents.IModel> {
    const entry = this.#entries.get(from)
    if (entry?.kind !== 'file') throw new Error('Make a copy of the project instead.')
    const name = from.replace(/(\.[^.]*)?$/, '-copy$1')
    this.#keep({ ...entry.file, name })
    this.onEdited(name)
    return this.get(name)
  }

  /** Earlier versions are kept by the project's history. */
  async createCheckpoint(): Promise<Contents.ICheckpointModel> {
    return { id: 'now', last_modified: now() }
  }

  async listCheckpoints(): Promise<Contents.ICheckpointModel[]> {
    return []
  }

  async restoreCheckpoint(): Promise<void> {}

  async deleteCheckpoint(): Promise<void> {}

  #tell(type: Contents.IChangedArgs['type'], path: string): void {
    this.#announce(type, path)
    this.onChanged()
  }

  #announce(type: Contents.IChangedArgs['type'], path: string): void {
    const about = { path, name: path, last_modified: now() }
    this.#fileChanged.emit({
      type,
      oldValue: type === 'delete' ? about : null,
      newValue: type === 'delete' ? null : about,
    })
  }

  #inside(folder: string): string[] {
    const prefix = folder === '' ? '' : `${folder}/`
    return [...this.#entries.keys()].filter((path) => path.startsWith(prefix))
  }

  #folder(path: string, content: boolean): Contents.IModel {
    const prefix = path === '' ? '' : `${path}/`
    const names = new Set(this.#inside(path).map((one) => one.slice(prefix.length).split('/')[0]!))
    const children = [...names].map((name) => {
      const entry = this.#entries.get(prefix + name)
      return entry ? this.#model(prefix + name, entry, false) : this.#folder(prefix + name, false)
    })
    return {
      ...this.#about(path, this.#created),
      type: 'directory',
      format: 'json',
      mimetype: '',
      content: content ? children : null,
    }
  }

  #model(path: string, entry: Entry, content: boolean, format?: string): Contents.IModel {
    const about = this.#about(path, entry.changed)
    if (entry.kind === 'notebook') {
      const model = {
        ...about,
        type: 'notebook',
        format: 'json',
        mimetype: 'application/x-ipynb+json',
      }
      return { ...model, content: content ? entry.content : null } as Contents.IModel
    }
    const { text, base64 } = entry.file
    const asBase64 = format === 'base64' || text === undefined
    const whole = asBase64 ? (base64 ?? toBase64(text ?? '')) : text
    return {
      ...about,
      type: 'file',
      format: asBase64 ? 'base64' : 'text',
      mimetype: mimeOf(path),
      size: (text ?? base64 ?? '').length,
      content: content ? whole : null,
    }
  }

  #about(path: string, changed: string) {
    return {
      name: path.split('/').at(-1) ?? '',
      path,
      created: this.#created,
      last_modified: changed,
      writable: true,
    }
  }
}

function fileFrom(name: string, { content, format, type }: Partial<Contents.IModel>): DataFile {
  if (format !== 'base64') {
    return { name, text: type === 'notebook' ? JSON.stringify(content) : String(content ?? '') }
  }
  const bytes = Uint8Array.from(atob(String(content)), (character) => character.charCodeAt(0))
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { name, base64: String(content) }
  }
}

function toBase64(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

const MIMES: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  py: 'text/x-python',
  md: 'text/markdown',
}

function mimeOf(path: string): string {
  return MIMES[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text/plain'
}
