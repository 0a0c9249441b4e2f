/** What the page and the linter's worker say to each other. */
export type ToRuff =
  | { type: 'start'; wasm: string }
  | { type: 'check' | 'format'; id: number; text: string }

export interface RuffDiagnostic {
  code: string | null
  message: string
  start_location: { row: number; column: number }
  end_location: { row: number; column: number }
}

export type FromRuff =
  | { id: number; diagnostics: RuffDiagnostic[] }
  | { id: number; formatted: string | null }
