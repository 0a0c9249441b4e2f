import {
  applyEdgeChanges,
  applyNodeChanges,
  Background,
  BackgroundVariant,
  type Connection,
  type Edge,
  type EdgeChange,
  type FinalConnectionState,
  type NodeChange,
  type NodeTypes,
  ReactFlow,
  type ReactFlowInstance,
  type Viewport,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import {
  type DragEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ConnectionRefusal } from '../connection.ts'
import type { Point, PortEnd } from '../flow-content.ts'
import { moveItems } from '../flow-edit.ts'
import type { FlowSession } from '../flow-session.ts'
import {
  type CanvasNode,
  canvasEdges,
  canvasGroups,
  canvasNodes,
  sizeOfNode,
} from './canvas-items.ts'
import { FarWatch, FarWires } from './FarView.tsx'
import {
  FarContext,
  type PendingPort,
  type PortWiring,
  PortWiringContext,
  useFlowContent,
} from './flow-hooks.ts'
import { OverviewMap } from './OverviewMap.tsx'

/** The canvas a flow is drawn and wired on. How nodes look comes from outside. */

export interface CanvasHandle {
  /** Where something new goes: the middle of what is seen. */
  centre: () => Point
  /** How much of the page the canvas has. */
  room: () => { width: number; height: number }
  fit: () => void
  /** Fits again once nodes have grown, unless somebody has moved the canvas since the last time. */
  refit: () => void
  zoom: (factor: number) => void
  show: (ids: readonly string[]) => void
  /** Moves what is seen just so far that the node is in it; what is seen already stays. */
  reveal: (id: string) => void
  select: (ids: readonly string[]) => void
  sizeOf: (id: string) => { width: number; height: number }
  focusNode: (id: string) => void
}

export interface FlowCanvasProps {
  session: FlowSession
  nodeTypes: NodeTypes
  readonly: boolean
  labels: {
    canvas: string
    map: string
    nodeName: (id: string) => string
    wireName: (from: string, to: string) => string
    /** How the canvas library tells about its keys; read out, never shown. */
    help: Record<string, string>
  }
  onRefused: (refusal: ConnectionRefusal, from: PortEnd, to: PortEnd) => void
  onSelection: (ids: readonly string[]) => void
  onPending: (pending: PendingPort | null) => void
  onDropType: (type: string, at: Point) => void
  handle: (canvas: CanvasHandle) => void
  /** Light or dark: what is painted rather than styled is painted again with it. */
  scheme?: string
  children?: ReactNode
}

/** Nearly to the edges: what is on the nodes should be read. */
const FIT = { maxZoom: 1, padding: 0.08 }

const NO_EDGES: Edge[] = []

/** So many boxes may stay drawn from far away: moving them costs less than taking them out and in. */
const MOST_BOXES = 2000

export const DRAG_TYPE = 'application/x-panya-node'

function ends(connection: Connection | Edge): [PortEnd, PortEnd] {
  return [
    { node: connection.source, port: connection.sourceHandle ?? '' },
    { node: connection.target, port: connection.targetHandle ?? '' },
  ]
}

export function FlowCanvas(props: FlowCanvasProps) {
  const {
    session,
    nodeTypes,
    readonly,
    labels,
    onSelection,
    onDropType,
    handle,
    children,
    scheme,
  } = props
  const content = useFlowContent(session)
  const [nodes, setNodes] = useState<CanvasNode[]>(() => canvasNodes(content, [], labels.nodeName))
  const [edges, setEdges] = useState<Edge[]>(() =>
    canvasEdges(session, content, [], labels.wireName),
  )
  const [flow, setFlow] = useState<ReactFlowInstance<CanvasNode> | null>(null)
  const wrapper = useRef<HTMLDivElement>(null)
  const wiring = usePendingWire(props)
  const [far, setFar] = useState(false)

  useEffect(() => {
    setNodes((before) => canvasNodes(content, before, labels.nodeName))
    setEdges((before) => canvasEdges(session, content, before, labels.wireName))
  }, [content, session, labels])

  const selected = useMemo(
    () => [
      ...nodes.filter((node) => node.selected).map((node) => node.id),
      ...edges.filter((edge) => edge.selected).map((edge) => edge.id),
    ],
    [nodes, edges],
  )
  const selectedKey = selected.join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- the ids matter, not the list that holds them
  useEffect(() => onSelection(selected), [selectedKey, onSelection])

  const reveal = useReveal(flow, wrapper, nodes)
  useCanvasHandle(flow, wrapper, setNodes, reveal, handle)

  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setNodes((before) => {
        const next = applyNodeChanges(changes, before)
        if (session.content.groups.length === 0) return next
        const rest = next.filter((node) => node.type !== 'group')
        return [
          ...canvasGroups(session.content, rest, new Map(next.map((node) => [node.id, node]))),
          ...rest,
        ]
      })
      const moved = movesOf(changes)
      if (moved.size > 0) session.apply(moveItems(session.content, moved), 'move')
    },
    [session],
  )
  const onEdgesChange = useCallback(
    (changes: EdgeChange[]) => setEdges((before) => applyEdgeChanges(changes, before)),
    [],
  )
  const onDrop = (event: DragEvent): void => {
    const type = event.dataTransfer.getData(DRAG_TYPE)
    if (!type || !flow) return
    event.preventDefault()
    onDropType(type, flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }))
  }
  return (
    <Surroundings wiring={wiring.context} far={far}>
      <div ref={wrapper} style={{ inlineSize: '100%', blockSize: '100%' }} dir="ltr">
        <ReactFlow<CanvasNode>
          nodes={nodes}
          edges={far ? NO_EDGES : edges}
          nodeTypes={nodeTypes}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onConnect={wiring.onConnect}
          onConnectEnd={wiring.onConnectEnd}
          isValidConnection={wiring.isValid}
          onPaneClick={wiring.cancel}
          onInit={setFlow}
          onDrop={onDrop}
          onDragOver={(event) => event.preventDefault()}
          connectOnClick={false}
          deleteKeyCode={null}
          nodesDraggable={!readonly}
          nodesConnectable={!readonly}
          onlyRenderVisibleElements={!far || nodes.length > MOST_BOXES}
          minZoom={0.08}
          maxZoom={2.5}
          fitView
          fitViewOptions={FIT}
          proOptions={{ hideAttribution: true }}
          aria-label={labels.canvas}
          ariaLabelConfig={labels.help}
        >
          <Background
            variant={BackgroundVariant.Dots}
            gap={22}
            size={1.6}
            color="var(--dot)"
            bgColor="var(--paper)"
          />
          {nodes.length > 2 && <OverviewMap key={scheme} nodes={nodes} label={labels.map} />}
          <FarWatch onChange={setFar} />
          {far && <FarWires edges={edges} />}
          {children}
        </ReactFlow>
      </div>
    </Surroundings>
  )
}

