import { CodeEditor, type CodeEditorOptions } from '@panya/engines/code-editor/code-editor.ts'
import {
  type Breakpoint,
  freeName,
  MAIN_FILE,
  type PythonFile,
  type PythonProject,
} from './core/document.ts'

/** The project's files: the editor holds the live text of those it shows, this holds the rest. */
export class SessionFiles {
  #files: Map<string, PythonFile>
  #main: string
  #shown: string
  #watches: readonly string[]
  #editor: CodeEditor | null = null
  #own: PythonProject | null = null
  readonly #changed: () => void

  constructor(project: PythonProject, changed: () => void) {
    this.#files = new Map(project.files.map((file) => [file.name, file]))
    this.#main = project.main
    this.#shown = project.main
    this.#watches = project.watches ?? []
    this.#changed = changed
  }

  get names(): string[] {
    return [...this.#files.keys()]
  }

  get main(): string {
    return this.#main
  }

  get shown(): string {
    return this.#shown
  }

  get editor(): CodeEditor | null {
    return this.#editor
  }

  isText(name: string): boolean {
    return this.#files.get(name)?.base64 === undefined
  }

  /** The whole project as it is at this moment. */
  project(): PythonProject {
    const files = this.names.map((name) => this.read(name))
    const watches = this.#watches.length > 0 ? { watches: [...this.#watches] } : {}
    return { files, main: this.#main, ...watches }
  }

  /** What is saved: the learner's own project, also while a task lies in its place. */
  get own(): PythonProject {
    return this.#own ?? this.project()
  }

  /** A program to work on in the place of the learner's own. */
  lend(text: string): void {
    this.#own ??= this.project()
    this.replace({ files: [{ name: MAIN_FILE, text }], main: MAIN_FILE })
  }

  takeBack(): void {
    const own = this.#own
    this.#own = null
    if (own) this.replace(own)
  }

  read(name: string): PythonFile {
    const text = this.#editor?.text(name)
    if (text === null || text === undefined) return this.#files.get(name)!
    const breakpoints = this.#editor?.breakpoints(name) ?? []
    return { name, text, ...(breakpoints.length > 0 && { breakpoints }) }
  }

  get watches(): readonly string[] {
    return this.#watches
  }

  setWatches(watches: readonly string[]): void {
    this.#watches = watches
    this.#changed()
  }

  /** Every place Run stops at. */
  get breakpoints(): (Breakpoint & { file: string })[] {
    return this.names.flatMap((file) =>
      (this.read(file).breakpoints ?? []).map((one) => ({ file, ...one })),
    )
  }

  setBreakpoints(file: string, change: (before: Breakpoint[]) => Breakpoint[]): void {
    this.#editor?.setBreakpoints(file, change(this.#editor.breakpoints(file)))
    this.#changed()
  }

  attach(options: CodeEditorOptions): () => void {
    const editor = new CodeEditor(options)
    this.#editor = editor
    for (const [name, file] of this.#files) {
      if (file.text !== undefined) editor.put(name, file.text, file.breakpoints)
    }
    editor.show(this.#shown)
    return () => {
      this.#files = new Map(this.names.map((name) => [name, this.read(name)]))
      editor.destroy()
      if (this.#editor === editor) this.#editor = null
    }
  }

  show(name: string): void {
    if (!this.#files.has(name)) return
    this.#shown = name
    this.#editor?.show(name)
    this.#changed()
  }

  /** Adds a file, or takes over what the program wrote into one. */
  put(file: PythonFile): void {
    this.#files.set(file.name, file)
    if (file.text === undefined) this.#editor?.remove(file.name)
    else this.#editor?.put(file.name, file.text)
    this.#changed()
  }

  add(wanted: string, text = ''): string {
    const name = freeName(wanted, this.names)
    this.put({ name, text })
    this.show(name)
    return name
  }

  rename(from: string, to: string): void {
    const entries = this.names.map((name) => this.read(name))
    const files = entries.map((file) => (file.name === from ? { ...file, name: to } : file))
    this.#editor?.rename(from, to)
    this.#files = new Map(files.map((file) => [file.name, file]))
    if (this.#main === from) this.#main = to
    if (this.#shown === from) this.show(to)
    this.#changed()
  }

  /** The program's own file stays: a project without one could not run. */
  remove(name: string): void {
    if (name === this.#main || !this.#files.has(name)) return
    this.#files.delete(name)
    if (this.#shown === name) this.show(this.#main)
    this.#editor?.remove(name)
    this.#changed()
  }

  setMain(name: string): void {
    this.#main = name
    this.#changed()
  }

  /** Somebody else's project has gone on: what they changed is shown in place. */
  follow(project: PythonProject): void {
    this.#main = project.main
    const kept = new Set(project.files.map((file) => file.name))
    for (const name of this.names.filter((known) => !kept.has(known))) this.remove(name)
    for (const file of project.files) {
      this.#files.set(file.name, file)
      if (file.text === undefined) this.#editor?.remove(file.name)
      else this.#editor?.follow(file.name, file.text)
    }
    this.#changed()
  }

  /** Replaces the whole project, as when a challenge is opened. */
  replace(project: PythonProject): void {
    for (const name of this.names) this.#editor?.remove(name)
    this.#files = new Map(project.files.map((file) => [file.name, file]))
    this.#main = project.main
    this.#watches = project.watches ?? []
    for (const file of project.files) {
      if (file.text !== undefined) this.#editor?.put(file.name, file.text, file.breakpoints)
    }
    this.#shown = project.main
    this.#editor?.show(project.main)
    this.#changed()
  }
}
