/** What learners of the demo school have made of pictures. */
import type { MadeProject } from '../../../host/core/sample.ts'

export const LANDSCAPE_EDGES: MadeProject = {
  title: 'Edges in a landscape',
  lang: 'en',
  picture:
    '<rect width="120" height="70" fill="#14132b"/><path d="M0 52l28-30 14 16 18-26 22 32 14-14 24 22M0 60q40-16 64-2t56-6" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/><circle cx="98" cy="16" r="8" fill="none" stroke="#fff" stroke-width="2"/>',
}

export const made = [LANDSCAPE_EDGES]
