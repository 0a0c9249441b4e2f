import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { ACT, THINK } from './act.ts'
import { READ } from './read.ts'
import { SEE } from './see.ts'
import { SERVER } from './server.ts'
import { SOURCES } from './sources.ts'
import { TRAIN } from './train.ts'

/** Every AI node, in the order of the palette. */
export const AI_NODES = [...SOURCES, ...SEE, ...READ, ...TRAIN, ...THINK, ...ACT, ...SERVER]

export const aiRegistry = nodeRegistry(AI_NODES)
