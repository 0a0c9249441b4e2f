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
  whyOther: 'This cannot be checked here. Tell your teacher.',
}
