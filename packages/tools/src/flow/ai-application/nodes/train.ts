import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import {
  aiNode,
  CV2,
  choice,
  decimal,
  image,
  model,
  NUMPY,
  number,
  port,
  table,
  text,
  whole,
} from './define.ts'

/** Teaching a machine with one's own examples, testing it, and asking it why. */

const onlyIf = (method: string): NonNullable<ParamSpec['showIf']> => ({
  param: 'method',
  is: [method],
})

const teaching: ParamSpec[] = [
  choice('method', ['dense', 'knn']),
  whole('k', 5, 1, 25, onlyIf('knn')),
  whole('epochs', 40, 1, 300, onlyIf('dense')),
  decimal('rate', 0.02, 0.001, 0.5, 0.001, onlyIf('dense')),
  whole('testShare', 25, 0, 60),
  whole('seed', 1, 0, 9999),
]
const least = whole('least', 0, 0, 99)

const LEARN_IMPORTS = [
  py`from sklearn.linear_model import LogisticRegression`,
  py`from sklearn.metrics import classification_report, confusion_matrix`,
  py`from sklearn.model_selection import train_test_split`,
  py`from sklearn.neighbors import KNeighborsClassifier`,
]

const TEACH_HELPER = py`def teach(model, features, labels, test_share, seed):
    """Learns from one part of the examples and is tested with the rest."""
    known, asked, names, answers = train_test_split(features, labels, test_size=test_share, stratify=labels, random_state=seed)
    model.fit(known, names)
    print(classification_report(answers, model.predict(asked), zero_division=0))
    print(confusion_matrix(answers, model.predict(asked), labels=model.classes_))
    return model, model.score(asked, answers) * 100`

const FEATURES_HELPER = py`NETWORK = MobileNetV2(include_top=False, pooling="avg")

def features_of(pictures):
    """What a large network sees in pictures, as numbers."""
    small = np.stack([cv2.resize(picture, (224, 224)) for picture in pictures]).astype("float32")
    return NETWORK.predict(preprocess_input(small), verbose=0)`

const WHY_HELPER = py`def what_mattered(model, image, cells):
    """Covers one square after another: where the answer suffers most is what mattered."""
    chances = model.predict_proba(features_of([image]))[0]
    best = chances.argmax()
    height, width = image.shape[:2]
    lost = np.zeros((cells, cells))
    for row in range(cells):
        for column in range(cells):
            covered = image.copy()
            covered[row * height // cells:(row + 1) * height // cells, column * width // cells:(column + 1) * width // cells] = 128
            lost[row, column] = chances[best] - model.predict_proba(features_of([covered]))[0][best]
    heat = cv2.resize(np.clip(lost, 0, None) / max(lost.max(), 1e-6), (width, height))
    return (image * (0.3 + 0.7 * heat[..., None])).astype("uint8"), model.classes_[best]`

const PICTURE_IMPORTS = [
  CV2,
  NUMPY,
  py`from keras.applications.mobilenet_v2 import MobileNetV2, preprocess_input`,
]

function learner(c: PythonContext): Py {
  return c.params.method === 'knn'
    ? py`KNeighborsClassifier(${c.param('k')}, weights="distance")`
    : py`LogisticRegression(max_iter=${c.literal(c.number('epochs') * 10)})`
}

const share = (c: PythonContext): Py => c.literal(Math.max(0.05, c.number('testShare') / 100))

function answer(c: PythonContext, features: Py): Py {
  return py`chances = ${c.input('model')}.predict_proba(${features})[0]
${c.output('sureness')} = chances.max() * 100
${c.output('label')} = ${c.input('model')}.classes_[chances.argmax()] if ${c.output('sureness')} >= ${c.param('least')} else "?"
print(${c.output('label')})`
}

const PICTURES: NodeType[] = [
  aiNode('train-pictures', 'train', {
    engine: 'ai',
    inputs: [table('examples')],
    outputs: [model(), number('accuracy')],
    params: [choice('looks', ['pictures', 'bodies']), ...teaching],
    python: {
      variable: 'picture',
      imports: [...PICTURE_IMPORTS, ...LEARN_IMPORTS],
      helpers: [FEATURES_HELPER, TEACH_HELPER],
      code: (c) => py`labels = [label for label, _ in ${c.input('examples')}]
features = features_of([picture for _, picture in ${c.input('examples')}])
${c.output('model')}, ${c.output('accuracy')} = teach(${learner(c)}, features, labels, ${share(c)}, ${c.param('seed')})`,
    },
  }),
  aiNode('classify-picture', 'train', {
    engine: 'ai',
    inputs: [model(), image()],
    outputs: [text('label'), number('sureness')],
    params: [least],
    python: {
      variable: 'answer',
      imports: PICTURE_IMPORTS,
      helpers: [FEATURES_HELPER],
      code: (c) => answer(c, py`features_of([${c.input('image')}])`),
    },
  }),
  aiNode('why-picture', 'train', {
    engine: 'ai',
    inputs: [model(), image()],
    outputs: [image(), text('label')],
    params: [whole('cells', 5, 3, 9)],
    display: true,
    python: {
      variable: 'why',
      imports: PICTURE_IMPORTS,
      helpers: [FEATURES_HELPER, WHY_HELPER],
      code: (c) =>
        py`${c.output('image')}, ${c.output('label')} = what_mattered(${c.input('model')}, ${c.input('image')}, ${c.param('cells')})`,
    },
  }),
]

