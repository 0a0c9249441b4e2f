/** English messages of the three views. */
export default {
  views: 'Show the program as',
  blocks: 'Blocks',
  both: 'Both',
  text: 'Text',
  textHasMistake: 'Text (it has a mistake)',
  editor: 'The program as Python text',
  empty: '# Put blocks under a hat, or write Python here.',
  same: 'The blocks and the text say the same.',
  typing: 'You are writing…',
  broken: 'The blocks wait until this is right. Your text is safe.',
  apart:
    'The blocks were changed while the text had a mistake. Which of the two do you want to keep?',
  useText: 'Keep the text',
  useBlocks: 'Keep the blocks',
  goThere: 'Go to line {line}',
  line: 'Line {line}: {what}',
  'problem.unclear': 'Python does not understand “{said}” here.',
  'problem.missing': 'Something is missing here.',
}
