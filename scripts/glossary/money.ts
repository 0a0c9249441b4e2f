/** Words of plans and coins. */
import { terms } from './term.ts'

export const MONEY = terms({
  plan: {
    note: 'free, basic, pro, enterprise; a plan for a lesson is another word',
    means: /(?<!lesson )\bplans?\b/i,
    where: /locales|modules/,
    en: 'plan, plans',
    th: 'แพ็กเกจ ≠ แพคเกจ, แพกเกจ, แพ็คเกจ',
    zh: '套餐 ≠ 方案',
    ar: 'باقة, باقات ≠ خطة, خطط ~ خطة درس, خطة الدرس, خطط الدروس, خطط دروس',
  },
  subscription: {
    means: /\bsubscriptions?\b/i,
    en: 'subscription, subscriptions',
    th: 'แพ็กเกจ',
    zh: '订阅',
    ar: 'اشتراك, اشتراكات',
  },
  'AI coin': {
    note: 'pays for AI on the server',
    means: /\bAI coins?\b/i,
    en: 'AI coin, AI coins, coin, coins',
    th: 'เหรียญ AI, เหรียญ',
    zh: 'AI 币',
    ar: 'عملة ذكاء اصطناعي, عملات ذكاء اصطناعي, عملات الذكاء الاصطناعي, عملتا ذكاء اصطناعي',
  },
})
