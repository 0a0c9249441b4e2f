import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import { COLOUR_CHOICES, PALETTES } from '@panya/engines/charts/palettes.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import type { NodeRun } from '@panya/engines/flow/node-run.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import {
  type TableIo,
  type TableResult,
  type TabularOp,
  tableRun,
} from '@panya/engines/tabular/tabular-op.ts'
import { choice, textParam } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, tableNode } from '../define.ts'

/** What charts share: a table made ready to be drawn; the drawing itself is the page's. */

export const PLOT = py`import matplotlib.pyplot as plt`

/** Only where colours were chosen: the code stays short otherwise. */
export function colourCode(c: PythonContext): Py {
  const name = c.text('colours')
  return Object.hasOwn(PALETTES, name)
    ? py`plt.rcParams["axes.prop_cycle"] = plt.cycler(color=${c.literal(PALETTES[name])})\n`
    : py``
}

export const DRAWN = [textParam('title'), choice('colours', COLOUR_CHOICES)]

export function chart<Kind extends string, Param extends ParamSpec = never>(
  kind: Kind,
  params: readonly Param[],
  code: (c: PythonContext) => Py,
) {
  return tableNode(`chart-${kind}` as const, 'chart', {
    outputs: [],
    params: [...params, ...DRAWN],
    imports: [PANDAS, PLOT],
    variable: 'chart',
    display: true,
    code: (c) => {
      const title = c.text('title') ? py`plt.title(${c.param('title')})\n` : py``
      return py`${colourCode(c)}${code(c)}\n${title}plt.show()`
    },
  })
}

export const summaryOf = (c: PythonContext): Py => (c.params.summary === 'sum' ? py`sum` : py`mean`)

export function drawn(data: ChartData, notes: readonly NodeNote[] = []) {
  return { outputs: {}, preview: { kind: 'chart' as const, chart: 'echart', data }, notes }
}

/** Every chart can be drawn in colours of one's choice. */
/* @__NO_SIDE_EFFECTS__ */
export function chartRun<Node extends NodeType>(
  node: Node,
  run: (io: TableIo<Node>) => TableResult<Node>,
): NodeRun<TabularOp> {
  return tableRun(node, {
    run: (io) => {
      const { outputs, preview, notes } = run(io)
      const { colours } = io.params as Record<string, unknown>
      const data = preview?.kind === 'chart' && { ...(preview.data as object), colours }
      return {
        outputs,
        ...(preview && { preview: data ? { ...preview, data } : preview }),
        ...(notes && { notes }),
      }
    },
  })
}
