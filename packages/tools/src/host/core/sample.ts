/** What a tool gives to the demo school, in its `core/sample.ts`: projects to go on with, work to hand in. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolDocument } from '../tool-host.ts'

/** A project of the demo school as the front page shows it; the tool's `core/made.ts` has them in `made`. */
export interface MadeProject {
  /** As its learner wrote it. */
  title: string
  /** The language of the title. */
  lang: Locale
  /** Inner markup of a 120x70 SVG: what one sees when it runs. */
  picture: string
}

export interface SampleProject {
  title: string
  document: ToolDocument
  /** On the shelf of the class. */
  shared: boolean
  /** A second learner has it too, so that the class has work of several people. */
  twice?: true
}

interface SampleAssignment {
  title: string
  /** Of a game. */
  level?: string
  instructions?: string
  starter?: ToolDocument
  rubric?: { text: string; points: number }[]
  /** What two learners have handed in already. */
  handedIn?: ToolDocument
}

export interface ToolSample {
  projects?: readonly SampleProject[]
  assignment?: SampleAssignment
}