/** What nodes hear from their canvas. */
function Surroundings({
  wiring,
  far,
  children,
}: {
  wiring: PortWiring
  far: boolean
  children: ReactNode
}) {
  return (
    <PortWiringContext value={wiring}>
      <FarContext value={far}>{children}</FarContext>
    </PortWiringContext>
  )
}

/** Positions that are final: a drag that ended, or a move by keys. */
function movesOf(changes: NodeChange<CanvasNode>[]): Map<string, Point> {
  const moved = new Map<string, Point>()
  for (const change of changes) {
    if (change.type === 'position' && change.position && !change.dragging)
      moved.set(change.id, change.position)
  }
  return moved
}

/** Wires begun by tapping or with Enter, and the same rules for dragged ones. */
function usePendingWire({ session, readonly, onRefused, onPending }: FlowCanvasProps) {
  const [pending, setPendingState] = useState<PendingPort | null>(null)
  const setPending = useCallback(
    (next: PendingPort | null) => {
      setPendingState(next)
      onPending(next)
    },
    [onPending],
  )
  useEffect(() => {
    if (!pending) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPending(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [pending, setPending])

  const connect = useCallback(
    (from: PortEnd, to: PortEnd) => {
      const no = session.connect(from, to)
      if (no) onRefused(no, from, to)
    },
    [session, onRefused],
  )
  const context = useMemo(() => {
    const sorted = (a: PendingPort, b: PendingPort): [PendingPort, PendingPort] =>
      a.side === 'out' ? [a, b] : [b, a]
    return {
      pending,
      fits: (port: PendingPort) =>
        pending !== null &&
        pending.side !== port.side &&
        session.refusalOf(...sorted(pending, port)) === null,
      touch: (port: PendingPort) => {
        if (readonly) return
        const again =
          pending?.node === port.node && pending.port === port.port && pending.side === port.side
        if (!pending || (pending.side === port.side && !again)) {
          setPending(port)
          return
        }
        setPending(null)
        if (!again) connect(plain(sorted(pending, port)[0]), plain(sorted(pending, port)[1]))
      },
    }
  }, [pending, readonly, session, connect, setPending])

  const isValid = useCallback(
    (edge: Connection | Edge) => session.refusalOf(...ends(edge)) === null,
    [session],
  )
  const onConnect = useCallback(
    (connection: Connection) => {
      setPending(null)
      connect(...ends(connection))
    },
    [connect, setPending],
  )
  const onConnectEnd = useCallback(
    (_event: unknown, state: FinalConnectionState) => {
      const { fromHandle: a, toHandle: b, isValid: fine } = state
      if (fine !== false || !a || !b || (a.nodeId === b.nodeId && a.id === b.id)) return
      if (a.type === b.type) return
      const [out, into] = a.type === 'source' ? [a, b] : [b, a]
      connect({ node: out.nodeId, port: out.id ?? '' }, { node: into.nodeId, port: into.id ?? '' })
    },
    [connect],
  )
  const cancel = useCallback(() => setPending(null), [setPending])
  return { context, isValid, onConnect, onConnectEnd, cancel }
}

const MARGIN = 24

/** How far something has to move along one axis to lie between the edges; its start counts most. */
function intoView(start: number, size: number, room: number): number {
  const over = start + size + MARGIN - room
  const moved = over > 0 ? -over : 0
  return start + moved < MARGIN ? MARGIN - start : moved
}

const plain = ({ node, port }: PortEnd): PortEnd => ({ node, port })

const sameView = (a: Viewport, b: Viewport): boolean =>
  a.x === b.x && a.y === b.y && a.zoom === b.zoom

function motionMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180
}

/** A node just added is not drawn yet: it is brought into view as soon as it is. */
function useReveal(
  flow: ReactFlowInstance<CanvasNode> | null,
  wrapper: { current: HTMLDivElement | null },
  nodes: readonly CanvasNode[],
): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    const node = nodes.find(({ id }) => id === wanted)
    const box = wrapper.current?.getBoundingClientRect()
    if (!flow || !node || !box) return
    setWanted(null)
    const { x, y, zoom } = flow.getViewport()
    const { width, height } = sizeOfNode(node)
    const right = intoView(node.position.x * zoom + x, width * zoom, box.width)
    const down = intoView(node.position.y * zoom + y, height * zoom, box.height)
    if (right === 0 && down === 0) return
    void flow.setViewport({ x: x + right, y: y + down, zoom }, { duration: motionMs() })
  }, [flow, wrapper, nodes, wanted])
  return setWanted
}

