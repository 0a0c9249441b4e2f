/** What works of this tool are compared by. */
import { flowStructure } from '../../../flow-kit/core/flow-structure.ts'

export const structureOf = flowStructure
