/** What a section of the administration tells of itself: `features/admin/<name>/section.ts`. */
import type { MessageDescriptor } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { NamedContent } from '@panya/tools/host/tool-content.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import type { ComponentType } from 'react'
import type { MessagesOf } from '../../../parts/paper/use-paper-words.ts'

export type AdminGroup = 'people' | 'plans' | 'place'

/** What every section's screen gets from the page. */
export interface AdminScreenProps {
  tools: readonly ToolManifest[]
  /** What a tool brings along: examples, lessons, challenges, levels; null for one without. */
  contentOf(tool: ToolPath, locale: Locale): Promise<readonly NamedContent[] | null>
  /** For what is printed in another language than the page's. */
  messagesOf: MessagesOf
}

export interface AdminSection {
  /** Where it stands in the list at the side; sections without a group are reached from others. */
  group: AdminGroup | null
  order: number
  title: MessageDescriptor
  /** The path of its icon on a grid of 24 by 24, drawn with strokes. */
  icon: string
  /** For a section without an entry of its own: the name of the one it belongs to. */
  within?: string
  load: () => Promise<{ default: ComponentType<AdminScreenProps> }>
}
