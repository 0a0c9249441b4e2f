/** How a node reads in Python. */

export interface PythonContext {
  // oxlint-disable-next-line typescript/no-explicit-any -- every node knows its own settings; they were checked before
  params: Record<string, any>
  /** The variable that comes in on this port; `None` without a wire. */
  input(port: string): string
  has(port: string): boolean
  /** The variable that goes out on this port. */
  output(port: string): string
  /** The learner's name of the file a source reads. */
  literal(value: unknown): string
}

export interface PythonTemplate {
  imports?: readonly string[]
  /** Functions the code needs, each written once at the top. */
  helpers?: readonly string[]
  /** What its variables are called; the type's last word when absent. */
  variable?: string
  code: (context: PythonContext) => string
  /** The file its code reads: what the node gives, under this name. */
  reads?: (params: PythonContext['params']) => string
}

/** A JavaScript value as a Python literal. */
export function pythonLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'float("nan")'
  if (typeof value === 'string') return pythonString(value)
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`
  const entries = Object.entries(value)
  return `{${entries.map(([key, item]) => `${pythonString(key)}: ${pythonLiteral(item)}`).join(', ')}}`
}

/** JSON's escapes are Python's too, and letters of every script stay readable. */
function pythonString(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
