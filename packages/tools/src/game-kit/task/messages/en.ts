/** A teacher's checks of a game, and what is said to the learner. */
export default {
  passed: 'Passed: {level}',
  anyPassed: 'One level passed',
  stars: '{count, plural, one {# star in: {level}} other {# stars in: {level}}}',
  anyStars: '{count, plural, one {# star in one level} other {# stars in one level}}',
  given: 'your level',
  uses: 'The program for {level} uses: {feature}',
  avoids: 'The program for {level} does without: {feature}',
  other: 'A check of another tool',
  whyNotPassed: 'Not passed yet. Play the level to its end.',
  whyStars: '{count, plural, one {Your best is # star.} other {Your best is # stars.}} Try again!',
  whyNoProgram: 'There is no program for this level yet.',
  whyUnreadable: 'There is a mistake in the program. Run it and see what is said.',
  whyUses: 'It is not in your program yet. Where could it help?',
  whyAvoids: 'It is still in your program. Is there a way without it?',
  whyOther: 'This cannot be checked here. Tell your teacher.',
}
