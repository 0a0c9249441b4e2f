import {
  addStep,
  bothSteps,
  changeStep,
  isFilled,
  wireStep,
} from '../../../flow-kit/core/guide-steps.ts'

/** The first flow: which market sells most? */
export const GUIDE = [
  addStep('sample', 'data.sample'),
  wireStep('compute', 'data.sample', 'data.compute'),
  bothSteps(
    wireStep('group', 'data.compute', 'data.group'),
    changeStep('group', 'data.group', 'by', isFilled),
  ),
  changeStep('sum', 'data.group', 'summary', (summary) => summary === 'sum'),
  bothSteps(
    wireStep('chart', 'data.group', 'data.chart-bar'),
    changeStep('chart', 'data.chart-bar', 'x', isFilled),
  ),
]
