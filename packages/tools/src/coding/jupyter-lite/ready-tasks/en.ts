import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'my-week': {
    title: 'My week in numbers',
    learnt: 'Cells, a list of numbers, average and a first chart',
    lead: 'A notebook tells a story with words, code and pictures. Yours tells how many cups of water you drink in a week.',
    steps: [
      'Run the cells from top to bottom with **Shift+Enter**. What does each of them show?',
      'Replace the numbers in `cups` by your own week. Guess where you do not know.',
      'Run all cells again. Which number changed, and which bar?',
      'Add a cell that shows your best day with `max(cups)`.',
      'Write two sentences into the last cell: what do your numbers say, and what do they not say?',
    ],
    more: 'Time left? Put a second list below, of somebody else, and compare the averages.',
    question: 'On which day did you drink most? Why was that?',
    rubric: [
      'My own numbers are in the notebook, and all cells run from top to bottom',
      'A chart and the average belong to them',
      'Two sentences say what the numbers mean',
    ],
    goal: 'Learners put data of their own into a notebook, let Python summarise them and write what they mean.',
    needs: [
      'One device for each learner',
      'Everybody counted cups of water for a few days, or guesses',
      'The printed sheet for each learner',
    ],
    plan: [
      'Hands up: who drank more than five cups yesterday? Write seven numbers of one volunteer on the board. How would you describe the week with one number?',
      'Open the notebook together. Run the first two cells; show that later cells know what earlier ones said.',
      'Learners put in their own numbers and go on by the sheet.',
      'Gallery: the charts of all screens. Which week belongs to whom? What could the chart not tell?',
      'Write the two sentences, run all once more, hand in.',
    ],
    ask: [
      'What would the average be if one day had 30 cups?',
      'Why must the cells run from top to bottom?',
      'Which question can these seven numbers not answer?',
    ],
    trouble: [
      {
        sign: '“name cups is not defined”',
        say: 'Which cell tells Python what cups is? Has it run today?',
      },
      {
        sign: 'The chart still shows the old numbers.',
        say: 'You changed the list. Which cells have not heard of it yet?',
      },
      { sign: 'A comma is missing in the list.', say: 'Read your list aloud and say every comma.' },
    ],
    further: 'Draw the average as a line: a second list with the same number seven times.',
    easier: 'Learners change only the numbers in the list; the sentences are told, not written.',
    cells: [
      '# My week in numbers\n\nHow many cups of water did I drink on each day? Press **Shift+Enter** to run a cell.',
      'The sum is one way to describe a week. The **average** is another: as if every day had been the same.',
      'A picture shows what a number hides. Day 1 is Monday.',
      '## What my numbers say\n\nDouble-click here and write two sentences: what do your numbers say, and what do they not say?',
    ],
  },
  'fair-die': {
    title: 'Is this die fair?',
    learnt: 'Chance, simulation, and why many tries tell more than few',
    lead: 'Somebody says: “My die is unfair, it threw six far too often!” Let Python throw for you and find out how much luck is normal.',
    steps: [
      'Run the cells. The program throws a die 60 times. How often did you expect each number?',
      'Run them five times more and write down how often the six came each time.',
      'Change 60 to 6000 and run again. What happened to the bars?',
      'Build an unfair die: `random.choice([1, 2, 3, 4, 5, 6, 6])`. After how many throws do you notice it?',
      'Write your answer into the last cell: how many sixes in 60 throws would make you suspicious?',
    ],
    more: 'Time left? Throw two dice and draw their sums. Why is the chart a hill?',
    question: 'Sixes in my six runs of 60 throws:',
    rubric: [
      'The notebook runs from top to bottom',
      'I ran it several times and wrote the results down',
      'My answer uses the numbers that I found',
    ],
    goal: 'Learners use a simulation to tell chance from a real difference, and give reasons with numbers.',
    needs: ['One device for each pair', 'One real die for each pair', 'Learners know lists'],
    plan: [
      'Each pair throws a real die 12 times. Collect on the board: whose die is “unfair”?',
      'Read the notebook together. What do the three cells do? Run once and compare with the real dice.',
      'Pairs follow the sheet and write down the sixes of every run.',
      'Put all results of the class in one row, smallest to largest. Which numbers are usual, which are rare? Now the unfair die.',
      'Write the answer with reasons, run all, hand in.',
    ],
    ask: [
      'Why do 60 throws look so uneven, and 6000 so even?',
      'Could a fair die throw six ten times in a row?',
      'Where do people call something unfair that is only chance?',
    ],
    trouble: [
      {
        sign: 'Learners expect exactly ten of each.',
        say: 'Ten is the middle of many runs. Look at our row: how many had exactly ten?',
      },
      {
        sign: 'Only the last cell is run again.',
        say: 'Which cell throws? New throws need that cell, too.',
      },
      {
        sign: 'The unfair die is “seen” after one run.',
        say: 'Could the fair die have done that, too? Look at the row.',
      },
    ],
    further:
      'Repeat the 60 throws 1000 times with a loop and draw how often each number of sixes came.',
    easier: 'Leave out the unfair die and compare only 60 with 6000 throws.',
    cells: [
      '# Is this die fair?\n\nThis cell throws a die 60 times.',
      'How often did each number come? Count them.',
      'Six bars. What would they look like if everything were exactly even?',
      '## My answer\n\nHow many sixes in 60 throws would make you suspicious? Give reasons with your numbers.',
    ],
  },
} satisfies ReadyTaskTexts
