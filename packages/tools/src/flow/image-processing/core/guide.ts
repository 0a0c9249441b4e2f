import {
  addStep,
  changeStep,
  type GuidedFlow,
  wireStep,
} from '../../../flow-kit/core/guide-steps.ts'

/** The first flow: find the edges of a picture. */
export const GUIDE = [
  addStep('sample', 'image.sample'),
  addStep('gray', 'image.gray'),
  wireStep('wire', 'image.sample', 'image.gray'),
  wireStep('canny', 'image.gray', 'image.canny'),
  {
    id: 'change',
    done: (flow: GuidedFlow) =>
      ['low', 'high'].some((param) => changeStep('', 'image.canny', param).done(flow)),
  },
  wireStep('show', 'image.canny', 'image.show'),
]
