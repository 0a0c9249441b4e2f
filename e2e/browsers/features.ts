/** What tools need of a browser and not every browser has. */
import type { Engine } from './browser.ts'
import { People } from './people.ts'

interface Feature {
  /** Who needs it. */
  what: string
  /** True where it is there, on a page that is isolated. */
  test: string
}

const FEATURES: readonly Feature[] = [
  {
    what: 'Shared memory: questions and Stop in Python and the notebook',
    test: `self.crossOriginIsolated && 'SharedArrayBuffer' in self`,
  },
  {
    what: 'WebGL: the stage of blocks and games, drawn by the graphics card',
    test: `!!document.createElement('canvas').getContext('webgl2')`,
  },
  {
    what: 'Drawing in a worker: pictures in the flows',
    test: `'OffscreenCanvas' in self && !!new OffscreenCanvas(1, 1).getContext('2d')`,
  },
  { what: 'Locks: a project is open in one tab at a time', test: `'locks' in navigator` },
  { what: 'Service worker: tools without a connection', test: `'serviceWorker' in navigator` },
  {
    what: 'Camera and microphone',
    test: `typeof navigator.mediaDevices?.getUserMedia === 'function'`,
  },
  { what: 'Speech from text', test: `'speechSynthesis' in self` },
  {
    what: 'Text from speech: the node Listen',
    test: `'SpeechRecognition' in self || 'webkitSpeechRecognition' in self`,
  },
  { what: 'Web Serial: boards on a cable', test: `'serial' in navigator` },
  { what: 'Passkeys', test: `'PublicKeyCredential' in self` },
  { what: 'Full screen', test: `document.fullscreenEnabled === true` },
]

export type Features = Record<string, boolean>

export async function featuresOf(engine: Engine, url: string): Promise<Features> {
  const people = new People(engine, url)
  try {
    const learner = await people.learner()
    await learner.open('/coding/python-programming')
    const features: Features = {}
    for (const { what, test } of FEATURES) features[what] = await learner.ask<boolean>(test)
    return features
  } finally {
    await people.close()
  }
}
