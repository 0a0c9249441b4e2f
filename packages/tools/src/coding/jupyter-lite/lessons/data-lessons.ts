import type { Lesson } from './lesson.ts'

export const DATA_LESSONS: Lesson[] = [
  {
    id: 'hello',
    title: 'helloTitle',
    about: 'helloAbout',
    cells: [
      ['text', 'helloCells'],
      ['code', 'print("{{helloWord}}")'],
      ['text', 'helloValue'],
      ['code', '7 * 6'],
      ['text', 'helloMemory'],
      ['code', 'mangoes = 12\nfriends = 5'],
      ['code', 'mangoes // friends'],
      ['code', 'mangoes % friends'],
      ['text', 'helloExercise'],
      ['code', 'minutes = 0\n\nminutes'],
      ['code', 'print("✓" if minutes == 1440 else "{{tryAgain}}")'],
    ],
  },
  {
    id: 'week',
    title: 'weekTitle',
    about: 'weekAbout',
    cells: [
      ['text', 'weekList'],
      ['code', 'degrees = [36, 38, 39, 37, 40, 39, 38]\nlen(degrees)'],
      ['text', 'weekQuestions'],
      ['code', 'max(degrees)'],
      ['code', 'average = sum(degrees) / len(degrees)\nround(average, 1)'],
      ['text', 'weekPlot'],
      [
        'code',
        'import plot\n\nplot.line(degrees, title="{{weekChart}}", xlabel="{{day}}", ylabel="°C")',
      ],
      ['text', 'weekLoop'],
      ['code', 'hot = [d for d in degrees if d > average]\nhot'],
      ['text', 'weekExercise'],
      ['code', 'difference = 0\n\ndifference'],
      ['code', 'print("✓" if difference == max(degrees) - min(degrees) else "{{tryAgain}}")'],
    ],
  },
  {
    id: 'rain',
    title: 'rainTitle',
    about: 'rainAbout',
    files: [
      {
        name: 'rain.csv',
        text: 'month,chiang_mai,bangkok,phuket\n1,4,13,30\n2,9,20,24\n3,18,42,74\n4,57,92,142\n5,162,248,259\n6,125,157,214\n7,161,175,258\n8,223,219,286\n9,211,334,361\n10,121,292,320\n11,55,50,177\n12,17,6,72\n',
      },
    ],
    cells: [
      ['text', 'rainFile'],
      [
        'code',
        'import csv\n\nwith open("rain.csv") as file:\n    rows = list(csv.DictReader(file))\n\nrows[0]',
      ],
      ['text', 'rainNumbers'],
      ['code', 'chiang_mai = [int(row["chiang_mai"]) for row in rows]\nsum(chiang_mai)'],
      ['text', 'rainChart'],
      [
        'code',
        'import plot\n\nmonths = [row["month"] for row in rows]\nplot.bar(months, chiang_mai, title="{{rainChartTitle}}", xlabel="{{month}}", ylabel="mm")',
      ],
      ['text', 'rainCompare'],
      [
        'code',
        'for city in ["chiang_mai", "bangkok", "phuket"]:\n    total = sum(int(row[city]) for row in rows)\n    print(city, total, "mm")',
      ],
      ['text', 'rainExercise'],
      ['code', 'wettest_month = None\n\nwettest_month'],
      ['code', 'print("✓" if str(wettest_month) == "9" else "{{tryAgain}}")'],
    ],
  },
  {
    id: 'charts',
    title: 'chartsTitle',
    about: 'chartsAbout',
    cells: [
      ['text', 'chartsBar'],
      [
        'code',
        'import plot\n\nplot.bar({"{{cats}}": 7, "{{dogs}}": 9, "{{fish}}": 4}, title="{{chartsPets}}")',
      ],
      ['text', 'chartsPie'],
      ['code', 'plot.pie({"{{cats}}": 7, "{{dogs}}": 9, "{{fish}}": 4}, title="{{chartsPets}}")'],
      ['text', 'chartsScatter'],
      [
        'code',
        'age = [6, 7, 8, 9, 10, 11, 12]\nheight = [115, 122, 127, 133, 138, 144, 151]\nplot.scatter(age, height, xlabel="{{age}}", ylabel="cm")',
      ],
      ['text', 'chartsHist'],
      [
        'code',
        'import random\n\nrandom.seed(5)\nthrows = [random.gauss(12, 3) for _ in range(300)]\nplot.hist(throws, bins=12, title="{{chartsThrows}}", xlabel="m")',
      ],
      ['text', 'chartsExercise'],
      ['code', '# {{yourTurn}}'],
    ],
  },
  {
    id: 'words',
    title: 'wordsTitle',
    about: 'wordsAbout',
    cells: [
      ['text', 'wordsText'],
      ['code', 'text = "{{wordsPoem}}"\nwords = text.split()\nlen(words)'],
      ['text', 'wordsCount'],
      ['code', 'from collections import Counter\n\ncount = Counter(words)\ncount.most_common(4)'],
      ['text', 'wordsChart'],
      ['code', 'import plot\n\nplot.bar(dict(count.most_common(6)), title="{{wordsTitle}}")'],
      ['text', 'wordsExercise'],
      ['code', 'longest = ""\n\nlongest'],
      [
        'code',
        'best = max(len(word) for word in words)\nprint("✓" if longest in words and len(longest) == best else "{{tryAgain}}")',
      ],
    ],
  },
]
