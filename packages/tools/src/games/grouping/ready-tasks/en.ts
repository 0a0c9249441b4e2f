import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'what-belongs-together': {
    title: 'What belongs together?',
    learnt: 'Sorting by a rule, and saying the rule aloud',
    lead: 'Animals and plants are all mixed up. Put each card into its group, and be able to say why it belongs there.',
    steps: [
      'Look at the names of the groups. How can you tell an animal from a plant?',
      'Pick a card, then the group. Say “because …” to your partner each time.',
      'Press **Check** and look at the cards that do not fit yet.',
      'Move them and check again.',
      'On the sheet, write the rule in your own words.',
    ],
    more: 'Time left? Find another way to sort the same cards, for instance by where they live.',
    question: 'My rule: something is an animal if …',
    rubric: ['All cards are in the right group', 'My rule says how to tell the two apart'],
    goal: 'Learners sort by a feature, put the rule into words and see that the same things can be sorted by other rules.',
    needs: [
      'One device for each pair',
      'Things from the pencil cases, about ten for each group',
      'The printed sheet for each learner',
    ],
    plan: [
      'Each group sorts its things on the table. The others walk by and guess the rule. Then sort again by another rule!',
      'Play two cards together. Only who says “because …” may move a card.',
      'Pairs sort the board and check.',
      'Which card was hard? Let two pairs argue for different groups. What would help to decide?',
      'Write the rule on the sheet.',
    ],
    ask: [
      'Is a mushroom a plant? How could we find out?',
      'Can one thing belong to two groups?',
      'Where do people sort every day? (kitchen, library, rubbish)',
    ],
    trouble: [
      {
        sign: 'Cards are pushed about until all is green.',
        say: 'Before you check: how many do you think are right? Tell me why for this one.',
      },
      {
        sign: '“Plants do not move.”',
        say: 'Look at a sunflower during the day. Can you find a better sign?',
      },
      {
        sign: 'The word on a card is unknown.',
        say: 'Look at the picture, ask your partner, then the class.',
      },
    ],
    further: 'Make a board with six cards of your own for another pair.',
    easier: 'Play on a large screen; everybody stands up for animals and sits down for plants.',
  },
  'hidden-rule': {
    title: 'Detectives of the hidden rule',
    learnt: 'Testing an idea, also with a card that could prove it wrong',
    lead: 'Somebody has sorted cards by a secret rule. You may test cards. Find the rule with as few tests as you can.',
    steps: [
      'Look at the cards that fit and those that do not. What is different?',
      'Write your first idea on the sheet before you test.',
      'Test a card that fits your idea. Then test one that should not fit!',
      'Cross out ideas that are no longer possible.',
      'Say the rule only when one idea is left.',
    ],
    more: 'Time left? Play the next level and count your tests. Can you need fewer?',
    question: 'My ideas (cross out what cannot be):',
    rubric: [
      'I wrote ideas down before testing',
      'I tested at least one card that could have proved my idea wrong',
    ],
    goal: 'Learners test ideas like scientists: they look for the card that could prove them wrong.',
    needs: [
      'One device for each pair',
      'A secret rule of your own for three numbers (2, 4, 6 fits: “each larger than the one before”)',
      'The printed sheet for each learner',
    ],
    plan: [
      'Say: “2, 4, 6 fits my rule. Ask me about other threes.” Most ask only for what fits their idea. Who dares to ask for 1, 2, 50?',
      'Show the game: cards that fit, cards that do not, testing. One idea for the board.',
      'Pairs play and keep their list of ideas.',
      'Compare: who needed few tests? What were their tests like? Collect advice for detectives.',
      'Write the best advice on the sheet.',
    ],
    ask: [
      'Why does a test that says “no” often help more?',
      'What can you be sure of after five times “yes”?',
      'Where do people look only for what fits their opinion?',
    ],
    trouble: [
      {
        sign: 'Only cards that fit are tested.',
        say: 'Which card would show that you are wrong? Be brave and take that one.',
      },
      {
        sign: 'Two things are changed at once (colour and shape).',
        say: 'If the answer changes now, which of the two was it?',
      },
      {
        sign: 'The rule is shouted after the first card.',
        say: 'Write it down. How many other rules fit this card as well?',
      },
    ],
    further: 'Invent a rule and let the machine find it out with “Invent your own rule”.',
    easier: 'Give three rules to choose from; learners find out which of them it is.',
  },
} satisfies ReadyTaskTexts
