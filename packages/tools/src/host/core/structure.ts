/** What works of a tool are compared by, when a class has handed them in: a tool's `core/structure.ts`. */
import type { WorkStructure } from '@panya/domain/alike/work-structure.ts'
import type { ToolDocument } from '../tool-host.ts'

/** What it exports. What cannot be read throws; null is more than anybody writes by hand. */
export interface ToolStructure {
  structureOf(document: ToolDocument): WorkStructure | null
}

/** Of a game, whose programs are not in documents but in what it keeps for a learner. */
export interface GameStructure {
  /** Where a learner's program of a level is kept. */
  programKey(level: string): string
  structureOfProgram(kept: unknown): WorkStructure | null
  /** What everybody begins the level with; null where that is nothing. */
  startOfLevel(level: string): WorkStructure | null
}
