import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { choice, decimal, whole } from '../../../../flow-kit/param-forms.ts'

/** What teaching nodes share: their settings, and how teaching and asking read in Python. */

const onlyIf = (method: string): NonNullable<ParamSpec['showIf']> => ({
  param: 'method',
  is: [method],
})

export const teaching = [
  choice('method', ['dense', 'knn']),
  whole('k', 5, 1, 25, onlyIf('knn')),
  whole('epochs', 40, 1, 300, onlyIf('dense')),
  decimal('rate', 0.02, 0.001, 0.5, 0.001, onlyIf('dense')),
  whole('testShare', 25, 0, 60),
  whole('seed', 1, 0, 9999),
]

export const least = whole('least', 0, 0, 99)

export const LEARN_IMPORTS = [
  py`from sklearn.linear_model import LogisticRegression`,
  py`from sklearn.metrics import classification_report, confusion_matrix`,
  py`from sklearn.model_selection import train_test_split`,
  py`from sklearn.neighbors import KNeighborsClassifier`,
]

export const TEACH_HELPER = py`def teach(model, features, labels, test_share, seed):
    """Learns from one part of the examples and is tested with the rest."""
    known, asked, names, answers = train_test_split(features, labels, test_size=test_share, stratify=labels, random_state=seed)
    model.fit(known, names)
    print(classification_report(answers, model.predict(asked), zero_division=0))
    print(confusion_matrix(answers, model.predict(asked), labels=model.classes_))
    return model, model.score(asked, answers) * 100`

export function learner(c: PythonContext): Py {
  return c.params.method === 'knn'
    ? py`KNeighborsClassifier(${c.param('k')}, weights="distance")`
    : py`LogisticRegression(max_iter=${c.literal(c.number('epochs') * 10)})`
}

export const share = (c: PythonContext): Py =>
  c.literal(Math.max(0.05, c.number('testShare') / 100))

export function answer(c: PythonContext, features: Py): Py {
  return py`chances = ${c.input('model')}.predict_proba(${features})[0]
${c.output('sureness')} = chances.max() * 100
${c.output('label')} = ${c.input('model')}.classes_[chances.argmax()] if ${c.output('sureness')} >= ${c.param('least')} else "?"
print(${c.output('label')})`
}
