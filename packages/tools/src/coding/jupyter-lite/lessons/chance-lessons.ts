import type { Lesson } from './lesson.ts'

export const CHANCE_LESSONS: Lesson[] = [
  {
    id: 'dice',
    title: 'diceTitle',
    about: 'diceAbout',
    cells: [
      ['text', 'diceOne'],
      ['code', 'import random\n\nrandom.seed(1)\nrandom.randint(1, 6)'],
      ['text', 'diceMany'],
      [
        'code',
        'from collections import Counter\n\nsums = [random.randint(1, 6) + random.randint(1, 6) for _ in range(2000)]\ncount = Counter(sums)\ncount[7], count[2]',
      ],
      ['text', 'diceChart'],
      [
        'code',
        'import plot\n\nnumbers = list(range(2, 13))\nplot.bar(numbers, [count[n] for n in numbers], title="{{diceChartTitle}}")',
      ],
      ['text', 'diceWhy'],
      [
        'code',
        'ways = Counter(a + b for a in range(1, 7) for b in range(1, 7))\n{number: f"{ways[number]}/36" for number in numbers}',
      ],
      ['text', 'diceExercise'],
      ['code', 'ways_to_ten = 0\n\nways_to_ten'],
      ['code', 'print("✓" if ways_to_ten == ways[10] else "{{tryAgain}}")'],
    ],
  },
  {
    id: 'circle',
    title: 'circleTitle',
    about: 'circleAbout',
    cells: [
      ['text', 'circleIdea'],
      [
        'code',
        'import random\n\nrandom.seed(3)\npoints = [(random.uniform(-1, 1), random.uniform(-1, 1)) for _ in range(600)]\ninside = [(x, y) for x, y in points if x * x + y * y <= 1]\nlen(inside)',
      ],
      ['text', 'circlePlot'],
      [
        'code',
        'import plot\n\nplot.scatter([x for x, _ in inside], [y for _, y in inside], title="{{circleChart}}")',
      ],
      ['text', 'circlePi'],
      ['code', '4 * len(inside) / len(points)'],
      ['text', 'circleMore'],
      [
        'code',
        'def guess(n):\n    hits = sum(random.random() ** 2 + random.random() ** 2 <= 1 for _ in range(n))\n    return 4 * hits / n\n\nfor n in [10, 100, 1000, 10000]:\n    print(n, guess(n))',
      ],
      ['text', 'circleExercise'],
      ['code', '# {{yourTurn}}'],
    ],
  },
  {
    id: 'neighbour',
    title: 'neighbourTitle',
    about: 'neighbourAbout',
    cells: [
      ['text', 'neighbourData'],
      [
        'code',
        'fruits = [\n    (150, 8, "{{orange}}"), (140, 7, "{{orange}}"), (160, 8, "{{orange}}"), (135, 7, "{{orange}}"),\n    (310, 12, "{{mango}}"), (280, 13, "{{mango}}"), (330, 14, "{{mango}}"), (260, 11, "{{mango}}"),\n]\nlen(fruits)',
      ],
      ['text', 'neighbourPlot'],
      [
        'code',
        'import plot\n\nplot.scatter([w for w, _, _ in fruits], [l for _, l, _ in fruits], xlabel="{{weight}} (g)", ylabel="{{length}} (cm)")',
      ],
      ['text', 'neighbourRule'],
      [
        'code',
        'def distance(a, b):\n    return ((a[0] - b[0]) / 20) ** 2 + (a[1] - b[1]) ** 2\n\ndef classify(fruit):\n    return min(fruits, key=lambda known: distance(known, fruit))[2]\n\nclassify((290, 12))',
      ],
      ['text', 'neighbourTry'],
      ['code', 'for fruit in [(145, 8), (240, 10), (300, 9)]:\n    print(fruit, classify(fruit))'],
      ['text', 'neighbourExercise'],
      ['code', 'my_fruit = (0, 0)\n\nclassify(my_fruit)'],
      ['code', 'print("✓" if min(my_fruit) > 0 else "{{tryAgain}}")'],
    ],
  },
  {
    id: 'fair-test',
    title: 'testTitle',
    about: 'testAbout',
    cells: [
      ['text', 'testData'],
      [
        'code',
        'import random\n\nrandom.seed(8)\n\ndef make(kind):\n    if kind == "A":\n        return (random.gauss(4, 1.2), random.gauss(4, 1.2), "A")\n    return (random.gauss(7, 1.2), random.gauss(6, 1.2), "B")\n\nall_points = [make(random.choice("AB")) for _ in range(120)]\ntraining, test = all_points[:80], all_points[80:]\nlen(training), len(test)',
      ],
      ['text', 'testClassifier'],
      [
        'code',
        'from collections import Counter\n\ndef classify(point, k):\n    near = sorted(training, key=lambda t: (t[0] - point[0]) ** 2 + (t[1] - point[1]) ** 2)[:k]\n    return Counter(kind for _, _, kind in near).most_common(1)[0][0]\n\ndef accuracy(points, k):\n    return sum(classify(p, k) == p[2] for p in points) / len(points)\n\naccuracy(training, 1), accuracy(test, 1)',
      ],
      ['text', 'testSurprise'],
      [
        'code',
        'import plot\n\nks = [1, 3, 5, 9, 15, 25]\nplot.line(ks, [accuracy(test, k) for k in ks], title="{{testChart}}", xlabel="k")',
      ],
      ['text', 'testExercise'],
      ['code', 'best_k = 0\n\nbest_k'],
      [
        'code',
        'print("✓" if best_k and accuracy(test, best_k) >= max(accuracy(test, k) for k in ks) else "{{tryAgain}}")',
      ],
    ],
  },
]
