import { emptyFlow } from '../../../flow-kit/core/empty-flow.ts'

/** What the image-processing tool saves: a flow. The engine's readFlow() migrates older versions. */
export const FORMAT = 'flow-image'

export const emptyDocument = emptyFlow(FORMAT)
