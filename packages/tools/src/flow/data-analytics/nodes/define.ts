import { py } from '@panya/engines/code/python-code.ts'
import { nodeForms } from '../../../flow-kit/node-forms.ts'

/** Short forms for writing table nodes down. */

export const CATEGORIES = [
  'source',
  'columns',
  'rows',
  'tables',
  'statistics',
  'learn',
  'chart',
  'output',
] as const

export const PANDAS = py`import pandas as pd`
export const NUMPY = py`import numpy as np`

/** A table node; one table in and one out unless it says otherwise. */
export const {
  port,
  optional,
  node: tableNode,
} = nodeForms({
  prefix: 'data',
  engine: 'tabular',
  categories: CATEGORIES,
  usual: 'table',
  imports: [PANDAS],
})
