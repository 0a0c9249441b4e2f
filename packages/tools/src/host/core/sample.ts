/** What a tool gives to the demo school, in its `core/sample.ts`: projects to go on with, work to hand in. */
import type { ToolDocument } from '../tool-host.ts'

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
