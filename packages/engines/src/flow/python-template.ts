/** How a node reads in Python. */
import type { Py } from '../code/python-code.ts'
import type { TableColumn } from './flow-value.ts'
import type { PortType } from './port-type.ts'

export interface PythonContext {
  /** As the learner set them, or a document says: they reach the program as literals only. */
  params: Readonly<Record<string, unknown>>
  /** The variable that comes in on this port; `None` without a wire. */
  input(port: string): Py
  has(port: string): boolean
  /** What kind of value comes in on this port, where its source gives only one kind. */
  kind(port: string): PortType | undefined
  /** The variable that goes out on this port. */
  output(port: string): Py
  /** A setting, as Python writes its value. */
  param(name: string): Py
  /** A setting for us to look at or count with: what is not of its kind is empty. */
  text(name: string): string
  number(name: string): number
  list(name: string): readonly string[]
  /** Any other value as Python writes it. */
  literal(value: unknown): Py
  /** The name of the file that the node reads or writes, as a text: plain, and no other file's. */
  file: Py
  /** The columns of the table that the node gives, as far as it was computed. */
  columns: readonly TableColumn[]
}

/** Colours with their opacity, four values for each pixel. */
interface PlainPicture {
  width: number
  height: number
  rgba: Uint8ClampedArray<ArrayBuffer>
}

/** A file beside the program: letters, or bytes in base64. */
export interface FolderFile {
  name: string
  text?: string
  base64?: string
}

export interface PythonTemplate {
  imports?: readonly Py[]
  /** Functions the code needs, each written once at the top. */
  helpers?: readonly Py[]
  /** What its variables are called; the type's last word when absent. */
  variable?: string
  code: (context: PythonContext) => Py
  /** The file its code reads: what the node gives, under a plain form of this name. */
  reads?: (params: PythonContext['params']) => string
  /** The file its code writes, in the folder for results. */
  writes?: (params: PythonContext['params']) => string
  /** Where more than the node's first output belongs into the folder: the file of that name, and those it names. */
  files?: (
    params: PythonContext['params'],
    name: string,
    png: (picture: PlainPicture) => Promise<string>,
  ) => Promise<FolderFile[]>
}
