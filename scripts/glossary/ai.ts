/** Words of AI. */
import { terms } from './term.ts'

export const AI = terms({
  AI: {
    means: /\bAI\b(?! tutor)/,
    en: 'AI ≠ artificial intelligence',
    th: 'AI ≠ ปัญญาประดิษฐ์, เอไอ',
    zh: 'AI ≠ 人工智能',
    ar: 'ذكاء اصطناعي, الذكاء الاصطناعي, ذكاؤك الاصطناعي, ذكاءك الاصطناعي, ذكائك الاصطناعي ≠ الذكاء, ذكاء, ذكاؤك, ذكاءك',
  },
  tutor: {
    note: 'the AI that helps; not a person of the school',
    means: /\btutors?\b/i,
    where: /locales|modules|host\/tutor/,
    en: 'AI tutor, tutor',
    th: 'ติวเตอร์ AI ≠ ครูผู้ช่วย, ผู้ช่วยสอน, ผู้ช่วย AI',
    zh: 'AI 助教 ≠ 小老师, AI 辅导',
    ar: 'المساعد الذكي, مساعد ذكي ≠ المعلم الذكي',
  },
  'big AI': {
    note: 'on the server, paid for with coins',
    means: /\bbig AI\b/i,
    en: 'big AI',
    th: 'AI ขนาดใหญ่ ≠ AI ตัวใหญ่',
    zh: '大型 AI',
    ar: 'الذكاء الاصطناعي الكبير ≠ الذكاء الكبير',
  },
  model: {
    note: 'what a machine has learnt',
    means: /\bmodels?\b/i,
    en: 'model, models',
    th: 'โมเดล ≠ แบบจำลอง',
    zh: '模型',
    ar: 'نموذج, نماذج ≠ موديل',
  },
  train: {
    note: 'a model, on a computer; a person teaches: สอน, 教, تعليم',
    means: /\b(?<!teacher )(?:train|trains|trained|training)\b/i,
    where: /locales|flow\/ai[\w-]*\/(?!nodes\/label)/,
    en: 'train, trained, training',
    th: 'ฝึก',
    zh: '训练',
    ar: 'تدريب, درب, مدرب, يدرب, تدرب, يتدرب, ندرب',
  },
  'trained model': {
    en: 'trained model',
    means: /\btrained model\b/i,
    th: 'โมเดลที่ฝึกแล้ว',
    zh: '训练好的模型 ≠ 训练的模型',
    ar: 'نموذج مدرب, النموذج المدرب',
  },
})
