/** What was played or made in a game, kept under a link for others, and its limits. */
import type { ShareLevel } from '../project/project.ts'
import type { ToolPath } from '../tool/tool.ts'

/** Whom a link opens for: the classes of who made it, or everybody who has it. */
export type LinkAudience = Exclude<ShareLevel, 'private'>

/** Why somebody can make no link. */
export type LinkRefusal = 'demo-cannot-share' | 'guardian-consent-needed' | 'no-class-to-share-with'

/** A link of one's own. */
export interface OwnReplay {
  shareId: string
  tool: ToolPath
  title: string
  audience: LinkAudience
  createdAt: string
  /** It ends by itself then. */
  endsAt: string
}

/** Everything somebody needs to know before a link is made. */
export interface OwnReplays {
  replays: OwnReplay[]
  /** The most careful one first; empty where there is a refusal. */
  audiences: LinkAudience[]
  refusal: LinkRefusal | null
}

/** What others are shown. The content is the game's own and may be anything. */
export interface SharedReplay {
  shareId: string
  tool: ToolPath
  authorDisplayName: string
  content: unknown
}

export const REPLAY_LIMITS = {
  /** As much as the judge of a game takes. */
  contentBytes: 256 * 1024,
  /** Links of one person that are open at a time. */
  replays: 60,
} as const
