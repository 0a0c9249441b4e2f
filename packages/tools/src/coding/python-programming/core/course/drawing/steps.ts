import type { ChapterSteps } from '../step.ts'

const SQUARE = '"for i in range(4):\\n    forward(100)\\n    left(90)"'
const TRIANGLE = '"for i in range(3):\\n    forward(100)\\n    left(120)"'
const HEXAGON = '"for i in range(6):\\n    forward(100)\\n    left(60)"'

const steps: ChapterSteps<'drawing'> = {
  line: {
    starter: 'from turtle import *\n\n',
    almost: 'from turtle import *\n\nforward(___)',
    solution: 'from turtle import *\n\nforward(100)',
    checks: [{ test: 'picture("forward(100)")' }],
  },
  corner: {
    starter: 'from turtle import *\n\nforward(100)\n',
    almost: 'from turtle import *\n\nforward(100)\nleft(___)\n___(100)',
    solution: 'from turtle import *\n\nforward(100)\nleft(90)\nforward(100)',
    checks: [{ test: 'picture("forward(100)\\nleft(90)\\nforward(100)")' }],
  },
  square: {
    starter: 'from turtle import *\n\n',
    almost: 'from turtle import *\n\nfor i in range(___):\n    forward(100)\n    left(___)',
    solution: 'from turtle import *\n\nfor i in range(4):\n    forward(100)\n    left(90)',
    checks: [{ test: `picture(${SQUARE})\nhas("for")` }],
  },
  triangle: {
    starter: 'from turtle import *\n\nfor i in range(4):\n    forward(100)\n    left(90)\n',
    almost: 'from turtle import *\n\nfor i in range(___):\n    forward(100)\n    left(___)',
    solution: 'from turtle import *\n\nfor i in range(3):\n    forward(100)\n    left(120)',
    checks: [{ test: `picture(${TRIANGLE})` }],
  },
  colours: {
    starter: 'from turtle import *\n\nfor i in range(4):\n    forward(100)\n    left(90)\n',
    almost:
      'from turtle import *\n\nfor c in ["red", "blue", "___", "___"]:\n    color(___)\n    forward(100)\n    left(90)',
    solution:
      'from turtle import *\n\nfor c in ["red", "blue", "green", "orange"]:\n    color(c)\n    forward(100)\n    left(90)',
    checks: [{ test: `picture(${SQUARE}, sized=True)\ncolours(2)` }],
  },
  filled: {
    starter:
      'from turtle import *\n\nfillcolor("gold")\nfor i in range(4):\n    forward(100)\n    left(90)\n',
    almost:
      'from turtle import *\n\nfillcolor("gold")\n___()\nfor i in range(4):\n    forward(100)\n    left(90)\n___()',
    solution:
      'from turtle import *\n\nfillcolor("gold")\nbegin_fill()\nfor i in range(4):\n    forward(100)\n    left(90)\nend_fill()',
    checks: [{ test: `picture(${SQUARE}, sized=True)\nfilled()` }],
  },
  'any-shape': {
    starter: 'from turtle import *\n\nsides = 6\n',
    almost:
      'from turtle import *\n\nsides = 6\nfor i in range(___):\n    forward(60)\n    left(360 / ___)',
    solution:
      'from turtle import *\n\nsides = 6\nfor i in range(sides):\n    forward(60)\n    left(360 / sides)',
    checks: [{ test: `picture(${HEXAGON}, sized=True)\nuses_name("sides")` }],
  },
}

export default steps
