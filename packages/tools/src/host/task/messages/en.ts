/** The words around a teacher's checks. */
export default {
  title: 'What your teacher checks',
  close: 'Close',
  check: 'Check my program',
  checkWork: 'Check my work',
  checkAgain: 'Check again',
  checking: 'Checking…',
  allPassed: 'It works! Every check passed.',
  notYet:
    '{total, plural, one {Not yet. Have a look at what is missing.} other {Not yet. {passed} of # checks passed.}}',
  passed: 'passed',
  failed: 'not yet',
  open: 'not checked yet',
  record: 'Record as checks',
  recorded: 'Recorded. Go back to the assignment and tick what should be checked.',
  recordNothing:
    'There is nothing to record yet. Run your solution first and see whether it works.',
}
