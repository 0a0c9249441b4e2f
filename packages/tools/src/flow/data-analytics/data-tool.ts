import { WorkerExecutor } from '@panya/engines/flow/worker-executor.ts'
import type { FlowTool } from '../../flow-kit/flow-tool.ts'
import { ChartView } from './components/ChartView.tsx'
import { ConfusionView } from './components/ConfusionView.tsx'
import { ImportEditor } from './components/ImportEditor.tsx'
import { MarkedEditor } from './components/MarkedEditor.tsx'
import { RulesEditor } from './components/RulesEditor.tsx'
import { ThaiMapView } from './components/ThaiMapView.tsx'
import { TreeView } from './components/TreeView.tsx'
import { FORMAT } from './core/document.ts'
import { GUIDE } from './core/guide.ts'
import { DATA_EXAMPLES } from './examples/data-examples.ts'
import { followMarks } from './follow-marks.ts'
import { AttendancePanel } from './live/AttendancePanel.tsx'
import { startAttendance } from './live/attendance-feed.ts'
import { BoardPanel, MicrophonePanel, TimerPanel } from './live/LivePanel.tsx'
import { dataRegistry } from './nodes/data-nodes.ts'
import { CATEGORIES } from './nodes/define.ts'
import { DATA_PICTURES } from './pictures/data-pictures.ts'
import { readDataFile } from './read-data-file.ts'

/** What data analytics brings to the workbench. */
export const dataTool: FlowTool = {
  format: FORMAT,
  registry: dataRegistry,
  categories: CATEGORIES,
  executors: () => {
    const tabular = new WorkerExecutor(
      () =>
        new Worker(new URL('./tabular-worker.ts', import.meta.url), {
          type: 'module',
          // A worker knows the language of the browser, not that of the page.
          name: `tabular ${document.documentElement.lang}`,
        }),
    )
    return { executors: { tabular }, dispose: () => tabular.dispose() }
  },
  examples: DATA_EXAMPLES,
  guide: GUIDE,
  pictures: DATA_PICTURES,
  words: async () => (await import('./help/data-words.ts')).DATA_WORDS,
  demos: async () => (await import('./help/data-demos.ts')).DATA_DEMOS,
  editors: { rules: RulesEditor, import: ImportEditor, marked: MarkedEditor },
  views: { echart: ChartView, tree: TreeView, confusion: ConfusionView, 'thai-map': ThaiMapView },
  panels: {
    serial: BoardPanel,
    microphone: MicrophonePanel,
    timer: TimerPanel,
    attendance: AttendancePanel,
  },
  start: (session, host) => {
    const ends = [startAttendance(session, host), host.readonly ? null : followMarks(session)]
    return () => {
      for (const end of ends) end?.()
    }
  },
  hidden: (host) => (host.attendance ? [] : ['data.attendance']),
  readFile: readDataFile,
}
