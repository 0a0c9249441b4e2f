/** def, parameters, return. */
import { onLevel, tests } from './challenge.ts'

export const FUNCTIONS = onLevel(5, [
  {
    id: 'area',
    starter: 'def area(width, height):\n    \n',
    checks: tests('equals("area(3, 4)", 12)\nequals("area(10, 0)", 0)'),
    solution: 'def area(width, height):\n    return width * height',
  },
  {
    id: 'biggest-of-three',
    starter: 'def biggest(a, b, c):\n    \n',
    checks: tests(
      'equals("biggest(1, 2, 3)", 3)\nequals("biggest(9, 2, 3)", 9)\nequals("biggest(1, 8, 3)", 8)\nequals("biggest(-5, -2, -9)", -2)',
    ),
    solution: 'def biggest(a, b, c):\n    return max(a, b, c)',
  },
  {
    id: 'is-prime',
    starter: 'def is_prime(n):\n    \n',
    checks: tests(
      'equals("is_prime(2)", True)\nequals("is_prime(9)", False)\nequals("is_prime(13)", True)\nequals("is_prime(1)", False)\nequals("is_prime(97)", True)',
    ),
    solution:
      'def is_prime(n):\n    if n < 2:\n        return False\n    for d in range(2, n):\n        if n % d == 0:\n            return False\n    return True',
  },
  {
    id: 'celsius',
    starter: 'def to_celsius(fahrenheit):\n    \n',
    checks: tests(
      'equals("to_celsius(32)", 0)\nequals("to_celsius(212)", 100)\nequals("to_celsius(50)", 10)',
    ),
    solution: 'def to_celsius(fahrenheit):\n    return (fahrenheit - 32) * 5 / 9',
  },
  {
    id: 'initials',
    starter: 'def initials(full_name):\n    \n',
    checks: tests(
      'equals("initials(\'Ada Lovelace\')", "AL")\nequals("initials(\'grace brewster hopper\')", "GBH")',
    ),
    solution:
      'def initials(full_name):\n    result = ""\n    for part in full_name.split():\n        result += part[0].upper()\n    return result',
  },
])
