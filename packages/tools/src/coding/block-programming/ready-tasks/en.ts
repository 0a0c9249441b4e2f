import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'first-walk': {
    title: 'A walk across the stage',
    learnt: 'Order and loops: what happens again and again',
    lead: 'Make an animal that walks to and fro all by itself. Nobody has to push it: your blocks do the work.',
    steps: [
      'Choose a sprite and a backdrop that you like.',
      'Put **when ⚑ clicked** on the workspace and **forever** under it. Put **move … steps** inside. Press ⚑ and watch.',
      'What happens at the edge? Add **if on edge, bounce** inside the loop.',
      'Add **next costume** and **wait … seconds** with 0.1, so that the legs move.',
      'Change the numbers until the walk looks right to you.',
    ],
    more: 'Time left? Add a second animal with another speed. Who is across first?',
    question: 'Which number did you change, and what happened then?',
    rubric: [
      'The animal walks by itself and turns at the edge',
      'The loop holds what happens again and again',
      'I can say what one number changes',
    ],
    goal: 'Learners build a program of one loop, run it, change one thing at a time and say what it changed.',
    needs: [
      'One device for each pair of learners',
      'Free floor for the walk at the beginning',
      'The printed sheet for each learner',
    ],
    plan: [
      'Play computer: one learner walks, the class gives commands one by one. Walking through the whole room takes many! Say “forever: one step” instead.',
      'Show the stage, the blocks and ⚑ with one block only. Let learners guess before each run.',
      'Learners build the steps of the sheet in pairs. One clicks, one reads; change over after each step.',
      'Walk round: each pair looks at two other screens and finds one idea to take home.',
      'Learners write the answer on the sheet and hand in.',
    ],
    ask: [
      'What would happen without the loop?',
      'Why does the animal seem to run when the number is larger?',
      'Where in your day does something happen again and again?',
    ],
    trouble: [
      {
        sign: 'The animal moves once and stops.',
        say: 'Show me what is inside of your loop. What is outside of it?',
      },
      {
        sign: 'The animal walks on its head after the edge.',
        say: 'Look for a Motion block about the rotation style. What could “left-right” do?',
      },
      {
        sign: 'It is far too fast.',
        say: 'Which two numbers decide about the speed? Change only one and look.',
      },
    ],
    further: 'Let the animal make its sound when it is clicked.',
    easier: 'Give only the first three steps. A walk without moving legs is a walk, too.',
  },
  'catch-me': {
    title: 'Catch me if you can',
    learnt: 'Variables, events and loops in a game of your own',
    lead: 'Build a game: something jumps about on the stage, and every click on it gives a point.',
    steps: [
      'Choose a sprite that is fun to catch. Make a variable called “points”.',
      'Under **when ⚑ clicked**: set the points to 0. Then **forever**: go to a random position and wait 1 second.',
      'Add **when this sprite clicked**: change the points by 1 and play a sound.',
      'Let a neighbour play your game. Is it too easy or too hard?',
      'Change the waiting time until it is fun, and test again.',
    ],
    more: 'Time left? Make the game faster with every point.',
    question: 'What did your neighbour say, and what did you change because of it?',
    rubric: [
      'The sprite jumps about and a click gives a point',
      'Every game begins with 0 points',
      'I changed something after somebody else had played',
    ],
    goal: 'Learners use a variable as the memory of a game and two events that work at the same time.',
    needs: [
      'One device for each learner or pair',
      'Learners have used a loop before',
      'A board to draw a box for the variable',
    ],
    plan: [
      'Draw a box with “points” on the board. Play three rounds of catching a ball: who may change the number in the box, and when?',
      'Think together: what starts the jumping, what gives the point? Write both events on the board.',
      'Learners build the game by the sheet.',
      'Learners change seats and play each other’s games. Each player says one good thing and one wish.',
      'Change one thing, write it down, hand in.',
    ],
    ask: [
      'Why must the points become 0 at the start, and not at the end?',
      'Which two scripts run at the same time?',
      'What makes a game fair for small and big players?',
    ],
    trouble: [
      {
        sign: 'The points go on from the last game.',
        say: 'What should be in the box when a new game begins? Which block puts it there?',
      },
      {
        sign: 'Clicking does nothing.',
        say: 'On which sprite is your script? Click the sprite in the list and look.',
      },
      {
        sign: 'The sprite is never still enough to be clicked.',
        say: 'How long does it wait between two jumps? Who could use more time?',
      },
    ],
    further: 'Add a timer: after 30 seconds the game stops and says the points.',
    easier: 'Build the jumping together at the board; learners add only the script for the click.',
  },
} satisfies ReadyTaskTexts
