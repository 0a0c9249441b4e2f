import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'drawing'> = {
  line: {
    right: ['import turtle\nturtle.back(100)', 'from turtle import *\nleft(30)\nfd(50)\nfd(50)'],
    wrong: [
      ['from turtle import *\npenup()\nforward(100)', 'drawsNothing'],
      ['from turtle import *\nforward(50)', 'otherPicture'],
    ],
  },
  corner: {
    right: [
      'from turtle import *\nforward(100)\nright(90)\nforward(100)',
      'from turtle import *\ngoto(0, 100)\ngoto(-100, 100)',
    ],
    wrong: [
      ['from turtle import *\nforward(100)\nforward(100)', 'lineCount'],
      ['from turtle import *\nforward(100)\nleft(45)\nforward(100)', 'otherPicture'],
    ],
  },
  square: {
    right: [
      'import turtle as t\nfor side in range(4):\n    t.right(90)\n    t.forward(100)',
      'from turtle import *\npenup()\ngoto(40, 40)\npendown()\nfor i in range(4):\n    left(90)\n    fd(100)',
    ],
    wrong: [
      ['from turtle import *\nfor i in range(3):\n    forward(100)\n    left(90)', 'lineCount'],
      ['from turtle import *\nfor i in range(4):\n    forward(100)\n    left(60)', 'notClosed'],
      [`from turtle import *\n${'forward(100)\nleft(90)\n'.repeat(4)}`, 'uses'],
    ],
  },
  triangle: {
    right: [
      'from turtle import *\nfor i in range(3):\n    right(120)\n    forward(100)',
      `from turtle import *\n${'forward(100)\nleft(120)\n'.repeat(3)}`,
    ],
    wrong: [
      ['from turtle import *\nfor i in range(3):\n    forward(100)\n    left(60)', 'notClosed'],
      ['from turtle import *\nfor i in range(4):\n    forward(100)\n    left(90)', 'lineCount'],
    ],
  },
  colours: {
    right: [
      'from turtle import *\ncolor("red")\nforward(50)\nleft(90)\nforward(50)\nleft(90)\ncolor("blue")\nforward(50)\nleft(90)\nforward(50)',
      'from turtle import *\nfor i in range(4):\n    pencolor(["red", "green"][i % 2])\n    forward(80)\n    right(90)',
    ],
    wrong: [
      [
        'from turtle import *\ncolor("red")\nfor i in range(4):\n    forward(100)\n    left(90)',
        'colours',
      ],
      [
        'from turtle import *\nfor c in ["red", "blue"]:\n    color(c)\n    forward(100)\n    left(90)',
        'lineCount',
      ],
    ],
  },
  filled: {
    right: [
      'from turtle import *\ncolor("red", "yellow")\nbegin_fill()\nfor i in range(4):\n    forward(60)\n    right(90)\nend_fill()',
      'import turtle\nt = turtle.Turtle()\nt.begin_fill()\nfor i in range(4):\n    t.fd(100)\n    t.lt(90)\nt.end_fill()',
    ],
    wrong: [
      [
        'from turtle import *\nbegin_fill()\nfor i in range(4):\n    forward(100)\n    left(90)',
        'notFilled',
      ],
      ['from turtle import *\nbegin_fill()\nend_fill()', 'drawsNothing'],
    ],
  },
  'any-shape': {
    right: [
      'from turtle import *\nsides = 6\nangle = 360 / sides\nfor i in range(sides):\n    right(angle)\n    forward(40)',
      'from turtle import *\nsides = 6\ni = 0\nwhile i < sides:\n    fd(100)\n    lt(360 / sides)\n    i += 1',
    ],
    wrong: [
      [
        'from turtle import *\nsides = 6\nfor i in range(6):\n    forward(60)\n    left(60)',
        'useName',
      ],
      [
        'from turtle import *\nsides = 6\nfor i in range(sides):\n    forward(60)\n    left(90)',
        'lineCount',
      ],
    ],
  },
}