function useCanvasHandle(
  flow: ReactFlowInstance<CanvasNode> | null,
  wrapper: { current: HTMLDivElement | null },
  setNodes: (change: (before: CanvasNode[]) => CanvasNode[]) => void,
  reveal: (id: string) => void,
  handle: (canvas: CanvasHandle) => void,
): void {
  useEffect(() => {
    if (!flow) return
    const motion = motionMs()
    let fitted: Viewport | null = null
    const fit = async (): Promise<void> => {
      fitted = null
      await flow.fitView({ duration: motion, ...FIT })
      fitted = flow.getViewport()
    }
    handle({
      centre: () => {
        const box = wrapper.current?.getBoundingClientRect()
        return flow.screenToFlowPosition({
          x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
          y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
        })
      },
      room: () => ({
        width: wrapper.current?.clientWidth ?? 0,
        height: wrapper.current?.clientHeight ?? 0,
      }),
      fit: () => void fit(),
      refit: () => {
        if (fitted && sameView(fitted, flow.getViewport())) void fit()
      },
      zoom: (factor) => void flow.zoomTo(flow.getZoom() * factor, { duration: motion }),
      show: (ids) =>
        void flow.fitView({
          nodes: ids.map((id) => ({ id })),
          duration: motion,
          maxZoom: 1,
          padding: 0.4,
        }),
      reveal,
      select: (ids) => {
        const wanted = new Set(ids)
        setNodes((before) =>
          before.map((node) =>
            Boolean(node.selected) === wanted.has(node.id)
              ? node
              : { ...node, selected: wanted.has(node.id) },
          ),
        )
      },
      sizeOf: (id) => sizeOfNode(flow.getNode(id)),
      focusNode: (id) => {
        const element = wrapper.current?.querySelector<HTMLElement>(
          `.react-flow__node[data-id="${CSS.escape(id)}"]`,
        )
        element?.focus({ preventScroll: true })
      },
    })
  }, [flow, wrapper, setNodes, reveal, handle])
}
