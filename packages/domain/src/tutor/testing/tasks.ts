/** Tasks with a solution and a learner's program, to judge answers by. */
import type { AnswerContext } from '../judge-answer.ts'

const NOTHING: AnswerContext = {
  locale: 'en',
  mode: 'explanations',
  rung: 'point',
  kind: 'python',
  program: '',
  starter: null,
  solution: null,
  checks: [],
  error: null,
}

/** Six prices; the boundary of one of them is wrong, and one is missing. */
export const TICKET: AnswerContext = {
  ...NOTHING,
  program:
    'def price(age):\n    if age < 6:\n        return 0\n    if age < 12:\n        return 20\n    return 40\n\n\nprint(price(int(input())))\n',
  solution:
    'def price(age):\n    if age < 6:\n        return 0\n    if age <= 12 or age >= 60:\n        return 20\n    return 40\n\n\nprint(price(int(input())))\n',
  checks: [{ kind: 'output', input: ['12'], output: '20' }],
  given:
    'Children under 6 are free. From 6 to 12 years, and from 60 on, a ticket costs 20 baht. All others pay 40.',
}

/** Two lines make the whole task. */
export const TABLE: AnswerContext = {
  ...NOTHING,
  program: 'print(7 * 1)\nprint(7 * 2)\nprint(7 * 3)\n',
  starter: 'print(7 * 1)\nprint(7 * 2)\nprint(7 * 3)\n',
  solution: 'for number in range(1, 11):\n    print(7 * number)\n',
  checks: [
    { kind: 'output', input: [], output: '7\n14\n21\n28\n35\n42\n49\n56\n63\n70' },
    { kind: 'uses-code', part: 'loop' },
  ],
}

export const AVERAGE: AnswerContext = {
  ...NOTHING,
  program: 'numbers = [3, 8, 10]\ntotal = 0\nprint(avrage)\n',
  error: "NameError: name 'avrage' is not defined",
  solution:
    'numbers = [3, 8, 10]\ntotal = 0\nfor number in numbers:\n    total += number\naverage = total / len(numbers)\nprint(average)\n',
}

export const SQUARE: AnswerContext = {
  ...NOTHING,
  kind: 'blocks',
  program: '@cat.when_flag\ndef cat_script_1():\n    cat.move(50)\n',
  solution:
    '@cat.when_flag\ndef cat_script_1():\n    cat.pen_down()\n    for i in range(4):\n        cat.move(50)\n        cat.turn_right(90)\n        wait(0.5)\n    cat.pen_up()\n',
}

export const FLOW: AnswerContext = {
  ...NOTHING,
  kind: 'flow',
  program: 'Load file',
  solution: 'Load file -> Filter rows -> Group by -> Bar chart',
}

/** A project of the learner's own: nobody knows a solution. */
export const FREE: AnswerContext = {
  ...NOTHING,
  program:
    'score = 0\nlives = 3\nwhile lives > 0:\n    guess = input("Guess: ")\n    if guess == 7:\n        score = score + 1\n    else:\n        lives = lives - 1\nprint(score)\n',
}