const TEXTS: NodeType[] = [
  aiNode('train-texts', 'train', {
    engine: 'words',
    inputs: [table('examples')],
    outputs: [model(), number('accuracy')],
    params: teaching,
    python: {
      variable: 'text',
      imports: [
        ...LEARN_IMPORTS,
        py`from sklearn.feature_extraction.text import TfidfVectorizer`,
        py`from sklearn.pipeline import make_pipeline`,
      ],
      helpers: [TEACH_HELPER],
      code: (c) => py`labels, texts = zip(*${c.input('examples')})
reader = make_pipeline(TfidfVectorizer(analyzer="char_wb", ngram_range=(1, 3)), ${learner(c)})
${c.output('model')}, ${c.output('accuracy')} = teach(reader, list(texts), list(labels), ${share(c)}, ${c.param('seed')})`,
    },
  }),
  aiNode('classify-text', 'train', {
    engine: 'words',
    inputs: [model(), text()],
    outputs: [text('label'), number('sureness')],
    params: [least],
    python: {
      variable: 'answer',
      code: (c) => answer(c, py`[${c.input('text')}]`),
    },
  }),
]

const ROWS: NodeType[] = [
  aiNode('train-rows', 'train', {
    engine: 'ai',
    inputs: [table()],
    outputs: [model(), number('accuracy')],
    params: [
      { kind: 'column', name: 'target', from: 'table', default: '' },
      { kind: 'columns', name: 'features', from: 'table', default: [] },
      ...teaching,
    ],
    python: {
      variable: 'row',
      imports: [
        ...LEARN_IMPORTS,
        py`from sklearn.pipeline import make_pipeline`,
        py`from sklearn.preprocessing import StandardScaler`,
      ],
      helpers: [TEACH_HELPER],
      code: (c) => {
        const target = c.param('target')
        const features = c.list('features').length
          ? c.param('features')
          : py`[name for name in ${c.input('table')}.select_dtypes("number").columns if name != ${target}]`
        return py`features = ${features}
known = ${c.input('table')}.dropna(subset=features + [${target}])
${c.output('model')}, ${c.output('accuracy')} = teach(make_pipeline(StandardScaler(), ${learner(c)}), known[features], known[${target}], ${share(c)}, ${c.param('seed')})`
      },
    },
  }),
  aiNode('classify-rows', 'train', {
    engine: 'ai',
    inputs: [model(), table()],
    outputs: [text('label'), number('sureness'), table()],
    python: {
      variable: 'answer',
      code: (c) => py`columns = list(${c.input('model')}.feature_names_in_)
chances = ${c.input('model')}.predict_proba(${c.input('table')}[columns])
${c.output('table')} = ${c.input('table')}.assign(prediction=${c.input('model')}.predict(${c.input('table')}[columns]), sureness=chances.max(axis=1) * 100)
${c.output('label')}, ${c.output('sureness')} = ${c.output('table')}.iloc[0][["prediction", "sureness"]]`,
    },
  }),
]

const SOUND_HELPER = py`def sound_features(sound):
    """The colour of a sound and how much it changes, as numbers."""
    colour = librosa.feature.mfcc(y=sound, sr=16000, n_mfcc=20)
    return np.concatenate([colour.mean(axis=1), colour.std(axis=1)])`

const SOUND_IMPORTS = [py`import librosa`, NUMPY]

const SOUNDS: NodeType[] = [
  aiNode('train-sounds', 'train', {
    engine: 'ai',
    inputs: [table('examples')],
    outputs: [model(), number('accuracy')],
    params: teaching,
    python: {
      variable: 'sound',
      imports: [
        ...SOUND_IMPORTS,
        ...LEARN_IMPORTS,
        py`from sklearn.pipeline import make_pipeline`,
        py`from sklearn.preprocessing import StandardScaler`,
      ],
      helpers: [SOUND_HELPER, TEACH_HELPER],
      code: (c) => py`labels = [label for label, _ in ${c.input('examples')}]
features = np.stack([sound_features(sound) for _, sound in ${c.input('examples')}])
${c.output('model')}, ${c.output('accuracy')} = teach(make_pipeline(StandardScaler(), ${learner(c)}), features, labels, ${share(c)}, ${c.param('seed')})`,
    },
  }),
  aiNode('classify-sound', 'train', {
    engine: 'ai',
    inputs: [model(), port('sound', 'list')],
    outputs: [text('label'), number('sureness')],
    params: [least],
    python: {
      variable: 'answer',
      imports: SOUND_IMPORTS,
      helpers: [SOUND_HELPER],
      code: (c) => answer(c, py`[sound_features(${c.input('sound')})]`),
    },
  }),
]

const FILES: NodeType[] = [
  aiNode('card', 'train', {
    engine: 'ai',
    inputs: [model()],
    outputs: [port('labels', 'list')],
    display: true,
    python: {
      variable: 'classes',
      imports: [py`import joblib`],
      code: (c) => py`${c.output('labels')} = list(${c.input('model')}.classes_)
joblib.dump(${c.input('model')}, "model.joblib")
print(${c.output('labels')})`,
    },
  }),
  aiNode('load-model', 'train', {
    engine: 'ai',
    outputs: [model(), port('labels', 'list')],
    params: [{ kind: 'file', name: 'modelFile', default: null, accept: '.json,application/json' }],
    python: {
      variable: 'loaded',
      imports: [py`import joblib`],
      code: (c) => py`${c.output('model')} = joblib.load("model.joblib")
${c.output('labels')} = list(${c.output('model')}.classes_)`,
    },
  }),
]

export const TRAIN: NodeType[] = [...PICTURES, ...SOUNDS, ...TEXTS, ...ROWS, ...FILES]
