import { type Edge, type InternalNode, useStore, useStoreApi, ViewportPortal } from '@xyflow/react'
import { useEffect, useMemo } from 'react'
import type { FlowSession } from '../flow-session.ts'
import type { FarBox } from './flow-hooks.ts'

/** A large flow seen from far away is one drawing, so that a thousand nodes move as easily as none. */

const FAR = 0.22

export function FarWatch({ onChange }: { onChange: (far: boolean) => void }) {
  const far = useStore((state) => state.transform[2] < FAR)
  useEffect(() => onChange(far), [far, onChange])
  return null
}

/** Boxes of one kind are one shape; so are all wires. */
export function FarDrawing({ session, edges }: { session: FlowSession; edges: readonly Edge[] }) {
  const canvas = useStoreApi()
  const nodes = useStore((state) => state.nodes)
  const { boxes, wires } = useMemo(() => {
    const { nodeLookup } = canvas.getState()
    return { boxes: boxesOf(session, nodeLookup), wires: wiresOf(edges, nodeLookup) }
    // oxlint-disable-next-line react/exhaustive-deps -- the lookup is filled anew with the nodes
  }, [canvas, session, edges, nodes])
  return (
    <ViewportPortal>
      <svg className="far-drawing" aria-hidden="true">
        <path className="far-wires" d={wires} />
        {[...boxes].map(([category, shape]) => (
          <g key={category} data-category={category}>
            <path className="far-box" d={shape.box} />
            <path className="far-head" d={shape.head} />
          </g>
        ))}
      </svg>
    </ViewportPortal>
  )
}

type Lookup = ReadonlyMap<string, InternalNode>

function boxesOf(session: FlowSession, lookup: Lookup): Map<string, { box: string; head: string }> {
  const shapes = new Map<string, { box: string[]; head: string[] }>()
  const types = new Map(session.content.nodes.map(({ id, type }) => [id, session.typeOf(type)]))
  for (const node of lookup.values()) {
    const { width, height } = node.measured
    if (node.type !== 'flow' || !width || !height) continue
    const category = types.get(node.id)?.category ?? ''
    const shape = shapes.get(category) ?? { box: [], head: [] }
    shapes.set(category, shape)
    const { x, y } = node.internals.positionAbsolute
    shape.box.push(`M${x} ${y}h${width}v${height}h${-width}z`)
    shape.head.push(`M${x} ${y}h${width}v${HEAD}h${-width}z`)
  }
  return new Map(
    [...shapes].map(([category, { box, head }]) => [
      category,
      { box: box.join(''), head: head.join('') },
    ]),
  )
}

function wiresOf(edges: readonly Edge[], lookup: Lookup): string {
  const lines: string[] = []
  for (const { source, target } of edges) {
    const [from, to] = [lookup.get(source), lookup.get(target)]
    if (!from || !to) continue
    const [a, b] = [from.internals.positionAbsolute, to.internals.positionAbsolute]
    const start = `${a.x + (from.measured.width ?? 0)} ${a.y + PORT_AT}`
    lines.push(`M${start}L${b.x} ${b.y + PORT_AT}`)
  }
  return lines.join('')
}

/** A node where it can be clicked and reached by key; its box is part of the drawing. Its ports are only places, so that its wires keep their ends. */
export function FarNode({
  box,
  className,
  marks,
}: {
  box: FarBox
  className: string
  marks: Record<`data-${string}`, string | boolean | undefined>
}) {
  return (
    <article
      className={className}
      style={{ inlineSize: box.width, blockSize: box.height }}
      {...marks}
    >
      {box.ports.map(({ id, type, position, x, y, width, height }) => (
        <i
          key={`${type} ${id}`}
          className={type}
          data-handleid={id}
          data-handlepos={position}
          style={{ position: 'absolute', left: x, top: y, width, height }}
        />
      ))}
    </article>
  )
}

/** About where the first port of a node is. */
const PORT_AT = 50

/** The coloured strip on top of a box. */
const HEAD = 12
