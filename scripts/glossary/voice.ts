/** How texts are written in each language, beyond single words: signs, digits, and whom a sentence speaks to. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { IMPERATIVES } from './imperatives.ts'
import { GUARDIAN, NO_ORDERS } from './rooms.ts'

export interface VoiceRule {
  id: string
  locale: Locale
  find: RegExp
  /** Where the rule holds; everywhere when left out. */
  where?: RegExp
  /** Where it does not. */
  notWhere?: RegExp
}

export const VOICE: VoiceRule[] = [
  { id: 'three dots', locale: 'en', find: /[a-z]\.\.\./ },
  { id: 'three dots', locale: 'th', find: /[\u0e00-\u0e7f]\.\.\./ },
  { id: 'three dots', locale: 'ar', find: /[\u0600-\u06ff]\.\.\./ },
  { id: 'half an ellipsis', locale: 'zh', find: /[\u4e00-\u9fff”）]…(?!…)/ },
  { id: 'ๆ without a space', locale: 'th', find: /\S+ๆ/ },
  { id: 'Thai digits', locale: 'th', find: /[๐-๙]+/ },
  { id: 'a full stop', locale: 'th', find: /[\u0e01-\u0e4e]{3,}\.(?=\s|$)/ },
  { id: 'two signs of a question', locale: 'th', find: /(?:ไหม|อะไร|ไหน|ใคร|อย่างไร|เมื่อไร)\?/ },
  { id: 'ครับ or ค่ะ', locale: 'th', find: /ครับ|ค่ะ/ },
  { id: 'a narrow sign', locale: 'zh', find: /[\u4e00-\u9fff][,:;?!](?=\s|$|[\u4e00-\u9fff])/ },
  { id: 'a narrow bracket', locale: 'zh', find: /[\u4e00-\u9fff]\(|\([\u4e00-\u9fff]/ },
  {
    id: 'no space beside Latin',
    locale: 'zh',
    find: /[\u4e00-\u9fff][A-Za-z]|[A-Za-z][\u4e00-\u9fff]/,
  },
  { id: '您 to a learner', locale: 'zh', find: /您/, notWhere: GUARDIAN },
  { id: '你 to a guardian', locale: 'zh', find: /你/, where: GUARDIAN },
  { id: 'a Latin sign', locale: 'ar', find: /[\u0600-\u06ff][,;?]/ },
  { id: 'Arabic-Indic digits', locale: 'ar', find: /[٠-٩]+/ },
  { id: 'English quotation marks', locale: 'ar', find: /[“”]/ },
  { id: 'an order to a boy', locale: 'ar', find: IMPERATIVES, notWhere: NO_ORDERS },
]
