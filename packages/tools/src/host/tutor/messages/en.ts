/** The tutor's texts, and its catalogue of what goes wrong in programs. */
export default {
  tutor: 'Tutor',
  title: 'Ask the tutor',
  close: 'Close',
  what: 'What happened',
  tryThis: 'Try this',
  off: 'Your teacher has turned the tutor off for now.',
  askMore: 'Ask about your own program',
  question: 'Your question (you can leave it empty)',
  send: '{coins, plural, =0 {Ask for free} one {Ask for # coin} other {Ask for # coins}}',
  balance: '{count, plural, one {You have # coin.} other {You have # coins.}}',
  paid: '{count, plural, one {Paid. You have # coin left.} other {Paid. You have # coins left.}}',
  tooFew: 'You do not have enough coins for this. The explanation above is always free.',
  thinking: 'The tutor is thinking…',
  stop: 'Stop',
  failed: 'That did not work. It cost nothing. Try again in a moment.',
  failedLimit: 'That is enough for today: your class has a daily limit.',
  failedClassLimit: 'Your class has used its coins for today. Tomorrow there are new ones.',
  guardianFirst: 'Asking the language model needs a yes from your parent or guardian first.',
  staysHere: 'This answer comes from a book inside this page. Nothing you write leaves it.',
  goesOut:
    'If you ask, your program and your question go to the language model your school has chosen. E-mail addresses, telephone numbers and addresses are taken out first.',
  fineWhat: 'Your program ran without an error.',
  fineTry:
    'Is the result what you expected? Read the program line by line and say what each line does. Where does it do something else than you meant?',
  otherWhat: 'The program met something it could not do.',
  otherTry:
    'Read the last line of the message: it says what went wrong. Then look at the line it points to, and the one before.',
  indentWhat: 'The spaces at the beginning of a line do not fit.',
  indentTry:
    'Lines that belong together start at the same place. After a line that ends with a colon, the next line starts four spaces further in.',
  syntaxWhat: 'Python could not read a line: something is missing or too much.',
  syntaxTry:
    'Look for a missing bracket, quote or colon, in that line or at the end of the line before.',
  nameWhat: 'The program uses a name it does not know.',
  nameTry:
    'Compare the name letter by letter with the place where you first gave it a value. Big and small letters are different. Is that line before this one?',
  typeWhat: 'Two things do not fit together, such as a number and a text.',
  typeTry:
    'Print type(...) of each part. To join a number to a text, turn it into a text with str(...). To calculate, turn a text into a number with int(...).',
  valueWhat: 'The kind of thing is right, but not its value.',
  valueTry: 'Print the value just before that line. Is it really what you think it is?',
  indexWhat: 'You asked for a place in a list that is not there.',
  indexTry:
    'Counting starts at 0. A list of three has the places 0, 1 and 2. Print len(...) before that line.',
  keyWhat: 'The dictionary has no entry with that key.',
  keyTry:
    'Print the dictionary’s keys and compare. With .get(key) nothing breaks when one is missing.',
  attributeWhat: 'That thing does not have what stands after the dot.',
  attributeTry: 'Check the spelling after the dot, and print type(...) of what stands before it.',
  zeroWhat: 'The program divided by zero, and that has no answer.',
  zeroTry: 'Which number is zero there, and why? You can ask with if before you divide.',
  importWhat: 'Python did not find the module you want to import.',
  importTry:
    'Check the spelling. Is the file called the same as the module? A file of yours must not be called like a module you need.',
  recursionWhat: 'Something calls itself again and again and never ends.',
  recursionTry: 'What must be true for it to stop? Check that this moment really comes.',
  fileWhat: 'The file is not there, or it cannot be opened.',
  fileTry: 'Compare the file’s name letter by letter with the name in your program.',
  memoryWhat: 'The program needed more memory than there is.',
  memoryTry: 'Is there a list or a text that keeps growing? Try it with small numbers first.',
  assertWhat: 'A check in the program says: this is not as it should be.',
  assertTry: 'Read what the check compares, and print both sides just before it.',
  stoppedWhat: 'The program was stopped before it was finished.',
  stoppedTry:
    'Did it run for ever? Look at the loop: what changes in each round, and when does it end?',
}
