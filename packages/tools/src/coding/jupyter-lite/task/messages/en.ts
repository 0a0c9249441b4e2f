/** A teacher's checks of a notebook, and what is said to the learner. */
export default {
  test: 'Test {number}',
  holds: '{name} holds the right value',
  cellRuns: 'There is a cell “{cell}” that runs without an error',
  cellShows: 'The cell “{cell}” shows what it should',
  anyShows: 'A cell shows what it should',
  other: 'A check of another tool',
  whyHolds: 'Now it holds {value}. All cells were run once, from the top.',
  whyTest: 'Something is not right yet. All cells were run once, from the top.',
  whyError: 'The check could not go on: {error}. Does everything have the name it should have?',
  whyAbsent: 'There is no such cell yet. Begin one with this as a remark or a heading.',
  whyFails: 'The cell stops with an error: {error}',
  whyShows: 'Compare the two letter by letter.',
  wanted: 'it should show',
  got: 'but it showed',
  nothing: '(nothing)',
  whyOther: 'This cannot be checked here. Tell your teacher.',
}
