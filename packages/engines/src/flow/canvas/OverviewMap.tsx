import { Panel, useReactFlow, useStore } from '@xyflow/react'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { type CanvasNode, sizeOfNode } from './canvas-items.ts'

/** The whole flow in small: painted once per change, with a frame that moves as the view does. */

const WIDTH = 200
const HEIGHT = 140
const PAD = 6

interface Box {
  x: number
  y: number
  scale: number
}

/** Where the flow's own coordinates lie on the map. */
function boxOf(nodes: readonly CanvasNode[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const node of nodes) {
    const { width, height } = sizeOfNode(node)
    left = Math.min(left, node.position.x)
    top = Math.min(top, node.position.y)
    right = Math.max(right, node.position.x + width)
    bottom = Math.max(bottom, node.position.y + height)
  }
  const scale = Math.min(
    (WIDTH - 2 * PAD) / Math.max(1, right - left),
    (HEIGHT - 2 * PAD) / Math.max(1, bottom - top),
  )
  return {
    x: (left + right) / 2 - WIDTH / 2 / scale,
    y: (top + bottom) / 2 - HEIGHT / 2 / scale,
    scale,
  }
}

function paint(canvas: HTMLCanvasElement, nodes: readonly CanvasNode[], box: Box): void {
  const sharp = Math.min(2, devicePixelRatio || 1)
  canvas.width = WIDTH * sharp
  canvas.height = HEIGHT * sharp
  const context = canvas.getContext('2d')
  if (!context) return
  const style = getComputedStyle(canvas)
  context.scale(sharp, sharp)
  for (const node of nodes) {
    const { width, height } = sizeOfNode(node)
    context.fillStyle = style.getPropertyValue(
      node.selected ? '--indigo' : node.type === 'comment' ? '--amber' : '--teal',
    )
    context.globalAlpha = node.type === 'group' ? 0.2 : 1
    context.fillRect(
      (node.position.x - box.x) * box.scale,
      (node.position.y - box.y) * box.scale,
      Math.max(1.5, width * box.scale),
      Math.max(1.5, height * box.scale),
    )
  }
}

export function OverviewMap({ nodes, label }: { nodes: readonly CanvasNode[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const flow = useReactFlow()
  const box = useMemo(() => boxOf(nodes), [nodes])
  useEffect(() => {
    if (canvas.current) paint(canvas.current, nodes, box)
  }, [nodes, box])
  const look = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons !== 1) return
    const rect = event.currentTarget.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    void flow.setCenter(
      box.x + (event.clientX - rect.left) / box.scale,
      box.y + (event.clientY - rect.top) / box.scale,
      { zoom: flow.getZoom() },
    )
  }
  return (
    <Panel
      position="bottom-right"
      className="overview-map"
      style={{ inlineSize: WIDTH, blockSize: HEIGHT, overflow: 'hidden', position: 'absolute' }}
      onPointerDown={look}
      onPointerMove={look}
    >
      <canvas
        ref={canvas}
        style={{ inlineSize: WIDTH, blockSize: HEIGHT, display: 'block' }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- painted from the flow, it has no address
        role="img"
        aria-label={label}
      />
      <ViewFrame box={box} />
    </Panel>
  )
}

/** What is seen now. It alone hears of every step of a pan. */
function ViewFrame({ box }: { box: Box }) {
  const place = useStore(({ transform: [x, y, zoom], width, height }) => {
    const at = (value: number): string => value.toFixed(1)
    const left = (-x / zoom - box.x) * box.scale
    const top = (-y / zoom - box.y) * box.scale
    return `${at(left)} ${at(top)} ${at((width / zoom) * box.scale)} ${at((height / zoom) * box.scale)}`
  })
  const [left, top, width, height] = place.split(' ').map(Number)
  return (
    <div
      className="overview-frame"
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        inlineSize: width,
        blockSize: height,
        transform: `translate(${left}px, ${top}px)`,
      }}
    />
  )
}
