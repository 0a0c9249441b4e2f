import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { useMemo } from 'react'
import styles from './ExampleThumbnail.module.css'
import { type PlacedThumb, thumbnailOf } from './example-thumbnail.ts'
import type { FlowTool } from './flow-tool.ts'
import marks from './pictures/NodePicture.module.css'

/** The flow of an example in small: the drawings of its nodes with the wires between them. */
export function ExampleThumbnail({ content, tool }: { content: FlowContent; tool: FlowTool }) {
  const { nodes, wires, width, height } = useMemo(() => thumbnailOf(content), [content])
  return (
    <svg
      className={`${styles.thumbnail} ${marks.drawn}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-example-picture
    >
      <path className={styles.wires} d={wires} />
      {nodes.map((node) => (
        <Thumb key={node.id} node={node} tool={tool} />
      ))}
    </svg>
  )
}

function Thumb({ node: { type, x, y }, tool }: { node: PlacedThumb; tool: FlowTool }) {
  return (
    <g transform={`translate(${x} ${y})`} data-category={tool.registry.get(type)?.category}>
      <rect className={styles.card} width="40" height="40" rx="8" />
      <g transform="translate(4 4)">
        {tool.pictures[type]?.marks.map(([kind, path], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a mark is its place in the drawing
          <path key={at} data-kind={kind} d={path} />
        ))}
      </g>
    </g>
  )
}
