/** The parts of the front page that stand in its text but not in the script that brings it to life. */
export const LATER_PARTS = ['src/app/landing/LevelPart.tsx', 'src/app/landing/ShowcasePart.tsx']
