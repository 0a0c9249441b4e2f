import { emptyFlow } from '../../../flow-kit/core/empty-flow.ts'

/** What the data-analytics tool saves: a flow. The engine's readFlow() migrates older versions. */
export const FORMAT = 'flow-data'

export const emptyDocument = emptyFlow(FORMAT)
