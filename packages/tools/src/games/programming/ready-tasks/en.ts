import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'around-the-corner': {
    title: 'Around the corner',
    learnt: 'A program is a list of commands in the right order',
    lead: 'Your robot does exactly what you tell it, no more and no less. Bring it around the corner to the flag, past the gem.',
    steps: [
      'Lay your finger on the robot. Which way does it look?',
      'Walk the way with your finger and count: how many steps, where does it turn?',
      'Build the commands in that order.',
      'Press **Run** and watch. Where did the robot do something that you did not expect?',
      'Change that one place and run again, until the robot is at the flag.',
    ],
    more: 'Time left? Go on to the next level. Who finds the shortest program?',
    question: 'I draw the way of the robot and write its commands beside it:',
    rubric: [
      'The robot reaches the flag',
      'I can read my program aloud and show where the robot is',
    ],
    goal: 'Learners put commands in order, run them, find the place that is wrong and change only that.',
    needs: [
      'One device for each pair',
      'Chalk or tape for a grid on the floor',
      'The printed sheet for each learner',
    ],
    plan: [
      'Robot on the floor: one learner is the robot on a grid, the class gives “forward”, “left”, “right”. Left of whom? Of the robot!',
      'Play the first level together on the large screen. Guess before each run.',
      'Pairs work: one is the driver, one reads the map. Change after each run.',
      'Show two different programs that both work. How do they differ?',
      'Draw the way on the sheet and write the commands.',
    ],
    ask: [
      'Why does the robot not see the corner by itself?',
      'What happens if two commands change places?',
      'Where do you follow commands in an order? (recipe, getting dressed)',
    ],
    trouble: [
      {
        sign: 'Left and right are mixed up.',
        say: 'Stand behind the robot, or turn the sheet until it looks away from you.',
      },
      {
        sign: 'Everything is deleted after one mistake.',
        say: 'Up to where was it right? Keep that.',
      },
      {
        sign: 'One command too few or too many.',
        say: 'Count the edges between the squares, not the squares.',
      },
    ],
    further: 'Write a program that goes to the flag and comes back.',
    easier: 'Play with arrow cards on the floor first; then copy the row of cards.',
  },
  'up-the-stairs': {
    title: 'Up the stairs',
    learnt: 'Finding a pattern and writing it once',
    lead: 'Stairs are always the same: up, over, up, over. A good programmer writes that once and says how often.',
    steps: [
      'Find what is the same on each step. Mark it on the sheet.',
      'Say it in words: “To go up one step, the robot must …”',
      'Put those commands into **repeat** and choose the number.',
      'Run it. Does the robot look the right way after each step, so that the next one can begin?',
      'Can you do it with as few blocks as the star asks for?',
    ],
    more: 'Time left? Play “Battery row”. What is the pattern there?',
    question: 'My pattern for one step, and how often it repeats:',
    rubric: [
      'The robot reaches the flag with a loop',
      'I can show which part of the way one turn of the loop is',
    ],
    goal: 'Learners find the part that repeats, including the turn that makes the next round possible.',
    needs: [
      'One device for each learner or pair',
      'Learners know the single commands',
      'A staircase, or four books as a staircase',
    ],
    plan: [
      'Go up a real staircase and say what your feet do. How many times the same? Write “4 times: lift, set down”.',
      'Draw the level on the board. Colour one step. What does it look like when it is over: where does the robot look?',
      'Learners program; whoever has three stars explains to somebody without giving the solution away.',
      'Compare a program of many commands with the loop. What would you change for 100 steps?',
      'Write pattern and number on the sheet.',
    ],
    ask: [
      'What has to be the same at the end of a round as at its beginning?',
      'What if the stairs had no end in sight?',
      'Where is there a pattern in a song?',
    ],
    trouble: [
      {
        sign: 'The robot leaves the stairs in the second round.',
        say: 'Run one round only. Which way does it look now? Which way should it?',
      },
      {
        sign: 'All single commands are inside the loop.',
        say: 'How often does that happen now? Read it aloud with the number.',
      },
      { sign: 'One time too many.', say: 'Count the steps on the picture, not the squares.' },
    ],
    further: 'Make stairs of your own in the workshop that need a loop inside a loop.',
    easier:
      'Solve it with single commands first, then circle the same parts and put one into the loop.',
  },
} satisfies ReadyTaskTexts
