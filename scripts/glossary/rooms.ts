/** Where texts stand, for words that are true of some of them alone. */

/** What a learner writes programs with, and what speaks of programs. */
export const PROGRAMS =
  /packages\/(?:tools\/src\/(?:coding(?!.*\/library\/)|game-kit|games\/(?:dungeon|prog)|host)|engines\/src\/(?:bloc|code|py))/
/** Projects of blocks and their stage. */
export const BLOCKS = /coding\/block|engines\/src\/block/
/** Where a letter or a page speaks to a guardian. */
export const GUARDIAN =
  /(?:features|parts|modules)\/(?:guardian|(?:consent|payment)\/guardian|teach\/consent\/LinkSheet)|guardian-progress|care-mail/
/** What tells a sprite, a robot or a hero what to do (labels on blocks, not what explains them), and what somebody did. */
export const NO_ORDERS =
  /\/blocks\/.*\.(?:0|2\.choices\..*)$|blockly\/messages\/en\.ts#(?:blocks|options|presets)|\/words\/|audit\/act-messages|#word\.|trial-questions|SAFETY_BOARDS/
