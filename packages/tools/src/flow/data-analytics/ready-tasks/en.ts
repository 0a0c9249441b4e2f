import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'best-market': {
    title: 'Which market sells most?',
    learnt: 'From many rows to one answer: compute, group, draw',
    lead: 'A table with hundreds of sales lies before you. Nobody can read that. Let a flow answer one question: which market takes in the most?',
    steps: [
      'Open **Examples** and choose “Which market sells most?”. Look at the first table: what does one row tell?',
      'Go to **Compute**. Where does the column `total` come from?',
      'Look at **Group and summarise**: how many rows are left, and why?',
      'Change the group from market to product. Which product brings in the most money?',
      'Write your answer with a number and choose the chart that shows it best.',
    ],
    more: 'Time left? Which product is sold most often? Is that the same question?',
    question: 'My question, my answer, and the number that proves it:',
    rubric: [
      'I can say what one row of each table means',
      'I changed the flow and answered a question of my own',
      'My answer has a number and a chart that fit',
    ],
    goal: 'Learners turn a question into the steps compute, group and draw, and answer it with a number.',
    needs: [
      'One device for each pair',
      'About twenty slips of paper with a product, a quantity and a price',
      'The printed sheet for each learner',
    ],
    plan: [
      'Hand out the slips: who earned most? Let learners sort themselves by product, then add up. That is grouping.',
      'Open the example; compare each node with what the class has just done.',
      'Pairs change the flow by the sheet and find an answer.',
      'Three pairs present: question, chart, number. The class checks: does the chart answer the question?',
      'Write question, answer and number on the sheet; hand in.',
    ],
    ask: [
      'Why is counting rows not the same as adding money?',
      'What does the table not tell about the markets?',
      'Who would use such an answer, and for what?',
    ],
    trouble: [
      {
        sign: 'The chart shows one single bar.',
        say: 'What do we group by now? How many different values does that column have?',
      },
      {
        sign: 'After the change the chart stays empty.',
        say: 'The chart still asks for the old column. What is it called now?',
      },
      {
        sign: 'The answer is a chart without a sentence.',
        say: 'Tell it to somebody on the telephone who cannot see the chart.',
      },
    ],
    further: 'Filter one product first and find its best month.',
    easier: 'Only read the flow: what does each table show? Change nothing but the kind of chart.',
  },
  'hours-and-scores': {
    title: 'Does studying help?',
    learnt: 'A line through points, and why together does not mean because',
    lead: 'Some learn for hours, some hardly ever. Do they have other scores? Look for the answer in a table of a class, and be careful with big words. The class is made up.',
    steps: [
      'Before you look: draw what you expect on the sheet. Hours to the right, score upwards.',
      'Open **Examples** and choose “Does studying help?”. Compare the **Scatter plot** with your drawing.',
      'Find somebody who does not fit the line. What might be their story?',
      'Read the weights of **Linear regression**: how many points belong to one more hour?',
      'Write two sentences: one that the data allow, and one that they do not allow.',
    ],
    more: 'Time left? Open “Same numbers, different pictures”. Why should you always draw data first?',
    question: 'The data allow: …   The data do not allow: …',
    rubric: [
      'I drew my expectation first and compared',
      'I used the weight of the line in a sentence',
      'I can tell “together” from “because”',
    ],
    goal: 'Learners read a trend from a scatter plot, put it into words with a number and say what it does not prove.',
    needs: [
      'One device for each pair',
      'Squared paper or the printed sheet',
      'Learners can read a coordinate grid',
    ],
    plan: [
      'Two true sentences: where more ice cream is sold, more people get sunburnt. Does ice cream cause sunburn? Everybody draws the expectation for hours and scores.',
      'Open the example, read it node by node; each dot is one learner.',
      'Pairs work by the sheet and collect stories for dots far from the line.',
      'Court: one group reads a sentence, the others judge: allowed by the data, or not?',
      'Write both sentences down, hand in.',
    ],
    ask: [
      'What else could make scores and hours go together?',
      'What does the line say about 100 hours? Should we believe it?',
      'How could one find out whether studying is the reason?',
    ],
    trouble: [
      {
        sign: '“The line proves that studying works.”',
        say: 'Could it be that those who like a subject study more and also score more?',
      },
      {
        sign: 'One dot is taken as a counterproof.',
        say: 'The line speaks about all together. How many dots lie near it?',
      },
      {
        sign: 'The weight is read as a score.',
        say: 'Go one hour to the right on the line. How far up do you go?',
      },
    ],
    further:
      'Add `sleep` as another column of the regression. What happens to the weight of the hours?',
    easier: 'Leave out the weights; only describe the cloud of dots: rising, falling, or neither.',
  },
} satisfies ReadyTaskTexts
