import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { DESCRIBE } from '../describe.ts'
import type { DISTRIBUTIONS } from '../distributions.ts'
import type { TESTS_OF_CHANCE } from '../tests.ts'

/** Texts of the nodes for statistics. */
export default {
  'node.data.describe': 'Describe',
  'help.data.describe': 'Count, gaps, mean, spread and quartiles of every column.',
  'node.data.distributions': 'Distributions',
  'help.data.distributions':
    'The shape of a column: how often each value comes up, for everybody or group by group.',
  'node.data.correlation': 'Correlation',
  'help.data.correlation': 'How much two columns go together, from -1 to 1.',
  'node.data.t-test': 't-test',
  'help.data.t-test': 'Are the means of two groups really different?',
  'node.data.chi-square': 'Chi-square test',
  'help.data.chi-square': 'Do two columns of words go together more than by chance?',
  'port.p': 'p-value',
  'param.group': 'Groups',
  'param.first': 'First column',
  'param.second': 'Second column',
  'param.measure': 'Show',
  'param.curve': 'Draw the normal curve',
  'option.measure.count': 'how many',
  'option.measure.share': 'share of the group',
  'option.measure.cumulative': 'share up to here',
} satisfies NodeTexts<typeof DESCRIBE | typeof DISTRIBUTIONS | typeof TESTS_OF_CHANCE>
