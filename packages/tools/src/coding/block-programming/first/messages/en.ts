/** English messages of the first project's three steps. */
export default {
  name: 'Your first animation',
  step: 'Step {number} of 3',
  run: 'Press “Run” ⚑ and see what the cat does.',
  change: 'Now make it yours. How fast shall the cat walk? Pick one, or type a number into “move”.',
  pick: 'Now make it yours. How fast shall the cat walk? Pick one.',
  slow: 'Slow',
  fast: 'Fast',
  faster: 'Very fast',
  saving: 'It saves itself. One moment…',
  kept: 'You are offline. Your work is safe on this device and is sent as soon as it can be.',
  done: 'You made your first animation, and it is saved! You find it again on your first page.',
  lessons: 'More first steps',
  close: 'Close',
}
