/** What learners of the demo school have made with blocks. */
import type { MadeProject } from '../../../host/core/sample.ts'

export const WALKING_CAT: MadeProject = {
  title: 'แมวเดินเล่น',
  lang: 'th',
  picture:
    '<rect width="120" height="70" fill="#cfe8f7"/><path d="M0 54h120v16H0Z" fill="#5b9b6b"/><circle cx="98" cy="16" r="9" fill="#fbbf24"/><g fill="#f59e0b"><ellipse cx="52" cy="44" rx="19" ry="10"/><path d="M60 20l6 7h10l6-7 1 18q-2 9-12 9t-12-9Z"/></g><path d="M35 42q-12-3-9-16M40 51v8M48 53v6M58 53v6M64 51v8" fill="none" stroke="#d97706" stroke-width="5" stroke-linecap="round"/><path d="M67 33v2M75 33v2M69 40q2 2 3 0 1 2 3 0" fill="none" stroke="#1c1a3d" stroke-width="2" stroke-linecap="round"/>',
}

export const made = [WALKING_CAT]
