/** Runs inside the browser for `bench/flow.ts`: the workbench as learners see it, panned frame by frame. */
import { createRoot, type Root } from 'react-dom/client'
import {
  EMPTY_FLOW,
  type FlowContent,
  type FlowEdge,
  type FlowNode,
} from '../../packages/engines/src/flow/flow-content.ts'
import { FLOW_VERSION } from '../../packages/engines/src/flow/flow-document.ts'
import { arithmeticWorld } from '../../packages/engines/src/flow/testing/arithmetic.ts'
import { FlowWorkbench } from '../../packages/tools/src/flow-kit/FlowWorkbench.tsx'
import { lazyFlowMessages } from '../../packages/tools/src/flow-kit/flow-messages.ts'
import type { FlowTool } from '../../packages/tools/src/flow-kit/flow-tool.ts'
import type { ToolHost } from '../../packages/tools/src/host/tool-host.ts'

const A_ROW = 40

function gridOf(count: number): FlowContent {
  const nodes = Array.from({ length: count }, (_, at): FlowNode => {
    const position = { x: (at % A_ROW) * 300, y: Math.floor(at / A_ROW) * 200 }
    const type = at % A_ROW === 0 ? 'math.number' : 'math.add'
    return { id: `n${at}`, type, position, params: {} }
  })
  const edges = nodes
    .filter((_, at) => at % A_ROW !== 0)
    .map(({ id }, at): FlowEdge => {
      const before = `n${at + Math.floor(at / (A_ROW - 1))}`
      const [from, to] = [
        { node: before, port: 'out' },
        { node: id, port: 'a' },
      ]
      return { id: `${before}-${id}`, from, to }
    })
  return { ...EMPTY_FLOW, nodes, edges }
}

const world = arithmeticWorld()
const tool: FlowTool = {
  format: 'bench',
  registry: world.registry,
  categories: ['source', 'sum'],
  executors: () => ({ executors: world.executors, dispose: () => {} }),
  examples: [],
  guide: [],
  pictures: {},
  words: () => Promise.resolve({}),
  demos: () => Promise.resolve({}),
  editors: {},
  views: {},
  panels: {},
  readFile: () => Promise.reject(new Error('no files here')),
}

function hostOf(content: FlowContent): ToolHost {
  const document = { format: 'bench', version: FLOW_VERSION, content }
  return {
    locale: 'en',
    direction: 'ltr',
    colorScheme: 'light',
    user: null,
    readonly: false,
    project: { id: String(content.nodes.length), title: '', document, originId: null },
    changed: () => {},
    pictured: () => undefined,
    flush: () => Promise.resolve('saved'),
    canOpen: () => false,
    openNew: () => Promise.resolve(),
    progress: {
      load: () => Promise.resolve(null),
      save: () => Promise.resolve(),
      change: () => Promise.resolve(),
    },
    judge: () => Promise.reject(new Error('nothing to judge')),
    activity: () => {},
    toast: () => {},
  }
}

const none = () => Promise.resolve({ default: {} })
const useMessages = lazyFlowMessages({ en: none, th: none, zh: none, ar: none })

function Bench({ host }: { host: ToolHost }) {
  return <FlowWorkbench host={host} tool={tool} messages={useMessages('en')} />
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

let root: Root | null = null

/** Opens a flow of so many nodes; resolves when the canvas has been drawn. */
async function show(count: number): Promise<void> {
  root?.unmount()
  root = createRoot(document.querySelector('main') as HTMLElement)
  root.render(<Bench host={hostOf(gridOf(count))} />)
  const wanted = count === 0 ? '.react-flow__pane' : '.react-flow__node'
  for (let n = 0; n < 600 && !document.querySelector(wanted); n++) await frame()
  for (let n = 0; n < 30; n++) await frame()
}

/** Zooms in around the middle until nodes can be read. */
async function comeCloser(): Promise<void> {
  const pane = document.querySelector('.react-flow__pane') as HTMLElement
  for (let n = 0; n < 12; n++) {
    pane.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: -120,
        clientX: 640,
        clientY: 400,
        bubbles: true,
        cancelable: true,
      }),
    )
    await frame()
  }
}

/** Drags the canvas to and fro by its ground; answers with frames per second. */
async function pan(frames: number): Promise<number> {
  const pane = document.querySelector('.react-flow__pane') as HTMLElement
  const at = (step: number) => ({
    clientX: 640 + 200 * Math.sin(step / 12),
    clientY: 400 + 100 * Math.sin(step / 17),
    bubbles: true,
    cancelable: true,
    view: window,
  })
  pane.dispatchEvent(new MouseEvent('mousedown', at(0)))
  for (let step = 0; step < 10; step++) await frame()
  const start = await frame()
  let end = start
  for (let step = 1; step <= frames; step++) {
    window.dispatchEvent(new MouseEvent('mousemove', at(step)))
    end = await frame()
  }
  window.dispatchEvent(new MouseEvent('mouseup', at(frames)))
  return (frames * 1000) / (end - start)
}

Object.assign(globalThis, {
  bench: {
    show,
    comeCloser,
    pan,
    drawn: () => document.querySelectorAll('.react-flow__node').length,
    place: () =>
      document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '',
  },
})
