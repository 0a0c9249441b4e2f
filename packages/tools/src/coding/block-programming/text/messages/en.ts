/** English messages of the three views. */
export default {
  views: 'Show the program as',
  blocks: 'Blocks',
  both: 'Both',
  text: 'Text',
  textHasMistake: 'Text (it has a mistake)',
  editor: 'The program as Python text',
  empty: 'Put blocks under a hat, or write Python here. For example:',
  same: 'The blocks and the text say the same.',
  typing: 'You are writing…',
  broken: 'The blocks wait until this is right. Your text is safe.',
  apart:
    'The blocks were changed while the text had a mistake. Which of the two do you want to keep?',
  useText: 'Keep the text',
  useBlocks: 'Keep the blocks',
  goThere: 'Go to line {line}',
  line: 'Line {line}: {what}',
  'problem.open-quote': 'The text “{said}” has no end. Put {instead} behind it.',
  'problem.open-bracket': 'The bracket “{said}” has no end. Put {instead} where it ends.',
  'problem.close-bracket':
    'This “{said}” closes nothing. Take it away, or open a bracket before it.',
  'problem.colon': 'A line with “{said}” ends with a colon. Put : at its end.',
  'problem.no-body': 'Under “{said}” there must be a line that begins four spaces further in.',
  'problem.no-def': 'Under “{said}” there must be a line with def.',
  'problem.indent-far':
    'The line with “{said}” begins too far in. Take spaces away until it stands right under the line above.',
  'problem.indent-back':
    'The line with “{said}” stands under no other line. Let it begin exactly where one above begins.',
  'problem.instead': 'Write {instead} here, not “{said}”.',
  'problem.strange-space':
    'There is a space here that Python does not know. Delete it and press the space bar.',
  'problem.unknown-sign': 'Python does not know the sign “{said}”.',
  'problem.alone': 'There is no {instead} above this “{said}” that begins in the same place.',
  'problem.keyword': '“{said}” is a word of Python’s own. Choose another name.',
  'problem.digit-first': 'The name “{said}” begins with a digit. Begin it with a letter.',
  'problem.print': 'Put what “{said}” shows in brackets: print("…").',
  'problem.before': 'Something is missing before “{said}”.',
  'problem.after': 'Something is missing after “{said}”.',
  'problem.unclear': 'Python does not understand “{said}” here.',
  'problem.too-long': 'This text is too long to become blocks. Make it shorter.',
  'problem.too-deep': 'Too many things stand inside each other here. Make it simpler.',
}
