export default {
  tryAgain: 'Not yet. Change the cell above and run both again.',
  yourTurn: 'Your turn: write here',
  helloTitle: 'Hello, notebook',
  helloAbout: 'What cells are, and how a notebook remembers.',
  helloCells:
    'A notebook is made of **cells**. Some hold words, like this one; some hold Python. Click the cell below and press **Shift+Enter** to run it.',
  helloWord: 'Hello, notebook!',
  helloValue: 'If the last line is a value, the notebook shows it. You need no `print`.',
  helloMemory:
    'Cells share one memory. Run these three from top to bottom: the later ones know what the first one said.',
  helloExercise:
    '## Your turn\n\nHow many minutes does a day have? Let Python work it out: put the calculation in the place of `0`.',
  weekTitle: 'A hot week',
  weekAbout: 'Questions to a list of numbers, and a first chart.',
  weekList: 'Here are the highest temperatures of one week in Chiang Mai, as a **list**.',
  weekQuestions: 'Now ask the list. How hot was the hottest day? What was the average?',
  weekPlot: 'A picture often says more. `plot` draws it for you.',
  weekChart: 'One week in April',
  day: 'day',
  weekLoop: 'Which days were hotter than the average? This line picks them out.',
  weekExercise: '## Your turn\n\nHow many degrees lie between the hottest and the coolest day?',
  rainTitle: 'Rain in three cities',
  rainAbout: 'Reading a table from a file and comparing columns.',
  rainFile:
    'Beside this notebook lies a file, **rain.csv**: the rain of every month, in millimetres. (Look at *Files* in the bar above.) Python reads it row by row.',
  rainNumbers:
    'What comes from a file is text. `int` makes numbers of it. How much rain falls in Chiang Mai in a year?',
  rainChart: 'Month by month:',
  rainChartTitle: 'Rain in Chiang Mai',
  month: 'month',
  rainCompare: 'A loop asks the same question for every city.',
  rainExercise:
    '## Your turn\n\nIn which month does Bangkok get the most rain? Find it with Python and store its number.',
  chartsTitle: 'The right chart',
  chartsAbout: 'Bars, pies, dots and heaps: which one answers which question?',
  chartsBar: '**Bars** compare how many. Which pets do we have?',
  cats: 'cats',
  dogs: 'dogs',
  fish: 'fish',
  chartsPets: 'Our pets',
  chartsPie:
    'A **pie** shows parts of a whole. The same numbers: which chart tells you faster who is first?',
  chartsScatter: '**Dots** show whether two things belong together: do children grow with age?',
  age: 'age',
  chartsHist: 'A **histogram** shows how values are spread. Here are 300 throws of a ball.',
  chartsThrows: 'How far the ball flew',
  chartsExercise:
    '## Your turn\n\nAsk five friends how many brothers and sisters they have, and draw the chart that fits.',
  wordsTitle: 'Counting words',
  wordsAbout: 'A text is data, too.',
  wordsText: 'A text becomes a list of words with `split`.',
  wordsPoem:
    'the owl looked at the moon and the moon looked at the owl and the night was very quiet',
  wordsCount: '`Counter` counts for us. Which words come most often?',
  wordsChart: 'And as a chart:',
  wordsExercise:
    '## Your turn\n\nWhich word is the longest? Let Python find it. Tip: `max(words, key=len)`.',
  diceTitle: 'Two dice',
  diceAbout: 'Why seven comes more often than two.',
  diceOne:
    'The computer throws a die. `seed` makes it throw the same every time, so that we can talk about it.',
  diceMany: 'Two dice, two thousand times. How often seven, how often two?',
  diceChart: 'All sums side by side. What shape is it?',
  diceChartTitle: 'Sum of two dice',
  diceWhy:
    'The reason: there are six ways to make seven, but only one to make two. Python lists all 36.',
  diceExercise:
    '## Your turn\n\nIn how many ways can two dice make ten? Think first, then write the number.',
  circleTitle: 'Raindrops and pi',
  circleAbout: 'Finding a famous number by chance.',
  circleIdea:
    'Drops fall on a square plate. A circle is painted on it. Some drops land **inside** the circle.',
  circlePlot: 'Here they are:',
  circleChart: 'Drops inside the circle',
  circlePi:
    'The circle covers $\\pi / 4$ of the square. So four times the share of drops inside is close to $\\pi$.',
  circleMore: 'More drops, better guess:',
  circleExercise:
    '## Your turn\n\nTry 100000 drops. How close do you come to 3.14159? Does it come closer every time?',
  neighbourTitle: 'A machine that guesses fruit',
  neighbourAbout: 'Your first classifier: who is your nearest neighbour?',
  neighbourData:
    'We weighed and measured some fruit. Each line: weight in grams, length in centimetres, name.',
  orange: 'orange',
  mango: 'mango',
  weight: 'weight',
  length: 'length',
  neighbourPlot: 'On a chart the two kinds lie apart.',
  neighbourRule:
    'The rule is simple: a new fruit is what its **nearest neighbour** is. Grams are large numbers, so we make them smaller before we compare.',
  neighbourTry: 'Let it guess a few. Do you agree with all of them?',
  neighbourExercise:
    '## Your turn\n\nWeigh and measure a fruit of your own. What does the machine say? Then add it to the list with its right name.',
  testTitle: 'A fair test',
  testAbout: 'How good is a classifier really?',
  testData:
    'We make 120 points of two kinds. The machine may learn from 80. The other 40 it must not see: they are the **test**.',
  testClassifier:
    'Now it asks the `k` nearest neighbours and takes the majority. How many does it get right?',
  testSurprise:
    'On what it has seen, it is perfect: it has learned it by heart! Only the test shows the truth. Does it help to ask more neighbours?',
  testChart: 'Right answers in the test',
  testExercise: '## Your turn\n\nWhich `k` is best? Read it from the chart and check.',
  pixelsTitle: 'Pictures are numbers',
  pixelsAbout: 'A picture is a table of light and dark.',
  pixelsHelper:
    'This cell only teaches Python how to show a picture. You need not understand it yet: just run it.',
  pixelsPicture: 'picture',
  pixelsOwl:
    'Each number is the light of one **pixel**: 0 is black, 9 is white. Do you see the owl?',
  pixelsNegative: 'Computing with pictures: black becomes white.',
  pixelsFlip: 'Rows in reverse: the owl stands on its head.',
  pixelsExercise: '## Your turn\n\nMake the picture darker: halve every number with `light // 2`.',
  edgesTitle: 'How a computer sees edges',
  edgesAbout: 'Blurring, and finding where something begins.',
  edgesHelper: 'First the helper that shows pictures, and a ball to look at.',
  edgesBlur: 'To **blur**, every pixel becomes the average of its neighbours.',
  edgesFind:
    'An **edge** is where light and dark lie side by side: the largest neighbour minus the smallest.',
  edgesExercise:
    '## Your turn\n\nBlur the ball three times, one after the other. What happens to its edge?',
  starTitle: 'Stars with the turtle',
  starAbout: 'A function that draws, used again and again.',
  starTurtle: 'The turtle draws in the notebook, too. A square is four times the same.',
  starFunction: 'A **function** gives the drawing a name. Now a star is one word.',
  starMany: 'And one word can be used many times.',
  starExercise: '## Your turn\n\nDraw a star with 7 points in your favourite colour.',
}
