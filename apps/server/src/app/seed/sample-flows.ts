/** Two flows to look at: which market sells most, and where the edges of a picture are. */

import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { emptyDocument as emptyData } from '@panya/tools/flow/data-analytics/core/document.ts'
import { emptyDocument as emptyImage } from '@panya/tools/flow/image-processing/core/document.ts'

type Step = [type: string, params: Record<string, unknown>]

/** Each step takes what the one before gives; the last is on the dashboard. */
function chain(empty: ProjectDocument, port: string, steps: Step[]): ProjectDocument {
  const nodes = steps.map(([type, params], index) => ({
    id: `n${index + 1}`,
    type,
    position: { x: index * 300, y: 0 },
    params,
  }))
  const edges = nodes.slice(1).map(({ id: node }, index) => ({
    id: `n${index + 1}.${port}-${node}.${port}`,
    from: { node: `n${index + 1}`, port },
    to: { node, port },
  }))
  const dashboard = [`n${steps.length}`]
  return { ...empty, content: { ...(empty.content as object), nodes, edges, dashboard } }
}

export const sampleData = () =>
  chain(emptyData, 'table', [
    ['data.sample', { sample: 'market' }],
    ['data.compute', { name: 'total', formula: 'quantity * price' }],
    ['data.group', { by: ['market'], summary: 'sum', values: ['total'] }],
    ['data.sort', { columns: ['total_sum'], order: 'down' }],
    ['data.chart-bar', { x: 'market', y: 'total_sum', summary: 'sum' }],
  ])

export const sampleImage = () =>
  chain(emptyImage, 'image', [
    ['image.sample', { sample: 'landscape' }],
    ['image.gray', {}],
    ['image.gaussian', { size: 5 }],
    ['image.canny', {}],
  ])
