/** A teacher's checks of a block program, and what is said to the learner. */
export default {
  uses: 'It uses the block “{block}”',
  avoids: 'It does without the block “{block}”',
  mostBlocks: '{count, plural, one {It has at most # block} other {It has at most # blocks}}',
  other: 'A check of another tool',
  whyUses:
    'The block is not at work yet. It counts in a script that begins with a block such as “when … clicked”.',
  whyAvoids: 'The block is still at work. Is there a way without it?',
  whyMany:
    '{count, plural, one {Now it has # block.} other {Now it has # blocks.}} Which of them could go?',
  variable: '{name} becomes {value}',
  anySprite: 'A sprite',
  says: '{sprite} says “{text}”',
  spriteAt: '{sprite} gets to {place}',
  dots: 'The LED display shows the picture of the task',
  prints: 'The board says “{text}”',
  whyDark: 'Nothing was lit. Is a board chosen, and does the program begin when the board starts?',
  whyNothingPrinted: 'The board said nothing. Is a board chosen, and does the program print?',
  whyStage: 'Your program was run for at most ten seconds, but it was never so.',
  last: 'At last it was',
  whyNoVariable: 'There is no variable or list with this name yet.',
  whyNoSprite: 'No sprite with this name can be seen.',
  whyNothingSaid: 'Nothing was said. Does it begin with the flag?',
  whyCannotRun: 'This can only be checked in blocks alone. Take the Python lines out.',
  whyOther: 'This cannot be checked here. Tell your teacher.',
}
