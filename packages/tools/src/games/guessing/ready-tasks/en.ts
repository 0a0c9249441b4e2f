import type { ReadyTaskTexts } from '../../../host/ready-task.ts'

export default {
  'few-tiles': {
    title: 'Know it from a little corner',
    learnt: 'Which features tell things apart',
    lead: 'An animal hides behind tiles. Open as few as you can and find out who it is. A good detective looks for signs that only one animal has.',
    steps: [
      'Open one tile. What do you see: fur, feathers, scales, a colour?',
      'Say which animals it could still be before you open the next tile.',
      'Guess as soon as you are sure. Every tile that stays covered is worth something.',
      'Play all pictures of the round.',
      'On the sheet, write or draw the sign that helped you most.',
    ],
    more: 'Time left? Play the round again: can you do it with fewer tiles?',
    question: 'My best sign was … It told me that it was a …',
    rubric: ['I played the whole round', 'I can name a sign that told two animals apart'],
    goal: 'Learners name features and say which of them help to tell two things apart; that is how a machine recognises pictures, too.',
    needs: [
      'One device for each pair, or one large screen',
      'Some pictures covered by paper with a small hole',
      'The printed sheet for each learner',
    ],
    plan: [
      'Show a covered picture through a small hole. What do you see? What could it be? Move the hole only when everybody has guessed.',
      'Play the first picture together. Who wants another tile must say what they hope to see.',
      'Pairs play the round: one opens, the other says what is still possible.',
      'Collect the best signs on the board. Which sign fits only one animal, which fits many?',
      'Draw or write the best sign on the sheet.',
    ],
    ask: [
      'Which sign fits nearly all animals and helps little?',
      'What would you look at to tell a dog from a cat?',
      'How does your phone know that there is a face in a picture?',
    ],
    trouble: [
      {
        sign: 'Learners open everything at once.',
        say: 'Close your eyes: what do you know already? What would you like to know?',
      },
      {
        sign: 'One of the pair decides alone.',
        say: 'Change after each tile. Only the one who does not click may guess.',
      },
      {
        sign: 'Somebody is afraid to guess wrong.',
        say: 'A wrong guess tells us something as well: now we know what it is not.',
      },
    ],
    further: 'Make a round of your own in the workshop: which tile should stay covered longest?',
    easier: 'Play together on one large screen and vote by raising hands.',
  },
  'ask-it-why': {
    title: 'The machine guesses, you ask why',
    learnt: 'A machine compares with what it has seen before',
    lead: 'Now you draw and the machine guesses. It has learnt from drawings of very many people. Find out how it sees, and when it is mistaken.',
    steps: [
      'Draw the first word. Watch the guesses change while you draw.',
      'When it has guessed, ask why. Which strokes counted most?',
      'Draw one word on purpose in an unusual way. Does it still know it?',
      'Finish all six words.',
      'On the sheet, put down one drawing that it did not know, and explain why not.',
    ],
    more: 'Time left? Change one single stroke of your drawing so that the guess changes.',
    question: 'This drawing it did not know. I think that is because …',
    rubric: [
      'I drew all six words',
      'I explain one mistake of the machine by what it has learnt from',
    ],
    goal: 'Learners explain a guess of a machine by its examples, and see that its mistakes have reasons.',
    needs: [
      'One device for each pair',
      'Paper and pencil for the game at the beginning',
      'The printed sheet for each learner',
    ],
    plan: [
      'Everybody draws a house in ten seconds. Hang them up: what do they have in common? Whose house would a stranger not know?',
      'Show the game once. Stop when the guess changes: which stroke did that?',
      'Pairs play; one draws, the other watches the guesses. Change after each word.',
      'Gallery of mistakes: show drawings that were not known. What do they lack that others have?',
      'Write down one mistake and its reason.',
    ],
    ask: [
      'Would the machine know a house from a country where houses are round?',
      'Is a drawing bad because the machine does not know it?',
      'Who decided what a “house” looks like for it?',
    ],
    trouble: [
      {
        sign: '“I cannot draw!”',
        say: 'Wonderful: a drawing that is unlike the others is just what we want to test.',
      },
      {
        sign: 'Learners write the word as letters.',
        say: 'It has only learnt from drawings. What would it take your letters for?',
      },
      {
        sign: 'The machine knows it after two strokes, and the pair stops thinking.',
        say: 'Why did that little suffice? Ask it and look at the strokes that count.',
      },
    ],
    further:
      'Think out a word and ten drawings that would teach it fairly, for children from everywhere.',
    easier: 'Play on one large screen; a new learner draws each word, all ask why.',
  },
} satisfies ReadyTaskTexts
