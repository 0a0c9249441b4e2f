import type { ReplyKind } from '../../course/reply.ts'

const en: Record<ReplyKind, string> = {
  passed: 'That works!',
  late: 'Your program did not end in time. Is there a loop that never stops?',
  stopped: 'You stopped your program. If it never ends by itself, look at its loop.',
  error: 'Python could not go on: {word}. Look at the marked line.',
  failed: 'This is not quite what was asked. Read the task once more.',
  asksTooOften: 'Your program asks more questions than the task wants. Count your input().',
  gaps: 'There are still gaps ___ in your program. What belongs there?',
  nothing: 'Your program printed nothing. Use print() to show something.',
  quotes: 'The quotes were printed too. One pair of quotes around the text is enough.',
  lineBreaks:
    'The words are right, the lines are not. {count, plural, one {It should be one line.} other {It should be # lines, so use # prints.}}',
  tooMuch: 'Your program prints more than it should.',
  tooLittle: 'A good beginning! Something is still missing.',
  order: 'All the lines are there, but in another order.',
  nameNotValue: 'You printed the name {word}, not what is in it. Take the quotes away from {word}.',
  noF: 'The curly brackets were printed as they are. Put an f in front of the quotes.',
  sumAsText: 'You printed the sum as text. Without quotes Python works it out.',
  textNotNumber: 'The two answers were stuck together as text. Turn each into a number with int().',
  typo: 'Very close! Look at each letter.',
  differs: 'Your program printed something else.',
  onlyNow:
    'It works now, but not with {word}. Let Python use the name instead of typing its value.',
  missing: 'Something is missing in what your program prints.',
  uses: 'The answer is fine. This step is about {word}: use it in your program.',
  tooOften: 'You wrote {word} very often. Let a loop do the repeating.',
  noName: 'Nothing is called {word} yet. Make it with {word} = …',
  holds: 'What is in {word} is not what was asked.',
  useName: 'You made {word} but did not use it.',
  noFunction: 'There is no function called {word} yet. Begin with def {word}',
  inputs:
    '{count, plural, one {The function {word} should take one value in its brackets.} other {The function {word} should take # values in its brackets.}}',
  givesNothing: '{word} prints its answer but gives nothing back. Use return instead of print.',
  givesNone: '{word} gives nothing back. Is there a return in the function?',
  gives: 'When the check asks for {word}, something else comes out.',
  drawsNothing: 'The turtle has drawn nothing yet.',
  lineCount:
    '{count, plural, one {Your picture has one line, it should have {wanted}.} other {Your picture has # lines, it should have {wanted}.}}',
  notClosed: 'The shape is not closed. Look at the angle of the turns.',
  otherPicture: 'The number of lines is right. Look at their lengths and angles.',
  colours: 'Use at least {count, plural, one {one colour} other {# colours}}.',
  notFilled: 'Nothing is filled yet. Use begin_fill() before and end_fill() after the shape.',
}

export default en
