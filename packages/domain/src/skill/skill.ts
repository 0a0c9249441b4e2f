/** What learners get better at; a tool says in its folder which passed check or level shows it. */
export const SKILLS = [
  'sequence',
  'loops',
  'choices',
  'functions',
  'lists',
  'recursion',
  'patterns',
  'pictures',
  'data',
  'ai',
] as const
export type Skill = (typeof SKILLS)[number]
