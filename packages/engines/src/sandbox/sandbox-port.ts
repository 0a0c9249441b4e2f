/** The line between a page and a sandbox. What comes from there may be anything: it is `unknown`. */
export interface SandboxPort {
  post(message: unknown, transfer?: Transferable[]): void
  onMessage(listener: (message: unknown) => void): void
  /** The frame did not come alive, or said more than a page can hear: it is gone for good. */
  onLost(listener: (reason: LostReason) => void): void
  close(): void
}

export type LostReason = 'missing' | 'flood'

/** The page's first and only word to the frame's window; everything else goes over the port in it. */
export const CONNECT = 'panya:connect'
/** The frame's first word over the port. */
export const ALIVE = 'alive'
