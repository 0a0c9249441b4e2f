import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'functions'> = {
  define: {
    right: [
      'def greet():\n    print("$hello")\n\nfor i in range(2):\n    greet()',
      'def greet():\n  text = "$hello!"\n  print(text)\ngreet()\ngreet()',
    ],
    wrong: [
      ['def greet():\n    print("$hello")', 'nothing'],
      ['def greet():\n    print("$hello")\n\ngreet()', 'tooLittle'],
      ['print("$hello")\nprint("$hello")', 'noFunction'],
    ],
  },
  'input-value': {
    right: [
      'def greet(who):\n    print("$hello " + who)\n\ngreet("$ben")',
      'def greet(name):\n    print(f"$hello {name}!")',
    ],
    wrong: [
      ['def greet():\n    print("$hello $mia")\n\ngreet()', 'inputs'],
      ['def greet(name):\n    print("$hello name")\n\ngreet("$mia")', 'gives'],
      ['def greet(name):\n    print("$hello $mia")\n\ngreet("$mia")', 'gives'],
    ],
  },
  return: {
    right: [
      'def double(n):\n    return n + n',
      'def double(x):\n    result = 2 * x\n    return result',
    ],
    wrong: [
      ['def double(n):\n    print(n * 2)\n\ndouble(4)', 'givesNothing'],
      ['def double(n):\n    n * 2\n\nprint(double(4))', 'givesNone'],
      ['def double(n):\n    return n + 4', 'gives'],
      ['print(8)', 'noFunction'],
    ],
  },
  rectangle: {
    right: [
      'def area(a, b):\n    return b * a',
      'def area(w, h):\n    result = w * h\n    return result',
    ],
    wrong: [
      ['def area(width):\n    return width * 4', 'inputs'],
      ['def area(width, height):\n    return width + height', 'gives'],
      ['def area(width, height):\n    print(width * height)', 'givesNothing'],
    ],
  },
  'is-even': {
    right: ['def is_even(n):\n    return n % 2 == 0', 'def is_even(n):\n    return not n % 2'],
    wrong: [
      ['def is_even(n):\n    print(n % 2 == 0)', 'givesNothing'],
      ['def is_even(n):\n    return n % 2', 'gives'],
      ['def is_even(n):\n    return True', 'gives'],
    ],
  },
  biggest: {
    right: [
      'def biggest(a, b):\n    return max(a, b)',
      'def biggest(x, y):\n    if y >= x:\n        return y\n    return x',
    ],
    wrong: [
      ['def biggest(a, b):\n    return b', 'gives'],
      ['def biggest(a, b):\n    if a > b:\n        return a', 'givesNone'],
      ['def biggest(a):\n    return a', 'inputs'],
    ],
  },
}
