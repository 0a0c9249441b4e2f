/** The part of the interpreter's own interface that the virtual board uses. */

export interface MicroPythonFiles {
  mkdir(path: string): void
  writeFile(path: string, data: string | Uint8Array): void
  readFile(path: string): Uint8Array
  readdir(path: string): string[]
  stat(path: string): { mode: number }
  isDir(mode: number): boolean
}

export interface MicroPython {
  _module: { _mp_sched_keyboard_interrupt(): void }
  FS: MicroPythonFiles
  registerJsModule(name: string, module: object): void
  runPython(source: string): unknown
  replInit(): void
  /** 1 when the interpreter asks for a soft reset. */
  replProcessChar(byte: number): number
}

export interface MicroPythonOptions {
  url?: string
  heapsize: number
  linebuffer: boolean
  stdout(bytes: Uint8Array): void
  stderr(bytes: Uint8Array): void
}

export type LoadMicroPython = (options: MicroPythonOptions) => Promise<MicroPython>
