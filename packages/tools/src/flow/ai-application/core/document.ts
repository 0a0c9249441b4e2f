import { emptyFlow } from '../../../flow-kit/core/empty-flow.ts'

/** What the AI tool saves: a flow. The engine's readFlow() migrates older versions. */
export const FORMAT = 'flow-ai'

export const emptyDocument = emptyFlow(FORMAT)
