/** Links to what was made or played in a game, for others to open. The platform decides who may make and open them. */
import type { LinkAudience, OwnReplays } from '@panya/domain/replay/replay.ts'

export type MadeLink =
  | { ok: true; address: string }
  /** `full`: too many links at a time. `large`: more than a link may hold. */
  | { ok: false; why: 'full' | 'large' | 'failed' }

export interface LinkClient {
  /** Whom a link would open for, or why there can be none, and one's links of this tool. */
  look(): Promise<OwnReplays>
  make(content: unknown, title: string, audience: LinkAudience): Promise<MadeLink>
  takeBack(shareId: string): Promise<void>
}

/** Somebody's link was opened: this is in it, and may be anything. */
export interface OpenedLink {
  content: unknown
  /** To the game itself. */
  leave(): void
}
