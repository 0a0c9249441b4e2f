/** All words of the glossary, in the order of its page. */
import { AI } from './ai.ts'
import { BLOCK_WORDS } from './blocks.ts'
import { BOARD_WORDS } from './boards.ts'
import { MONEY } from './money.ts'
import { SCHOOL } from './school.ts'
import { SENTENCES } from './sentences.ts'
import type { Term } from './term.ts'
import { TOOLS } from './tools.ts'

export const AREAS: Record<string, Term[]> = {
  'Tools and pages': TOOLS,
  'Blocks and programs': BLOCK_WORDS,
  Boards: BOARD_WORDS,
  AI,
  'Plans and coins': MONEY,
  School: SCHOOL,
  'In every sentence': SENTENCES,
}

export const GLOSSARY: Term[] = Object.values(AREAS).flat()
