import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'line-drawing': {
    title: 'From a photo to a line drawing',
    learnt: 'Nodes and wires; an edge is where brightness jumps',
    lead: 'How does a computer draw outlines? It looks for places where bright and dark meet. Make a line drawing of a photo and decide which lines are worth keeping.',
    steps: [
      'Open **Examples** and choose “Find edges”. Follow the wires with your finger: what happens in each node?',
      'Drag the slider under **Before and after**. Which lines did the computer draw that you would not?',
      'Select **Canny edges** and raise “Weak edge” and “Strong edge”. What disappears first?',
      'Change the size of **Gaussian blur**. What does a softer picture do to the lines?',
      'Choose another sample picture and set the numbers so that it becomes a good drawing.',
    ],
    more: 'Time left? Use the camera or a photo of your own as the first node.',
    question: 'My best numbers, and why this drawing is a good one:',
    rubric: [
      'I can say what each node does',
      'I changed two settings and saw what they do',
      'My drawing shows what matters and leaves the rest out',
    ],
    goal: 'Learners read a flow from left to right, change settings deliberately and explain what an edge is for a computer.',
    needs: [
      'One device for each pair',
      'A photo and tracing paper or a window to trace at',
      'The printed sheet for each learner',
    ],
    plan: [
      'Trace a photo in one minute. Compare: did everybody draw the same lines? What made you draw one?',
      'Open the example together. Read it aloud as a sentence: first …, then …, at the end ….',
      'Pairs change one setting at a time and write down what they see.',
      'Exhibition: full screens. The class guesses what each picture shows.',
      'Write the best numbers on the sheet and hand in.',
    ],
    ask: [
      'Why do we blur a picture before we look for edges?',
      'Where does a line appear although there is nothing to see for you?',
      'Which machines need edges? (cars, scanners, sorting fruit)',
    ],
    trouble: [
      {
        sign: 'The picture is quite black.',
        say: 'Both numbers are very high now. Which jump of brightness is that strict?',
      },
      {
        sign: 'A wire was deleted and nothing comes out.',
        say: 'Follow the picture from the left: at which node does it get stuck? Ctrl+Z helps, too.',
      },
      {
        sign: 'Many settings were changed at once.',
        say: 'Go back to the example and change only one. What do you expect before you look?',
      },
    ],
    further: 'Build the same flow from an empty project without the example.',
    easier: 'Leave out the blur and use only the two numbers of the edges.',
  },
  'count-coins': {
    title: 'A machine that counts coins',
    learnt: 'From a picture to a number you can trust',
    lead: 'Counting is boring, and a machine never gets tired. Build one that counts coins in a picture, and find out when it is wrong.',
    steps: [
      'Count the coins in the picture yourself first. Write the number down.',
      'Open **Examples** and choose “Count coins”. What does the flow say? Look at **Black and white**: what does the computer see?',
      'Change the smallest area in **Outlines**. When are coins missing, when is dirt counted?',
      'Change the size of the blur to 1 and then to 15. Write down the number each time.',
      'Find settings that are right, and write down from where to where they stay right.',
    ],
    more: 'Time left? Try “Circles by voting”. Which of the two machines is harder to fool?',
    question: 'My measurements (setting → number of coins):',
    rubric: [
      'I counted by hand and compared',
      'My table shows which settings work and which do not',
      'I can say when my machine would be wrong',
    ],
    goal: 'Learners turn a picture into a measurement, check it against the truth and know its limits.',
    needs: [
      'One device for each pair',
      'A handful of coins or buttons',
      'The printed sheet for the table',
    ],
    plan: [
      'Throw coins on a table so that some touch. How would you explain counting to somebody who sees only bright and dark dots?',
      'Go through the example node by node: soft, black and white, outlines, count.',
      'Pairs measure by the sheet: one setting, one line in the table.',
      'Draw the results of the class as a line on the board: where is it flat? That is where the machine can be trusted.',
      'Write down the safe range and one case in which the machine fails; hand in.',
    ],
    ask: [
      'What would two touching coins be counted as?',
      'Is a machine good when it is right once?',
      'Who checks machines that count medicine or money?',
    ],
    trouble: [
      {
        sign: 'The number is 1.',
        say: 'Look at the black and white picture: what is white, the coins or the table?',
      },
      {
        sign: 'Learners search for “the” right value.',
        say: 'From where to where is it right? A wide range is worth more than one lucky number.',
      },
      {
        sign: 'The table has no notes of the settings.',
        say: 'Could somebody else repeat your measurement from your sheet?',
      },
    ],
    further: 'Let the flow count large and small coins separately by their area.',
    easier: 'Change only the smallest area, and only with the values 10, 100, 1000, 10000.',
  },
} satisfies ReadyTaskTexts
