/** How a node reads in Python. */
import type { Py } from '../code/python-code.ts'

export interface PythonContext {
  /** As the learner set them, or a document says: they reach the program as literals only. */
  params: Readonly<Record<string, unknown>>
  /** The variable that comes in on this port; `None` without a wire. */
  input(port: string): Py
  has(port: string): boolean
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
}

export interface PythonTemplate {
  imports?: readonly Py[]
  /** Functions the code needs, each written once at the top. */
  helpers?: readonly Py[]
  /** What its variables are called; the type's last word when absent. */
  variable?: string
  code: (context: PythonContext) => Py
  /** The file its code reads: what the node gives, under this name. */
  reads?: (params: PythonContext['params']) => string
}
