/** What the demo school has of this game. */
import type { ToolSample } from '../../../host/core/sample.ts'

export const sample: ToolSample = { assignment: { title: 'First steps', level: 'steps-1' } }
