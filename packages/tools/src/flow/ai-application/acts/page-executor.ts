import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { pageOps } from '../nodes/page-runs.ts'
import type { PageEnvironment } from '../nodes/run-on.ts'

/** Small things are computed on the page itself: only it can speak, play and remember. */
export function pageExecutor(environment: Omit<PageEnvironment, 'memory'>): Executor {
  const engine = new AiEngine('page', pageOps, { ...environment, memory: memories() })
  return {
    run: (job, { signal, onProgress }) =>
      engine.run(job, { progress: onProgress, cancelled: () => signal.aborted }),
    release: (keys) => engine.release(keys),
    take: (handle) => Promise.resolve(engine.take(handle)),
    onReset: () => () => {},
  }
}

/** One drawer per node and kind of memory; it is emptied when the node's settings change. */
function memories(): PageEnvironment['memory'] {
  const kinds = new Map<() => unknown, Map<string, { settings: string; memory: unknown }>>()
  return <Memory>({ node, params }: { node: string; params: object }, fresh: () => Memory) => {
    const drawers = kinds.get(fresh) ?? new Map<string, { settings: string; memory: unknown }>()
    kinds.set(fresh, drawers)
    const settings = JSON.stringify(params)
    const known = drawers.get(node)
    if (known?.settings === settings) return known.memory as Memory
    const memory = fresh()
    drawers.set(node, { settings, memory })
    return memory
  }
}
