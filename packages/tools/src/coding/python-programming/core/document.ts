/** What a Python project is made of, and how any saved one becomes readable again. */
import type { ToolDocument } from '../../../host/tool-host.ts'

export const DOCUMENT_FORMAT = 'python'
export const DOCUMENT_VERSION = 1
export const MAIN_FILE = 'main.py'
export const MAX_FILES = 60
const MAX_NAME = 64

export interface PythonFile {
  name: string
  text?: string
  base64?: string
  breakpoints?: Breakpoint[]
}

/** A line at which Run stops, perhaps only when a condition is true. */
export interface Breakpoint {
  line: number
  condition?: string
}

export interface PythonProject {
  files: PythonFile[]
  /** The file Run starts with. */
  main: string
  /** What is worked out whenever the program stops. */
  watches?: string[]
}

const MAX_LINE = 1_000_000
const MAX_BREAKPOINTS = 200
export const MAX_WATCHES = 20
export const MAX_EXPRESSION = 300

const FIRST_PROGRAM = 'print("Hello!")\n'

export function emptyProject(): PythonProject {
  return { files: [{ name: MAIN_FILE, text: FIRST_PROGRAM }], main: MAIN_FILE }
}

export function emptyDocument(): ToolDocument {
  return documentOf(emptyProject())
}

export function documentOf(project: PythonProject): ToolDocument {
  return { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, content: project }
}

/** Reads any document this tool has ever saved; what cannot be read is left out, never guessed. */
export function migrate(document: ToolDocument): PythonProject {
  const content = document.content as Partial<PythonProject> | null
  const listed = Array.isArray(content?.files) ? content.files : []
  const files = listed.filter(isFile).slice(0, MAX_FILES).map(withBreakpoints)
  const watched = watchesOf(content?.watches)
  if (!files.some((file) => file.name.endsWith('.py'))) {
    return files.length === 0
      ? emptyProject()
      : { files: [...emptyProject().files, ...files], main: MAIN_FILE }
  }
  const main = files.find((file) => file.name === content?.main) ?? files.find(isPython)
  return { files, main: main?.name ?? MAIN_FILE, ...(watched.length > 0 && { watches: watched }) }
}

function watchesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const texts = value.filter((one) => typeof one === 'string' && one.length <= MAX_EXPRESSION)
  return [...new Set(texts as string[])].slice(0, MAX_WATCHES)
}

function withBreakpoints({ breakpoints, ...file }: PythonFile): PythonFile {
  if (!Array.isArray(breakpoints)) return file
  const known = breakpoints.filter(isBreakpoint).slice(0, MAX_BREAKPOINTS)
  return known.length > 0 ? { ...file, breakpoints: known } : file
}

function isBreakpoint(value: unknown): value is Breakpoint {
  if (typeof value !== 'object' || value === null) return false
  const { line, condition = '' } = value as Record<string, unknown>
  const inText = Number.isInteger(line) && Number(line) >= 1 && Number(line) <= MAX_LINE
  return inText && typeof condition === 'string' && condition.length <= MAX_EXPRESSION
}

function isPython(file: PythonFile): boolean {
  return file.name.endsWith('.py')
}

function isFile(value: unknown): value is PythonFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, text, base64 } = value as Record<string, unknown>
  const hasContent = typeof text === 'string' || typeof base64 === 'string'
  return typeof name === 'string' && fileNameProblem(name, []) === null && hasContent
}

export type FileNameProblem = 'empty' | 'long' | 'letters' | 'taken' | 'module'

/** Names a computer can use anywhere: letters of any script, digits, and . _ - between them. */
const NAME =
  /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._ -]*(\/[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._ -]*)*$/u

/** Modules that a learner's file of the same name would hide: the classic puzzle of a first week. */
const HIDDEN_MODULES = new Set(
  (
    'turtle plot stage pgzero pgzrun random math time json csv string statistics datetime ' +
    'os sys re copy types numpy pandas matplotlib'
  ).split(' '),
)

export function fileNameProblem(name: string, taken: readonly string[]): FileNameProblem | null {
  const plain = name.trim()
  if (plain === '') return 'empty'
  if (plain.length > MAX_NAME) return 'long'
  if (!NAME.test(plain) || plain.endsWith('.')) return 'letters'
  if (taken.some((other) => other.toLowerCase() === plain.toLowerCase())) return 'taken'
  return plain.endsWith('.py') && HIDDEN_MODULES.has(plain.slice(0, -3)) ? 'module' : null
}

/** A free name like the wanted one: `file.py`, `file2.py`, … */
export function freeName(wanted: string, taken: readonly string[]): string {
  const dot = wanted.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [wanted.slice(0, dot), wanted.slice(dot)] : [wanted, '']
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${stem}${count}${ending}`
    if (fileNameProblem(name, taken) !== 'taken') return name
  }
}
