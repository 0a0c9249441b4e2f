/** Flows computed by the tool and, as exported folders, by the Python of this machine. */
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { NodeRegistry } from '@panya/engines/flow/node-type.ts'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { packagesOf } from '@panya/engines/flow/python-packages.ts'
import { type Compared, differences } from './compare-values.ts'
import { exportedFlow } from './exported-flow.ts'
import { missingHere, takeFromFolders } from './run-folder.ts'

interface NamedFlow {
  name: string
  content: FlowContent
}

export interface FlowResult {
  /** Why it was not run. */
  notRun?: string
  /** Where Python differs from the tool, and what is not in the folder. */
  found: string[]
}

interface Comparing {
  registry: NodeRegistry
  /** The flow as the tool opens it. */
  open: (content: FlowContent) => FlowSession
  toleranceOf?: (flow: NamedFlow, type: string, port: string) => Compared
}

const PLAIN = { nameOf: ({ id }: { id: string }) => id, skipped: (name: string) => name }

async function problemIn({ evaluator, content }: FlowSession): Promise<string | undefined> {
  await evaluator.idle()
  const problems = content.nodes.flatMap(({ id }) => evaluator.stateOf(id).problem?.code ?? [])
  return problems.length > 0 ? `the tool itself says ${problems.join(', ')}` : undefined
}

export async function compareFlows(
  flows: readonly NamedFlow[],
  { registry, open, toleranceOf }: Comparing,
): Promise<Map<string, FlowResult>> {
  const results = new Map<string, FlowResult>()
  const needed = new Map(
    flows.map((flow) => [flow, packagesOf(pythonCode(flow.content, registry, PLAIN))]),
  )
  const here = missingHere([...new Set([...needed.values()].flat())])
  const ran = []
  for (const flow of flows) {
    const missing = here && needed.get(flow)!.filter((name) => here.missing.includes(name))
    if (!missing || missing.length > 0) {
      const what = missing?.join(', ') ?? 'Python'
      results.set(flow.name, { notRun: `not run in CPython: no ${what} here`, found: [] })
      continue
    }
    const session = open(flow.content)
    const notRun = await problemIn(session)
    if (notRun) results.set(flow.name, { notRun, found: [] })
    else ran.push({ flow, ...(await exportedFlow(session)) })
  }
  const asked = ran.map(({ folder, variables }) => ({
    folder,
    variables: [...variables.values()].flatMap((ports) => [...ports.values()]),
  }))
  const taken = here && asked.length > 0 ? takeFromFolders(here.python, asked) : []
  for (const [at, { flow, session, variables, left }] of ran.entries()) {
    const types = new Map(flow.content.nodes.map(({ id, type }) => [id, type]))
    const found = await differences(session, variables, taken[at]!, (node, port) =>
      toleranceOf?.(flow, types.get(node) ?? '', port),
    )
    results.set(flow.name, {
      found: [...left.map((name) => `not in the folder: ${name}`), ...found],
    })
  }
  return results
}
