import { WorkerExecutor } from '@panya/engines/flow/worker-executor.ts'
import { CameraPanel } from '../../flow-kit/CameraPanel.tsx'
import type { FlowTool } from '../../flow-kit/flow-tool.ts'
import { readPicture } from '../../flow-kit/read-picture.ts'
import { DrawingEditor } from './components/DrawingEditor.tsx'
import { LevelsChart } from './components/LevelsChart.tsx'
import { ValuesChart } from './components/ValuesChart.tsx'
import { FORMAT } from './core/document.ts'
import { GUIDE } from './core/guide.ts'
import { IMAGE_EXAMPLES } from './examples/image-examples.ts'
import { CATEGORIES } from './nodes/define.ts'
import { imageRegistry } from './nodes/image-nodes.ts'
import { IMAGE_PICTURES } from './pictures/image-pictures.ts'

/** What image processing brings to the workbench. */
export const imageTool: FlowTool = {
  format: FORMAT,
  registry: imageRegistry,
  categories: CATEGORIES,
  executors: () => {
    const vision = new WorkerExecutor(
      () =>
        new Worker(new URL('./vision-worker.ts', import.meta.url), {
          type: 'module',
          name: 'vision',
        }),
    )
    return { executors: { vision }, dispose: () => vision.dispose() }
  },
  examples: IMAGE_EXAMPLES,
  guide: GUIDE,
  pictures: IMAGE_PICTURES,
  words: async () => (await import('./help/image-words.ts')).IMAGE_WORDS,
  demos: async () => (await import('./help/image-demos.ts')).IMAGE_DEMOS,
  editors: { drawing: DrawingEditor },
  views: { levels: LevelsChart, values: ValuesChart },
  panels: { camera: CameraPanel },
  readFile: (file) => readPicture(file, { largestSide: 1600, mostBytes: 1_500_000, quality: 0.92 }),
}
