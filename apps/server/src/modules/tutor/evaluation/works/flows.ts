/** Works of the three flows; nodes are called as learners see them. */

import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ByLocale, Work } from '../situation.ts'

type Nodes = Record<Locale, [first: string, second: string, third: string, last: string]>

function flow(
  tool: ToolPath,
  title: ByLocale,
  instructions: ByLocale,
  nodes: Nodes,
  settings: [string, string, string, string],
): Work {
  const by = (make: (names: string[]) => string): ByLocale => ({
    en: make(nodes.en),
    th: make(nodes.th),
    zh: make(nodes.zh),
    ar: make(nodes.ar),
  })
  const { en, th, zh, ar } = nodes
  return {
    tool,
    kind: 'flow',
    level: null,
    isGiven: true,
    title,
    instructions,
    checks: [],
    solution: by((names) =>
      names
        .map((name, at) => `${name} (${settings[at]})${at === 0 ? '' : ` <- ${names[at - 1]}`}`)
        .join('\n'),
    ),
    renamed: [],
    told: {
      en: `Connect ${en[0]} to ${en[1]}, then to ${en[2]}, and at the end comes ${en[3]}.`,
      th: `ต่อโหนด${th[0]}ไปที่${th[1]} แล้วต่อไปที่${th[2]} สุดท้ายต่อกับ${th[3]}`,
      zh: `把${zh[0]}连到${zh[1]}，再连到${zh[2]}，最后连到${zh[3]}。`,
      ar: `صِل ${ar[0]} بعقدة ${ar[1]} ثم بعقدة ${ar[2]} وفي النهاية بعقدة ${ar[3]}.`,
    },
    steps: by((names) => names.join('|')),
  }
}

export const RAIN = flow(
  'flow/data-analytics',
  { en: 'Rain by month', th: 'ฝนแต่ละเดือน', zh: '每月降雨', ar: 'المطر في كل شهر' },
  {
    en: 'Show in a picture how much it rained in each month of this year.',
    th: 'แสดงเป็นภาพว่าปีนี้แต่ละเดือนฝนตกเท่าไร',
    zh: '用一张图表示今年每个月下了多少雨。',
    ar: 'اعرض في صورة كم هطل المطر في كل شهر من هذه السنة.',
  },
  {
    en: ['Load file', 'Filter rows', 'Group by', 'Bar chart'],
    th: ['โหลดไฟล์', 'กรองแถว', 'จัดกลุ่ม', 'แผนภูมิแท่ง'],
    zh: ['读取文件', '筛选行', '分组', '柱状图'],
    ar: ['تحميل ملف', 'تصفية الصفوف', 'تجميع', 'مخطط أعمدة'],
  },
  ['file="rain.csv"', 'column="year", is="2026"', 'column="month", sum="rain"', 'x="month"'],
)

export const COINS = flow(
  'flow/image-processing',
  { en: 'Edges of coins', th: 'ขอบเหรียญ', zh: '硬币的边', ar: 'حواف القطع النقدية' },
  {
    en: 'Make a picture in which only the outlines of the coins are left.',
    th: 'ทำภาพที่เหลือแต่เส้นรอบเหรียญ',
    zh: '做一张只剩下硬币轮廓的图。',
    ar: 'اصنع صورة لا يبقى فيها إلا خطوط القطع النقدية.',
  },
  {
    en: ['Open image', 'Grayscale', 'Blur', 'Edge finder'],
    th: ['เปิดภาพ', 'ภาพสีเทา', 'เบลอภาพ', 'ตัวหาขอบ'],
    zh: ['打开图片', '转为灰度', '模糊处理', '边缘检测'],
    ar: ['فتح صورة', 'تدرج الرمادي', 'تمويه', 'كاشف الحواف'],
  },
  ['file="coins.png"', 'weights="eye"', 'size=5', 'low=50, high=150'],
)

export const MOOD = flow(
  'flow/ai-application',
  { en: 'Glad or sad', th: 'ดีใจหรือเสียใจ', zh: '高兴还是难过', ar: 'سعيد أم حزين' },
  {
    en: 'Find out whether what people write about a film is glad or sad.',
    th: 'หาว่าสิ่งที่คนเขียนถึงหนังเรื่องหนึ่งดีใจหรือเสียใจ',
    zh: '判断大家对一部电影的评论是高兴还是难过。',
    ar: 'اعرف هل ما يكتبه الناس عن فيلم ما سعيد أم حزين.',
  },
  {
    en: ['Text input', 'Split words', 'Sentiment', 'Show result'],
    th: ['รับข้อความ', 'ตัดคำ', 'วิเคราะห์ความรู้สึก', 'แสดงผลลัพธ์'],
    zh: ['文本输入', '拆分词语', '情感分析', '显示结果'],
    ar: ['إدخال نص', 'تقسيم الكلمات', 'تحليل المشاعر', 'عرض النتيجة'],
  },
  ['text="…"', 'by="space"', 'model="small"', 'as="picture"'],
)
