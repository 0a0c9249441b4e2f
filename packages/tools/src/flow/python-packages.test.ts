import { packagesOf, requirementsOf } from '@panya/engines/flow/python-packages.ts'
import { expect, test } from 'vitest'
import { AI_NODES } from './ai-application/nodes/ai-nodes.ts'
import { DATA_NODES } from './data-analytics/nodes/data-nodes.ts'
import { IMAGE_NODES } from './image-processing/nodes/image-nodes.ts'

const IMPORTS = [...AI_NODES, ...DATA_NODES, ...IMAGE_NODES].map(({ python }) =>
  (python?.imports ?? []).join('\n'),
)

test('every package that any node imports is asked for in one certain version', () => {
  const all = new Set(IMPORTS.flatMap(packagesOf))
  expect(all.size).toBeGreaterThan(15)
  for (const name of all) {
    const lines = requirementsOf(`import ${name}\n`).trim().split('\n')
    for (const line of lines.slice(1)) expect(line).toMatch(/^[\w-]+==\d[\w.]*$/)
  }
})

test('no package is asked for twice, nor two that bring the same', () => {
  const lines = requirementsOf(IMPORTS.join('\n')).trim().split('\n').slice(1)
  const names = lines.map((line) => line.split('==')[0]!)
  expect(names).toEqual([...new Set(names)])
  expect(names.filter((name) => name.startsWith('opencv'))).toEqual(['opencv-contrib-python'])
  expect(requirementsOf('import cv2\n')).toContain('opencv-python-headless==')
})

test('what comes with Python is not asked for, and what is needed by others is', () => {
  expect(requirementsOf('import csv\nimport pandas as pd\nfrom pathlib import Path\n')).toMatch(
    /^# Python 3\.10, 3\.11, 3\.12\nnumpy==[\d.]+\npandas==[\d.]+\n$/,
  )
})
