import { expect, test } from 'vitest'
import { packagesMissing } from './notebook-packages.ts'

const CODE = `import cv2
import duckdb
import matplotlib.pyplot as plt
import time
from pathlib import Path
from sklearn.tree import DecisionTreeClassifier

# from here on, import nothing
table = duckdb.sql("SELECT 1")
`

test('only what no browser can run, or no server brings, is missing', () => {
  expect(packagesMissing(CODE)).toEqual(['duckdb'])
})
