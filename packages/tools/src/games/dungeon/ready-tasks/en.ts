import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'first-corner': {
    title: 'Lead the hero around the corner',
    learnt: 'Writing commands in Python, and a loop for equal steps',
    lead: 'Down here it is dark, and the hero trusts you. Your program tells the hero where to go: first east, then around the corner, to the stairs.',
    steps: [
      'Look at the map. In which direction does the hero have to go first, and how far?',
      'A loop stands there already. Read it: what does it do, and how often?',
      'Go on below it: `go("south")` leads down. How many steps are needed?',
      'Press **Run** and watch. Where does the hero stop?',
      'Add what is missing, until the hero takes the stairs. Collect the coin on your way.',
    ],
    more: 'Time left? Go on to the next floor: how can the hero walk “as long as it is free”?',
    question: 'My program, line by line, and where the hero stands after each line:',
    rubric: ['The hero takes the stairs and has the coin', 'I can explain what the loop repeats'],
    goal: 'Learners write and read a first program of text, with exact spelling and a small loop.',
    needs: [
      'One device for each learner or pair',
      'A map with compass directions on the board',
      'The printed sheet for each learner',
    ],
    plan: [
      'Where is north in our classroom? One learner is the hero and follows: east, east, south.',
      'Play floor 1 together. Write `go("east")` on the board: what are the brackets and the quotation marks for?',
      'Learners work on floor 2. Whoever gets an error reads it aloud before asking.',
      'Show a program with and without a loop. Both work: which one would you rather change for a long corridor?',
      'Write the program on the sheet and hand in.',
    ],
    ask: [
      'What happens with `Go("east")`?',
      'Why are there spaces in front of the line under for?',
      'What does the hero do when the way is blocked?',
    ],
    trouble: [
      {
        sign: 'Quotation marks or brackets are missing.',
        say: 'Compare with the first line, sign by sign. What is different?',
      },
      {
        sign: 'East and west are mixed up.',
        say: 'Look at the compass on the board. Turn the sheet if that helps.',
      },
      {
        sign: 'The new line belongs to the loop by mistake.',
        say: 'How far in does it begin? What should happen only once?',
      },
    ],
    further: 'Write the program with as few lines as possible.',
    easier: 'Use the blocks of the game instead of text; read the text beside them.',
  },
  'locked-door': {
    title: 'The locked door',
    learnt: 'Walking until something is there: while and a question',
    lead: 'A door blocks the way, and its key lies in the corridor. There are two dungeons, and the door is not in the same place. One program must be right in both.',
    steps: [
      'Look at both dungeons. What is the same, what is different?',
      'Read the beginning of the program. When does the loop stop?',
      'Add the line that opens the door. In which direction?',
      'Behind the door: how does the hero walk on as long as the way is free?',
      'Run it in both dungeons. Does it work without a number of steps anywhere?',
    ],
    more: 'Time left? Try floor 7: there the key lies beside the way.',
    question: 'Why does a program with “5 steps” fail here? What does mine ask instead?',
    rubric: [
      'The hero takes the stairs in both dungeons',
      'The program asks instead of counting, and I can explain the question',
    ],
    goal: 'Learners replace fixed numbers by a condition and test one program in several situations.',
    needs: [
      'One device for each learner or pair',
      'Learners have used a loop with a number',
      'A chair as “door” that can be moved',
    ],
    plan: [
      'Blindfold: somebody walks towards a chair. “5 steps” works once; then move the chair. What command works always?',
      'Read the two dungeons and the loop together. Say it as a sentence: “As long as there is no door in the east, …”',
      'Learners finish the program. Before each run they say which dungeon could fail.',
      'Collect questions the hero can ask: look, free. What do they answer? Where do people need such loops?',
      'Write the answer on the sheet and hand in.',
    ],
    ask: [
      'What would happen if the condition never became false?',
      'Why is one test not enough here?',
      'What is the difference between for and while?',
    ],
    trouble: [
      {
        sign: 'The hero runs against the door.',
        say: 'What does the hero see one step before the door? When does your loop stop?',
      },
      {
        sign: 'It works in one dungeon only.',
        say: 'Where is there a number in your program that holds only there?',
      },
      {
        sign: '`=` is written instead of `==` or `!=`.',
        say: 'Do you want to ask something or to set something? A question needs two signs.',
      },
    ],
    further: 'Write a word of your own, `def open_way():`, and use it.',
    easier: 'Give the lines on paper strips; learners put them into order.',
  },
} satisfies ReadyTaskTexts
