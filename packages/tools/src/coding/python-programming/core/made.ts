/** What learners of the demo school have written in Python. */
import type { MadeProject } from '../../../host/core/sample.ts'

export const FLOWER_OF_MALI: MadeProject = {
  title: 'ดอกไม้ของมะลิ',
  lang: 'th',
  picture:
    '<rect width="120" height="70" fill="#fff"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="tomato" transform="rotate(0 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="orange" transform="rotate(30 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="purple" transform="rotate(60 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="tomato" transform="rotate(90 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="orange" transform="rotate(120 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="purple" transform="rotate(150 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="tomato" transform="rotate(180 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="orange" transform="rotate(210 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="purple" transform="rotate(240 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="tomato" transform="rotate(270 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="orange" transform="rotate(300 60 35)"/><path d="M60 35Q66 22 60 8 54 22 60 35Z" fill="purple" transform="rotate(330 60 35)"/>',
}

export const HOT_WEEK: MadeProject = {
  title: 'Hot week in Chiang Mai',
  lang: 'en',
  picture:
    '<rect width="120" height="70" fill="#fff7ed"/><rect x="14" y="32" width="9" height="30" rx="2" fill="#f59e0b"/><rect x="28" y="22" width="9" height="40" rx="2" fill="#f59e0b"/><rect x="42" y="17" width="9" height="45" rx="2" fill="#f59e0b"/><rect x="56" y="27" width="9" height="35" rx="2" fill="#f59e0b"/><rect x="70" y="12" width="9" height="50" rx="2" fill="#dc2626"/><rect x="84" y="17" width="9" height="45" rx="2" fill="#f59e0b"/><rect x="98" y="22" width="9" height="40" rx="2" fill="#f59e0b"/><path d="M8 63h104" stroke="#7c2d12" stroke-width="2"/>',
}

export const made = [FLOWER_OF_MALI, HOT_WEEK]
