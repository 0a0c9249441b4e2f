/** What the file of somebody's data says about itself, in every language. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'

const ABOUT: Record<Locale, string> = {
  en: `Your data
This file holds everything this place knows about you. "data" has one file per kind of data, as JSON; a
text editor opens it. "projects" has your work; open it in its tool with "Import". "project history" has
older versions. Passwords and keys are left out: they are kept only in a form nobody can read.
`,
  th: `ข้อมูลของคุณ
ไฟล์นี้มีทุกอย่างที่ที่นี่รู้เกี่ยวกับคุณ โฟลเดอร์ "data" มีข้อมูลแยกเป็นไฟล์ตามชนิด (JSON) เปิดดูด้วยโปรแกรมแก้ไขข้อความได้
"projects" คือโปรเจกต์ของคุณ เปิดในเครื่องมือด้วยปุ่มนำเข้า "project history" คือเวอร์ชันเก่า
ไม่มีรหัสผ่านและกุญแจอยู่ในนี้ เพราะเราเก็บไว้ในแบบที่ไม่มีใครอ่านได้
`,
  zh: `你的数据
这个文件包含这里知道的关于你的一切。“data”里每类数据一个 JSON 文件，用文本编辑器就能打开。
“projects”是你的作品，可以在对应的工具里导入。“project history”是以前的版本。
密码和密钥不在里面：它们只以谁也读不懂的形式保存。
`,
  ar: `بياناتك
يحتوي هذا الملف على كل ما يعرفه هذا المكان عنك. في المجلد "data" ملف لكل نوع من البيانات بصيغة JSON يفتحه أي محرر نصوص.
وفي "projects" مشاريعك، ويمكنك استيرادها في أداتها. وفي "project history" النسخ الأقدم.
لا توجد هنا كلمات مرور ولا مفاتيح، فهي محفوظة بشكل لا يستطيع أحد قراءته.
`,
}

export const ABOUT_EXPORT = LOCALES.map((locale) => ABOUT[locale]).join('\n')
