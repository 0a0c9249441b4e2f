import type { ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import type { CheckKind } from '@panya/domain/classroom/check.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Skill } from '@panya/domain/skill/skill.ts'
import type { ToolFamily, ToolPath } from '@panya/domain/tool/tool.ts'

/** What the rest of the house knows about a tool without loading it. */
export interface ToolManifest {
  /** The tool's folder and its address, `<family>/<tool>`. */
  path: ToolPath
  family: ToolFamily
  /** Order on /home and in the menu, inside its family. */
  order: number
  title: Record<Locale, string>
  /** One line under the title, for a ten-year-old. */
  tagline: Record<Locale, string>
  /** Inner markup of a 120x70 SVG drawn with the palette's CSS variables (see packages/ui ToolPicture). */
  picture: string
  /** True when the page needs SharedArrayBuffer: it is then served with COOP and COEP. */
  crossOriginIsolated: boolean
  /** A page of its own that the tool shows in a frame: it is begun at once (see early-frame.ts). */
  frame?: string
  /** Its screen takes a newer `host.project.document` of somebody else's work in place; others are opened anew. */
  followsWork?: true
  /** The `format` of the documents it saves; games that save only progress have none. */
  documentFormat: string | null
  /** Which of the specification's columns its minutes are added to; a tool without one counts in the total. */
  counter?: ToolCounter
  /** Endings of files that its screen opens itself, in the project that is open: `.sb3`. */
  opensInside?: readonly string[]
  /** What a passed check shows, unless the tool's `core/skills.ts` knows better. */
  skill: Skill
  /** What a place in the work is called: comments are about one. A line when nothing is said. */
  placeKind?: 'line' | 'block' | 'node' | 'cell'
  /** The kinds of checks a teacher can write for its assignments; `check-choices.ts` names what they can be about. */
  takesChecks?: readonly CheckKind[]
  /** It has a new challenge every day, the level `daily/<day>`. */
  daily?: true
  /** Newcomers begin here, with the project of its `start.ts`. */
  begins?: true
  /** It has a course: under `key` its progress keeps the steps that are `solved`; teachers see how many. */
  course?: { key: string; steps: number }
  /** What the card of a project shows of its document: the file named in `content.main`, or the first cells. */
  excerpt?: 'program' | 'cells'
  /** Its documents say in `content.badge` whether the work runs clean; teachers see that in the list. */
  hasBadge?: true
}
