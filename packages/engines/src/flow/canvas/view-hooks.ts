/** What is seen of a canvas, and how it is moved from outside. */
import { getViewportForBounds, type ReactFlowInstance, type Viewport } from '@xyflow/react'
import { useEffect, useState } from 'react'
import type { Point } from '../flow-content.ts'
import { boundsOf, type CanvasNode, sizeOfNode } from './canvas-items.ts'

export type CanvasView = Viewport

export interface CanvasHandle {
  /** Where something new goes: the middle of what is seen. */
  centre: () => Point
  /** Where in the flow a point of the page lies; null when something else than the canvas is seen there. */
  placeAt: (at: { over: Element | null; x: number; y: number }) => Point | null
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

/** Nearly to the edges: what is on the nodes should be read. */
export const FIT = { maxZoom: 1, padding: 0.08 }

/** So far away that a flow of a thousand nodes in a row is still seen whole. */
export const MIN_ZOOM = 0.01

const MARGIN = 24

/** How far something has to move along one axis to lie between the edges; its start counts most. */
function intoView(start: number, size: number, room: number): number {
  const over = start + size + MARGIN - room
  const moved = over > 0 ? -over : 0
  return start + moved < MARGIN ? MARGIN - start : moved
}

const sameView = (a: Viewport, b: Viewport): boolean =>
  a.x === b.x && a.y === b.y && a.zoom === b.zoom

function motionMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180
}

/** A node just added is not drawn yet: it is brought into view as soon as it is. */
export function useReveal(
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

/** From where everything is seen, also what was never drawn yet and so has no size the canvas library knows of. */
function wholeView(flow: ReactFlowInstance<CanvasNode>, wrapper: HTMLDivElement | null): Viewport {
  const bounds = boundsOf(flow.getNodes())
  const { clientWidth: width = 0, clientHeight: height = 0 } = wrapper ?? {}
  if (!bounds || width === 0 || height === 0) return flow.getViewport()
  return getViewportForBounds(bounds, width, height, MIN_ZOOM, FIT.maxZoom, FIT.padding)
}

export function useCanvasHandle(
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
      await flow.setViewport(wholeView(flow, wrapper.current), { duration: motion })
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
      placeAt: ({ over, x, y }) =>
        wrapper.current?.contains(over) ? flow.screenToFlowPosition({ x, y }) : null,
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
