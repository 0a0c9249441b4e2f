import type { Executor } from '@panya/engines/flow/executor.ts'
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { filledParams } from '@panya/engines/flow/param-spec.ts'
import { type ExampleStep, exampleFlow } from './example-flow.ts'
import type { FlowMessages } from './flow-messages.ts'

/** A very small flow that shows what one node does; it is really run, so what is shown is true. */
export interface NodeDemo {
  /** Names of nodes with their prefix; what the last one makes is shown as after. */
  steps: readonly ExampleStep[]
  /** The node that is explained, where another one shows what it is good for; the last one when absent. */
  explains?: string
  /** The nodes to show as before, such as n1; those whose wires come to the explained one when absent. */
  before?: readonly string[]
  /** Needs a model that takes its time to load: only when somebody asks for it. */
  heavy?: boolean
}

export type NodeDemos = Readonly<Record<string, NodeDemo>>

export interface OpenedDemo {
  content: FlowContent
  before: readonly string[]
  after: string
  explained: string
}

export function demoFlow({ steps, before, explains }: NodeDemo): OpenedDemo {
  const content = exampleFlow('', steps)
  const after = `n${steps.length}`
  const explained = explains ?? after
  const sources = content.edges
    .filter(({ to }) => to.node === explained)
    .map(({ from }) => from.node)
  return { content, before: before ?? [...new Set(sources)], after, explained }
}

/** The same engines for a second flow beside the open one: what either keeps stays its own. */
export function demoExecutors(executors: Readonly<Record<string, Executor>>): {
  executors: Record<string, Executor>
  dispose: () => void
} {
  const own = (key: string): string => `demo ${key}`
  const made = new Map<Executor, Set<string>>()
  const wrapped = (executor: Executor): Executor => {
    const keys = new Set<string>()
    made.set(executor, keys)
    return {
      run: (job, options) => {
        keys.add(own(job.key))
        const node = job.node && { node: own(job.node) }
        return executor.run({ ...job, key: own(job.key), ...node }, options)
      },
      release: (old) => executor.release(old.map(own)),
      take: (handle) => executor.take(handle),
      onReset: (lost) => executor.onReset(lost),
    }
  }
  return {
    executors: Object.fromEntries(
      Object.entries(executors).map(([name, executor]) => [name, wrapped(executor)]),
    ),
    dispose: () => {
      for (const [executor, keys] of made) executor.release([...keys])
    },
  }
}

const MOST_LETTERS = 60

/** The settings a learner would see in the details, where they differ from those a new node has. */
export function demoSettings(session: FlowSession, node: string, messages: FlowMessages): string[] {
  const params = session.content.nodes.find(({ id }) => id === node)?.params ?? {}
  const specs = session.typeOfNode(node)?.params ?? []
  const filled = filledParams(specs, params)
  return specs.flatMap((spec) => {
    if (!(spec.name in params)) return []
    const value = filled[spec.name]
    const text = settingText(value, (option) =>
      spec.kind === 'choice' ? messages.option(spec.label ?? spec.name, option) : option,
    )
    return text === '' ? [] : [`${messages.param(spec.name)}: ${text}`]
  })
}

function settingText(value: unknown, option: (text: string) => string): string {
  if (typeof value === 'string') return option(value).slice(0, MOST_LETTERS)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.join(', ').slice(0, MOST_LETTERS)
  return ''
}
