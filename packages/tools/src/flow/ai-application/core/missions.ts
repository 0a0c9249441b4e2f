import {
  addStep,
  changeStep,
  type GuidedFlow,
  isFilled,
  wireStep,
} from '../../../flow-kit/core/guide-steps.ts'

/** Six guided missions. */

export const MISSIONS = [
  {
    id: 'see',
    steps: [
      addStep('see.picture', 'ai.sample-picture'),
      wireStep('see.detect', 'ai.sample-picture', 'ai.detect'),
      changeStep('see.change', 'ai.sample-picture', 'sample'),
      changeStep('see.sure', 'ai.detect', 'sureness'),
      wireStep('see.show', 'ai.detect', 'ai.show'),
    ],
  },
  {
    id: 'teach',
    steps: [
      addStep('teach.set', 'ai.sample-set'),
      wireStep('teach.train', 'ai.sample-set', 'ai.train-pictures'),
      changeStep('teach.test', 'ai.train-pictures', 'testShare'),
      wireStep('teach.ask', 'ai.train-pictures', 'ai.classify-picture'),
      wireStep('teach.picture', 'ai.sample-picture', 'ai.classify-picture'),
      wireStep('teach.why', 'ai.train-pictures', 'ai.why-picture'),
    ],
  },
  {
    id: 'doodle',
    steps: [
      addStep('doodle.draw', 'ai.draw'),
      wireStep('doodle.guess', 'ai.draw', 'ai.doodle'),
      changeStep('doodle.ink', 'ai.draw', 'drawing', isFilled),
      wireStep('doodle.words', 'ai.doodle', 'ai.template'),
      wireStep('doodle.speak', 'ai.template', 'ai.speak'),
    ],
  },
  {
    id: 'mood',
    steps: [
      changeStep('mood.text', 'ai.text', 'words', isFilled),
      wireStep('mood.feel', 'ai.text', 'ai.sentiment'),
      wireStep('mood.if', 'ai.sentiment', 'ai.if'),
      wireStep('mood.choose', 'ai.if', 'ai.choose'),
      wireStep('mood.show', 'ai.choose', 'ai.show'),
    ],
  },
  {
    id: 'fair',
    steps: [
      changeStep('fair.set', 'ai.sample-set', 'set', (value) => value === 'mangoes-sky'),
      wireStep('fair.train', 'ai.sample-set', 'ai.train-pictures'),
      changeStep('fair.trick', 'ai.sample-picture', 'sample', (value) => value === 'trick'),
      wireStep('fair.ask', 'ai.sample-picture', 'ai.classify-picture'),
      wireStep('fair.why', 'ai.sample-picture', 'ai.why-picture'),
      wireStep('fair.card', 'ai.train-pictures', 'ai.card'),
    ],
  },
  {
    id: 'app',
    steps: [
      addStep('app.camera', 'ai.camera'),
      wireStep('app.hands', 'ai.camera', 'ai.hands'),
      wireStep('app.if', 'ai.hands', 'ai.if'),
      wireStep('app.count', 'ai.if', 'ai.count'),
      wireStep('app.show', 'ai.count', 'ai.show'),
      { id: 'app.open', done: (flow: GuidedFlow) => flow.dashboard.length >= 2 },
    ],
  },
] as const
