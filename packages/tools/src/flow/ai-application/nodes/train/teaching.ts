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
  py`from sklearn.neighbors import KNeighborsClassifier`,
]

/** The split is the tool's own, number by number: the same examples are learned from, the same asked. */
export const TEACH_HELPER = py`def numbers(seed):
    """The same chance as in the tool: numbers from 0 to 1 that this seed gives there."""
    whole = 0xFFFFFFFF
    state = (seed + 0x6D2B79F5) & whole
    while True:
        state = (state + 0x6D2B79F5) & whole
        bits = (state ^ state >> 15) * (1 | state) & whole
        bits = (bits + ((bits ^ bits >> 7) * (61 | bits) & whole)) & whole ^ bits
        yield (bits ^ bits >> 14) / 2**32


def split(labels, test_share, seed):
    """Which examples to learn from and which to ask: some of every class, the same as in the tool."""
    known, asked, chance = [], [], numbers(seed)
    for name in dict.fromkeys(labels):
        own = [row for row, label in enumerate(labels) if label == name]
        for at in range(len(own) - 1, 0, -1):
            other = int(next(chance) * (at + 1))
            own[at], own[other] = own[other], own[at]
        count = min(len(own) - 1, max(1, int(len(own) * test_share + 0.5))) if test_share else 0
        asked += own[:count]
        known += own[count:]
    return known, asked


def teach(model, features, labels, test_share, seed):
    """Learns from one part of the examples and is tested with the rest."""
    labels = list(labels)
    pick = lambda rows: features.iloc[rows] if hasattr(features, "iloc") else [features[row] for row in rows]
    known, asked = split(labels, test_share, seed)
    model.fit(pick(known), [labels[row] for row in known])
    if not asked:
        return model, 0
    answers = [labels[row] for row in asked]
    print(classification_report(answers, model.predict(pick(asked)), zero_division=0))
    print(confusion_matrix(answers, model.predict(pick(asked)), labels=model.classes_))
    return model, int(model.score(pick(asked), answers) * 100 + 0.5)`

export function learner(c: PythonContext): Py {
  return c.params.method === 'knn'
    ? py`KNeighborsClassifier(${c.param('k')}, weights="distance")`
    : py`LogisticRegression(max_iter=${c.literal(c.number('epochs') * 10)})`
}

export const share = (c: PythonContext): Py => c.literal(c.number('testShare') / 100)

export function answer(c: PythonContext, features: Py): Py {
  return py`chances = ${c.input('model')}.predict_proba(${features})[0]
${c.output('sureness')} = int(chances.max() * 100 + 0.5)
${c.output('label')} = ${c.input('model')}.classes_[chances.argmax()] if ${c.output('sureness')} >= ${c.param('least')} else "?"
print(${c.output('label')})`
}
