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

test('without a source of packages all that is not of Python itself is missing', () => {
  expect(packagesMissing(CODE, null)).toEqual(['cv2', 'duckdb', 'matplotlib', 'sklearn'])
})

test('with one only what no browser can run is missing', () => {
  expect(packagesMissing(CODE, 'https://packages.school.example/')).toEqual(['duckdb'])
  const excel = 'import pandas as pd\n\ntable = pd.read_excel("marks.xlsx")\n'
  expect(packagesMissing(excel, 'https://packages.school.example/')).toEqual(['openpyxl'])
})
