/** What learners of the demo school have found out with tables. */
import type { MadeProject } from '../../../host/core/sample.ts'

export const WHICH_MARKET: MadeProject = {
  title: 'Which market sells most?',
  lang: 'en',
  picture:
    '<rect width="120" height="70" fill="#ecfdf5"/><rect x="22" y="8" width="12" height="52" rx="2" fill="#b83a0a"/><rect x="39" y="17" width="12" height="43" rx="2" fill="#0f766e"/><rect x="56" y="30" width="12" height="30" rx="2" fill="#0f766e"/><rect x="73" y="39" width="12" height="21" rx="2" fill="#0f766e"/><rect x="90" y="48" width="12" height="12" rx="2" fill="#0f766e"/><path d="M14 6v56h96" fill="none" stroke="#134e4a" stroke-width="2"/>',
}

export const made = [WHICH_MARKET]
