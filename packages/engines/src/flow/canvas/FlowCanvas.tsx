import {
  applyEdgeChanges,
  applyNodeChanges,
  type Edge,
  type EdgeChange,
  type NodeChange,
  type NodeTypes,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ConnectionRefusal } from '../connection.ts'
import type { Point, PortEnd } from '../flow-content.ts'
import { moveItems } from '../flow-edit.ts'
import type { FlowSession } from '../flow-session.ts'
import { CanvasBackground } from './CanvasBackground.tsx'
import { ChoosingSeveral } from './ChoosingSeveral.tsx'
import {
  type CanvasNode,
  canvasEdges,
  canvasGroups,
  canvasNodes,
  placedNode,
} from './canvas-items.ts'
import {
  FarContext,
  type PendingPort,
  type PortWiring,
  PortWiringContext,
  useFlowContent,
} from './flow-hooks.ts'
import { OverviewMap } from './OverviewMap.tsx'
import { PanningMark } from './PanningMark.tsx'
import {
  type CanvasHandle,
  type CanvasView,
  FIT,
  MIN_ZOOM,
  useCanvasHandle,
  useReveal,
} from './view-hooks.ts'
import { usePendingWire } from './wire-hooks.ts'
import { FarDrawing, FarWatch } from './ZoomedOutView.tsx'

/** The canvas a flow is drawn and wired on. How nodes look comes from outside. */

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
  handle: (canvas: CanvasHandle) => void
  /** Light or dark: what is painted rather than styled is painted again with it. */
  scheme?: string
  /** Where to begin; everything is seen when nobody says. */
  view?: CanvasView | null
  onView?: (view: CanvasView) => void
  /** Taps choose several nodes, one after the other. */
  several?: boolean
  children?: ReactNode
}

/** Fewer nodes are seen whole: a map would only cover one of them. */
const LARGE = 8

const NO_EDGES: Edge[] = []

/** So many boxes may stay drawn from far away: moving them costs less than taking them out and in. */
const MOST_BOXES = 2000

export function FlowCanvas(props: FlowCanvasProps) {
  const {
    session,
    nodeTypes,
    readonly,
    labels,
    onSelection,
    handle,
    children,
    scheme,
    view = null,
    onView,
    several = false,
  } = props
  const content = useFlowContent(session)
  const [nodes, setNodes] = useState<CanvasNode[]>(() => canvasNodes(content, [], labels.nodeName))
  const [edges, setEdges] = useState<Edge[]>(() =>
    canvasEdges(session, content, [], labels.wireName),
  )
  const [flow, setFlow] = useState<ReactFlowInstance<CanvasNode> | null>(null)
  const wrapper = useRef<HTMLDivElement>(null)
  const wiring = usePendingWire(props)
  const placed = useMemo(() => nodes.map(placedNode), [nodes])
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
  return (
    <Surroundings wiring={wiring.context} far={far}>
      <div ref={wrapper} style={{ inlineSize: '100%', blockSize: '100%' }} dir="ltr">
        <ReactFlow<CanvasNode>
          nodes={placed}
          edges={far ? NO_EDGES : edges}
          nodeTypes={nodeTypes}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onConnect={wiring.onConnect}
          onConnectEnd={wiring.onConnectEnd}
          isValidConnection={wiring.isValid}
          onPaneClick={wiring.cancel}
          onInit={setFlow}
          connectOnClick={false}
          deleteKeyCode={null}
          nodesDraggable={!readonly}
          nodesConnectable={!readonly}
          onlyRenderVisibleElements={!far || nodes.length > MOST_BOXES}
          minZoom={MIN_ZOOM}
          maxZoom={2.5}
          fitView={view === null}
          {...(view && { defaultViewport: view })}
          onMoveEnd={(_event, now) => onView?.(now)}
          fitViewOptions={FIT}
          proOptions={{ hideAttribution: true }}
          aria-label={labels.canvas}
          ariaLabelConfig={labels.help}
        >
          <CanvasBackground />
          <PanningMark />
          {several && <ChoosingSeveral />}
          {nodes.length > LARGE && <OverviewMap key={scheme} nodes={nodes} label={labels.map} />}
          <FarWatch onChange={setFar} />
          {far && <FarDrawing session={session} edges={edges} />}
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
