import type { ChapterText } from '../step.ts'

const en: ChapterText<'drawing'> = {
  words: {},
  steps: {
    line: {
      title: 'The turtle walks',
      text: 'The turtle has a pen. When it walks, it draws. In blocks this was “move 10 steps” with the pen down. The line `from turtle import *` calls the turtle.',
      task: 'Let the turtle walk 100 steps forward.',
      hints: ['The command is `forward`.', 'The number of steps stands in the brackets.'],
      praise: 'Your first drawing with code.',
    },
    corner: {
      title: 'Round the corner',
      text: '`left(…)` turns the turtle to the left, `right(…)` to the right. The number is the angle. A corner of a sheet of paper has 90 degrees.',
      task: 'Draw a corner: 100 steps, turn by 90 degrees, 100 steps.',
      hints: [
        'After the first `forward` comes a turn.',
        'Turn with `left` and the number 90, then walk once more.',
      ],
      praise: 'Walk and turn: you can draw everything with that.',
    },
    square: {
      title: 'A square',
      text: 'A square is four times the same: walk and turn. You know what helps when something repeats.',
      task: 'Draw a square with sides of 100 steps. Use a loop.',
      hints: [
        'How many sides has a square? That is the number for `range`.',
        'In the loop stand two lines: `forward` and a turn of 90 degrees.',
      ],
      praise: 'Three lines instead of eight. Loops are great for drawing.',
    },
    triangle: {
      title: 'A triangle',
      text: 'On its way round a shape the turtle turns 360 degrees in all. With three corners each turn is 360 divided by 3.',
      task: 'Make a triangle of it: three sides of 100 steps.',
      hints: [
        'Change the number of rounds first.',
        'What is 360 divided by 3? That is the angle. It is not 60!',
      ],
      praise: 'The turtle turns by the outer angle. You found it.',
    },
    colours: {
      title: 'Colourful',
      text: '`color("red")` gives the pen a colour. What is drawn after that is red. Colours have English names: red, blue, green, orange, purple.',
      task: 'Draw a square whose sides have at least two colours.',
      hints: [
        'Change the colour between two sides.',
        'A loop can walk through a list of colours: `for c in ["red", …]:`. Then `color(c)` comes first in the loop.',
      ],
      praise: 'Lists and drawing fit together well.',
    },
    filled: {
      title: 'Fill it in',
      text: '`begin_fill()` says: fill what comes now. `end_fill()` says: it is finished. `fillcolor` is the colour inside.',
      task: 'Fill the square.',
      hints: [
        'One line goes before the loop, one after it.',
        'After the loop means: without spaces in front.',
      ],
      praise: 'Your shapes are not empty any more.',
    },
    'any-shape': {
      title: 'As many corners as you like',
      text: 'With a name for the number of corners one program draws all shapes. The angle is 360 divided by that number.',
      task: 'Draw a shape with `sides` corners. Use the name in the loop and for the angle.',
      hints: [
        'Put `sides` into `range` instead of a number.',
        'The turn is 360 divided by `sides`. Divide is `/`.',
      ],
      praise: 'Try 3, 5 or 30! With 30 it is almost a circle.',
    },
  },
}

export default en
