import { customView, listOut } from '@panya/engines/ai/ai-op.ts'
import { writeModelFile } from '@panya/engines/ai/learn/model-file.ts'
import { loadModel } from '@panya/engines/ai/trained/ask-model.ts'
import { modelOf } from '@panya/engines/ai/trained/trained-model.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { fileParam } from '../../../../flow-kit/param-forms.ts'
import { PATHLIB } from '../../../../flow-kit/python-pictures.ts'
import { aiNode, modelPort, port } from '../define.ts'
import { aiRun } from '../run-on.ts'

/** Models leave as a file and come back from one. */

const card = aiNode('card', 'train', {
  engine: 'ai',
  inputs: [modelPort()],
  outputs: [port('labels', 'list')],
  display: true,
  python: {
    variable: 'classes',
    imports: [py`import joblib`, PATHLIB],
    writes: () => 'model.joblib',
    code: (c) => py`${c.output('labels')} = list(${c.input('model')}.classes_)
Path("results").mkdir(exist_ok=True)
joblib.dump(${c.input('model')}, ${c.file})
print(${c.output('labels')})`,
  },
})

const runCard = aiRun(card, (io) => {
  const data = modelOf(io, ['pictures', 'bodies', 'texts', 'rows', 'sounds'])
  return {
    outputs: { labels: listOut(data.learned.labels) },
    preview: customView('card', { card: data.card, file: writeModelFile(data) }),
  }
})

const loadModelNode = aiNode('load-model', 'train', {
  engine: 'ai',
  outputs: [modelPort(), port('labels', 'list')],
  params: [fileParam('modelFile', '.json,application/json')],
})

const runLoadModelNode = aiRun(loadModelNode, loadModel)

export const MODEL_FILES = [card, loadModelNode]

export const MODEL_FILES_RUNS = [runCard, runLoadModelNode]
