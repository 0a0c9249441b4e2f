import { type Edge, useStore, useStoreApi, ViewportPortal } from '@xyflow/react'
import { useEffect, useMemo } from 'react'
import type { FarBox } from './flow-hooks.ts'

/** A large flow seen from far away: all wires are one drawing, so that a thousand of them move as easily as none. */

const FAR = 0.22

export function FarWatch({ onChange }: { onChange: (far: boolean) => void }) {
  const far = useStore((state) => state.transform[2] < FAR)
  useEffect(() => onChange(far), [far, onChange])
  return null
}

export function FarWires({ edges }: { edges: readonly Edge[] }) {
  const canvas = useStoreApi()
  const nodes = useStore((state) => state.nodes)
  const drawing = useMemo(() => {
    const { nodeLookup } = canvas.getState()
    const lines: string[] = []
    for (const { source, target } of edges) {
      const [from, to] = [nodeLookup.get(source), nodeLookup.get(target)]
      if (!from || !to) continue
      const [a, b] = [from.internals.positionAbsolute, to.internals.positionAbsolute]
      const start = `${a.x + (from.measured.width ?? 0)} ${a.y + PORT_AT}`
      lines.push(`M${start}L${b.x} ${b.y + PORT_AT}`)
    }
    return lines.join('')
    // oxlint-disable-next-line react/exhaustive-deps -- the lookup is filled anew with the nodes
  }, [canvas, edges, nodes])
  return (
    <ViewportPortal>
      <svg className="far-wires" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </ViewportPortal>
  )
}

/** A node as a box of one colour. Its ports are only places, so that its wires keep their ends. */
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
