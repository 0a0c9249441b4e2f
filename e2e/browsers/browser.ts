/** The little of a browser that a journey needs, whoever drives it. */
export interface Point {
  x: number
  y: number
}

export type MouseStep = Point | 'down' | 'up'
/** Keys are named as in `KeyboardEvent.key`. What is down stays down until it is let go. */
export type KeyStep = { down: string } | { up: string }

/** A browser of one person: nothing it keeps is known to another person's. */
export interface Browser {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** The value of an expression in the page; promises are waited for. */
  evaluate<T>(expression: string): Promise<T>
  mouse(steps: readonly MouseStep[]): Promise<void>
  keys(steps: readonly KeyStep[]): Promise<void>
  /** A picture of the page, as PNG. */
  picture(): Promise<Uint8Array>
  /** Errors the page had or wrote on its console so far. */
  troubles(): Promise<string[]>
  close(): Promise<void>
}

export interface Engine {
  version: string
  open(): Promise<Browser>
  close(): Promise<void>
}

/** One that may be on this machine. */
export interface InstalledEngine {
  name: string
  /** What is missing and how to get it, or null when all is there. */
  missing(): string | null
  start(): Promise<Engine>
}

/** As on a small laptop, with the bars of a browser around the page. */
export const WINDOW = { width: 1280, height: 900 }
