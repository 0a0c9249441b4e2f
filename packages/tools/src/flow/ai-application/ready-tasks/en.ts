import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'teach-a-machine': {
    title: 'Teach a machine what is ripe',
    learnt: 'A machine learns from examples, and you can ask it why',
    lead: 'A computer has never tasted a mango. Show it examples and it learns to tell ripe from green. Then find out what it really looks at.',
    steps: [
      'Open **Examples** and choose “Ripe or green?”. Press **Run** if nothing moves yet.',
      'Look at the pictures that teach. How many are there of each kind?',
      'Read what **Ask about a picture** says, and how sure it is.',
      'Choose another picture in the sample node: a green mango, then something that is no mango at all. What does the machine say now?',
      'Look at **Ask why**. Which part of the picture glows warm?',
    ],
    more: 'Time left? Teach two things from your own desk with the example “My own classes”.',
    question: 'Which picture fooled the machine? Why, do you think?',
    rubric: [
      'I tried at least three different pictures',
      'I wrote down what the machine said and how sure it was',
      'I can say what the machine looked at and where it cannot know',
    ],
    goal: 'Learners explain that a model answers from its examples only, and check what it looked at.',
    needs: [
      'One device for each pair',
      'Two kinds of small things to sort by hand (leaves, bottle caps)',
      'The printed sheet for each learner',
    ],
    plan: [
      'One learner is the machine and leaves the room. The others sort ten things into two groups without naming the rule. Back inside, the “machine” sees the groups and sorts five new things. How did it know?',
      'Open the example together and name the nodes: examples, teaching, asking, asking why.',
      'Pairs try pictures by the sheet. Guess first, then look at the answer and at how sure it is.',
      'Collect on the board: what fooled it? Draw the warm places of three pictures.',
      'Write the answer on the sheet and hand in.',
    ],
    ask: [
      'Why does it answer “ripe” or “green” to a picture of a cat?',
      'Is “90 % sure” the same as “right”?',
      'What should we show it so that it gets better?',
    ],
    trouble: [
      {
        sign: '“The machine is stupid” or “The machine is clever”.',
        say: 'Which examples did it get? What could it know from those alone?',
      },
      {
        sign: 'Nothing happens for a while.',
        say: 'It is teaching. Look at the node: what does it say about its progress?',
      },
      {
        sign: 'Only pictures that work are tried.',
        say: 'A tester wants to find the mistake. Which picture would be mean?',
      },
    ],
    further: 'Read the model card together and add what this machine must not be used for.',
    easier: 'Show everything at the board; learners only guess and vote before each answer.',
  },
  'unfair-machine': {
    title: 'The unfair machine',
    learnt: 'Why a high score can hide an unfair machine',
    lead: 'This machine has a very high score, and still you should not trust it. Be an inspector: find out whom it treats unfairly, and what would help.',
    steps: [
      'Open **Examples** and choose “Unfair: too few examples”. Read the score under **Teach with pictures**.',
      'Count the examples of each class. What do you notice?',
      'Look at what was taken for what. Which class is wrong more often?',
      'Ask about at least two green mangoes and two ripe ones, and write down every answer.',
      'Write an inspector’s report of three sentences: what is good, what is unfair, what has to be done.',
    ],
    more: 'Time left? Open “Unfair: the wrong clue”. What did that machine learn by mistake?',
    question: 'My report: what is good, what is unfair, what has to be done?',
    rubric: [
      'I counted the examples and tested both classes',
      'I say which class is treated worse, with numbers',
      'My report names what would help',
    ],
    goal: 'Learners look at the results of each class instead of one score and connect unfair results with the examples.',
    needs: [
      'One device for each pair',
      'Learners have taught a machine before',
      'The printed sheet as inspector’s report',
    ],
    plan: [
      'A riddle: a class of 40 has 36 right-handed learners. A machine always says “right-handed”. How often is it right? Who is never seen?',
      'Open the example. Everybody writes down the score and a first judgement: trust it or not?',
      'Pairs inspect by the sheet: count, look at the mix-ups, test.',
      'Hear three reports. Where do such machines meet people: voices, faces, school marks? Who would be the green mangoes?',
      'Finish the report and hand in.',
    ],
    ask: [
      'Why did 90 % not show the problem?',
      'Would more ripe mangoes help?',
      'Who should test a machine before many people use it?',
    ],
    trouble: [
      {
        sign: '“It is right most of the time, so it is fine.”',
        say: 'Imagine you are a green mango. How often is it right about you?',
      },
      {
        sign: 'Learners want to change settings until the score is higher.',
        say: 'Look at the examples first. Which of them are missing?',
      },
      {
        sign: 'The report says only “bad”.',
        say: 'Which number from the screen proves it? Write it into the sentence.',
      },
    ],
    further: 'Build a fair set of your own with “My picture set”, test it, and compare both cards.',
    easier:
      'Give a report with gaps: “There are … ripe and … green examples. Green is wrong … times.”',
  },
} satisfies ReadyTaskTexts
