/** Where texts stand, for words that are true of some of them alone. */

/** What a learner makes programs and games with. */
export const CODING = /packages\/(?:tools\/src\/(?:coding|game|host)|engines\/src\/(?:bloc|code|python))/
/** Projects of blocks and their stage. */
export const BLOCKS = /coding\/block-programming|engines\/src\/block/
/** Where a letter or a page speaks to a guardian. */
export const GUARDIAN = /(?:features|parts|modules)\/(?:guardian|consent\/guardian)|guardian-progress|care-mail/
/** Labels on blocks and in a game's program: they tell a sprite, a robot or a hero what to do. */
export const COMMANDS = /\/(?:blocks|blockly|words)\//
