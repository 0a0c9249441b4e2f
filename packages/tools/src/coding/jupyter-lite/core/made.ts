/** What learners of the demo school have written in notebooks. */
import type { MadeProject } from '../../../host/core/sample.ts'

export const RAIN_IN_THE_GARDEN: MadeProject = {
  title: 'Rain in our school garden',
  lang: 'en',
  picture:
    '<rect width="120" height="70" fill="#eff6ff"/><rect x="14" y="60" width="9" height="1" rx="2" fill="#2563eb"/><rect x="28" y="51" width="9" height="10" rx="2" fill="#2563eb"/><rect x="42" y="34" width="9" height="27" rx="2" fill="#2563eb"/><rect x="56" y="45" width="9" height="16" rx="2" fill="#2563eb"/><rect x="70" y="60" width="9" height="1" rx="2" fill="#2563eb"/><rect x="84" y="14" width="9" height="47" rx="2" fill="#2563eb"/><rect x="98" y="53" width="9" height="8" rx="2" fill="#2563eb"/><path d="M8 62h104" stroke="#1e3a8a" stroke-width="2"/><path d="M30 10q-4 6 0 8 4-2 0-8ZM44 6q-4 6 0 8 4-2 0-8ZM58 12q-4 6 0 8 4-2 0-8Z" fill="#60a5fa"/>',
}

export const made = [RAIN_IN_THE_GARDEN]
