import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'table-of-seven': {
    title: 'The table of seven',
    learnt: 'print, a loop, and why programmers do not like to write things twice',
    lead: 'Python can do sums for you. In this project three lines stand ready. Make the whole table of seven of them, up to 70, without writing ten lines.',
    steps: [
      'Press **Run**. What does each line print?',
      'Add the lines for `7 * 4` and `7 * 5`. How many lines would the table of 100 need?',
      'Put a loop in their place: `for number in range(1, 4):` and below it, four spaces in, `print(7 * number)`.',
      'Run it. Change the second number of `range` until the last line printed is 70.',
      'Press **Check my program** and look at what is still missing.',
    ],
    more: 'Time left? Ask for the table with `int(input())`, so that it works for every number.',
    question: 'What do the two numbers in `range(1, 4)` mean? Where does it stop?',
    rubric: [
      'The program prints 7 to 70, one number in a line',
      'A loop does it, with one print',
      'I can explain range',
    ],
    goal: 'Learners replace repeated lines by a loop and can say from where to where a range goes.',
    needs: [
      'One device for each learner or pair',
      'Number cards 1 to 11 for the beginning',
      'The printed sheet for each learner',
    ],
    plan: [
      'Lay out the number cards. “`range(1, 4)`” takes 1, 2, 3: let learners pick cards for `range(1, 6)` and `range(2, 5)`. What about the last one?',
      'Run the three lines together. Ask for a guess before each run.',
      'Learners work by the sheet. Whoever sees an error reads its message aloud to the neighbour first.',
      'Compare two programs on the board: ten lines and two lines. Which one would you rather change into the table of eight?',
      'Learners write about range on the sheet and hand in.',
    ],
    ask: [
      'Why does `range(1, 4)` not print the 4?',
      'What is the name number good for?',
      'Where do four spaces make a difference?',
    ],
    trouble: [
      {
        sign: '“expected an indented block”',
        say: 'Python asks: what belongs to the loop? Move it four spaces in.',
      },
      {
        sign: 'The table ends at 63.',
        say: 'Take the number cards: which card is not picked any more?',
      },
      {
        sign: 'All numbers are 7.',
        say: 'What does number do in your line? Say it with 1, then with 2.',
      },
    ],
    further: 'Print the table of seven backwards with a range of three numbers.',
    easier:
      'Let learners keep the three lines and only change their numbers; show the loop together at the end.',
  },
  'museum-ticket': {
    title: 'The ticket that costs too much',
    learnt: 'Finding a mistake by testing at the borders',
    lead: 'The museum has a program for its tickets, and visitors complain. The rules: under 6 years free, from 6 to 12 years 20, from 13 years 40, from 60 years 20. Find out where the program breaks the rules, and mend it.',
    steps: [
      'Read the program first, without running it. Which age could go wrong?',
      'Write a table of ages at the borders: 5, 6, 12, 13, 59, 60. What should each of them pay?',
      'Run the program with each age and write down what it says.',
      'Mend the mistake with as small a change as possible. Then add the rule for people of 60 and more.',
      'Run all ages again: does something break that worked before? Press **Check my program**.',
    ],
    more: 'Time left? What should happen for −3 or 400? Let the program answer kindly.',
    question: 'Which age showed the mistake? Why did 8 not show it?',
    rubric: [
      'All borders are right',
      'I tested with a table of ages, before and after',
      'The change is small and easy to read',
    ],
    goal: 'Learners test a program systematically at borders, find a wrong comparison and mend it without breaking the rest.',
    needs: [
      'One device for each pair',
      'Learners know if and have seen a function',
      'The rules of the museum on the board',
    ],
    plan: [
      'Tell of the complaint: a family with a child of 12 paid too much. Who is right? Read the rules together.',
      'Which ages are worth a test? Collect, then cross out those that test the same thing twice.',
      'Pairs fill in the table, find the mistake and mend it. Rule of the house: change one thing, then run all tests.',
      'Two pairs show their change. Which of them would a stranger understand faster?',
      'Write down which age found the mistake and why; hand in.',
    ],
    ask: [
      'What is the difference between < and <=?',
      'Why are numbers in the middle weak tests?',
      'How do you know that nothing else broke?',
    ],
    trouble: [
      {
        sign: 'Everything is changed at once, and now nothing works.',
        say: 'Go back to the last version that ran. Which single change do you want to try?',
      },
      {
        sign: 'The rule for 60 is never reached.',
        say: 'Walk through the function with 65, line by line. Where do you leave it?',
      },
      {
        sign: 'Text is printed beside the price.',
        say: 'The check compares exactly. What must the printer of tickets get?',
      },
    ],
    further: 'Write three tests with assert below the function.',
    easier: 'Give the table with the expected prices already filled in.',
  },
} satisfies ReadyTaskTexts
