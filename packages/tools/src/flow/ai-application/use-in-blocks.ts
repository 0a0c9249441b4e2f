import { lightModelFile, readModelFile } from '@panya/engines/ai/learn/model-file.ts'
import { block, stack, workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { ToolDocument } from '../../host/tool-host.ts'

/** A block project with a trained model in it: an owl that says what the model recognises, or asks for a text and says its topic. */

export const BLOCKS_FORMAT = 'panya.blocks'

/** What models for blocks were taught with. */
export const BLOCK_KINDS: readonly string[] = ['pictures', 'bodies', 'sounds', 'texts']

const START = {
  x: 0,
  y: 0,
  direction: 90,
  size: 100,
  visible: true,
  draggable: false,
  rotationStyle: 'all',
  costume: 0,
  sounds: [],
}

const LOOKS = [block('looks_say', { TEXT: block('model_label') })]
const READS = [
  block('sensing_ask', { TEXT: '?' }),
  block('looks_say_for', {
    TEXT: block('model_topic', { TEXT: block('sensing_answer') }),
    SECONDS: 2,
  }),
]

export function blocksWithModel(name: string, file: string): ToolDocument {
  const light = lightModelFile(file)
  const { learned } = readModelFile(file)
  const script = stack([
    block('event_flag'),
    block('control_forever', { DO: learned.kind === 'texts' ? READS : LOOKS }),
  ])!
  const paper = { id: 'paper', name: 'paper', width: 480, height: 360, library: 'paper' }
  const owl = { id: 'owl-1', name: 'owl 1', width: 90, height: 96, library: 'owl-1' }
  return {
    format: BLOCKS_FORMAT,
    version: 1,
    content: {
      target: 'stage',
      boards: {},
      actors: [
        { ...START, id: 'stage', name: 'Stage', isStage: true, costumes: [paper], workspace: {} },
        {
          ...START,
          id: 'owl',
          name: 'Owl',
          isStage: false,
          costumes: [owl],
          workspace: workspace([script]),
        },
      ],
      shared: [],
      watched: [],
      models: [{ id: 'model-1', name, file: light }],
      model: 'model-1',
    },
  }
}
