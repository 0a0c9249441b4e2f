import type { Executor } from '@panya/engines/flow/executor.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { NodeState } from '@panya/engines/flow/node-state.ts'
import type { NodeRegistry } from '@panya/engines/flow/node-type.ts'
import { expect } from 'vitest'
import { demoExecutors, demoFlow, type NodeDemo } from '../node-demo.ts'

/** Runs an example of the help as the help does, on real engines; what it shows must be there and be another thing than before. */

const shown = ({ preview, outputs }: NodeState): string => {
  const small = Object.values(outputs ?? {}).filter((value) => !('handle' in value))
  const seen =
    preview?.kind === 'image'
      ? [preview.width, preview.height, ...preview.rgba.filter((_, at) => at % 97 === 0)]
      : preview
  return JSON.stringify([seen, small])
}

export async function checkDemo(
  demo: NodeDemo,
  registry: NodeRegistry,
  engines: Record<string, Executor>,
): Promise<{ before: string[]; after: string }> {
  const { executors, dispose } = demoExecutors(engines)
  const { content, before, after } = demoFlow(demo)
  const session = new FlowSession(content, { registry, executors })
  await session.evaluator.idle()
  const states = [...before, after].map((id) => session.evaluator.stateOf(id))
  for (const state of states)
    expect([state.status, state.problem], JSON.stringify(demo.steps)).toEqual(['done', undefined])
  const seen = states.map(shown)
  session.dispose()
  dispose()
  expect(seen.at(-1)).not.toBe('[null,[]]')
  return { before: seen.slice(0, -1), after: seen.at(-1)! }
}
