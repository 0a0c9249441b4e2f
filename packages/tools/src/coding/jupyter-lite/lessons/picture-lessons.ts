import type { Lesson } from './lesson.ts'

const SHOW = `import plot

def show(picture, size=24):
    squares = []
    for y, row in enumerate(picture):
        for x, light in enumerate(row):
            grey = round(255 * light / 9)
            squares.append(f'<rect x="{x * size}" y="{y * size}" width="{size}" height="{size}" fill="rgb({grey},{grey},{grey})"/>')
    width, height = len(picture[0]) * size, len(picture) * size
    plot.picture(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{"".join(squares)}</svg>', "{{pixelsPicture}}")`

const OWL = `owl = [
    [0, 9, 0, 0, 0, 0, 9, 0],
    [0, 9, 9, 9, 9, 9, 9, 0],
    [9, 9, 2, 9, 9, 2, 9, 9],
    [9, 2, 0, 2, 2, 0, 2, 9],
    [9, 9, 2, 5, 5, 2, 9, 9],
    [0, 9, 9, 5, 5, 9, 9, 0],
    [0, 0, 9, 9, 9, 9, 0, 0],
    [0, 0, 5, 0, 0, 5, 0, 0],
]
show(owl)`

export const PICTURE_LESSONS: Lesson[] = [
  {
    id: 'pixels',
    title: 'pixelsTitle',
    about: 'pixelsAbout',
    cells: [
      ['text', 'pixelsHelper'],
      ['code', SHOW],
      ['text', 'pixelsOwl'],
      ['code', OWL],
      ['text', 'pixelsNegative'],
      ['code', 'negative = [[9 - light for light in row] for row in owl]\nshow(negative)'],
      ['text', 'pixelsFlip'],
      ['code', 'show(owl[::-1])'],
      ['text', 'pixelsExercise'],
      ['code', 'darker = [[light for light in row] for row in owl]\nshow(darker)'],
      ['code', 'print("✓" if sum(map(sum, darker)) < sum(map(sum, owl)) else "{{tryAgain}}")'],
    ],
  },
  {
    id: 'edges',
    title: 'edgesTitle',
    about: 'edgesAbout',
    cells: [
      ['text', 'edgesHelper'],
      ['code', SHOW],
      [
        'code',
        'size = 16\nball = [[9 if (x - 7.5) ** 2 + (y - 7.5) ** 2 < 30 else 1 for x in range(size)] for y in range(size)]\nshow(ball, 14)',
      ],
      ['text', 'edgesBlur'],
      [
        'code',
        'def around(picture, x, y):\n    return [\n        picture[b][a]\n        for b in range(max(0, y - 1), min(len(picture), y + 2))\n        for a in range(max(0, x - 1), min(len(picture[0]), x + 2))\n    ]\n\ndef blur(picture):\n    return [\n        [sum(around(picture, x, y)) / len(around(picture, x, y)) for x in range(len(picture[0]))]\n        for y in range(len(picture))\n    ]\n\nshow(blur(ball), 14)',
      ],
      ['text', 'edgesFind'],
      [
        'code',
        'edges = [\n    [max(around(ball, x, y)) - min(around(ball, x, y)) for x in range(size)]\n    for y in range(size)\n]\nshow(edges, 14)',
      ],
      ['text', 'edgesExercise'],
      ['code', '# {{yourTurn}}'],
    ],
  },
  {
    id: 'turtle-star',
    title: 'starTitle',
    about: 'starAbout',
    cells: [
      ['text', 'starTurtle'],
      [
        'code',
        'from turtle import *\n\nspeed(0)\nfor _ in range(4):\n    forward(100)\n    left(90)',
      ],
      ['text', 'starFunction'],
      [
        'code',
        'def star(points, size):\n    turn = 180 - 180 / points\n    for _ in range(points):\n        forward(size)\n        right(turn)\n\nreset()\ncolor("purple")\nstar(5, 200)',
      ],
      ['text', 'starMany'],
      ['code', 'reset()\ncolor("teal")\nfor size in range(40, 220, 30):\n    star(9, size)'],
      ['text', 'starExercise'],
      ['code', '# {{yourTurn}}'],
    ],
  },
]
