/** Why a file or a pasted text is no table, in every tool that reads tables. */
export const tableFileMessages = {
  'problem.no-table-file': {
    en: 'This file holds no table. It is: {kind}.',
    th: 'ไฟล์นี้ไม่ใช่ตาราง แต่เป็น {kind}',
    zh: '这个文件不是表格，而是：{kind}。',
    ar: 'هذا الملف ليس جدولًا. نوعه: {kind}.',
  },
  'fix.no-table-file': {
    en: 'Open it in the program it comes from and save it as CSV or .xlsx.',
    th: 'เปิดด้วยโปรแกรมเดิม แล้วบันทึกเป็น CSV หรือ .xlsx',
    zh: '用原来的程序打开，另存为 CSV 或 .xlsx。',
    ar: 'افتحه في برنامجه واحفظه بصيغة CSV أو .xlsx.',
  },
  'problem.binary-file': {
    en: 'This is neither text nor a table.',
    th: 'ไฟล์นี้ไม่ใช่ทั้งข้อความและตาราง',
    zh: '这既不是文字，也不是表格。',
    ar: 'هذا ليس نصًا ولا جدولًا.',
  },
  'fix.binary-file': {
    en: 'Choose a CSV, JSON or .xlsx file.',
    th: 'เลือกไฟล์ CSV, JSON หรือ .xlsx',
    zh: '请选择 CSV、JSON 或 .xlsx 文件。',
    ar: 'اختر ملف CSV أو JSON أو .xlsx.',
  },
  'problem.no-sheet': {
    en: 'There is no sheet “{sheet}” in this file. It has: {names}.',
    th: 'ไฟล์นี้ไม่มีแผ่นงาน “{sheet}” มีแต่ {names}',
    zh: '这个文件里没有工作表“{sheet}”，只有：{names}。',
    ar: 'لا توجد ورقة «{sheet}» في هذا الملف. فيه: {names}.',
  },
  'fix.no-sheet': {
    en: 'Press “Find everything out again” below, then choose a sheet.',
    th: 'กด “ให้โปรแกรมดูเองทั้งหมด” ด้านล่าง แล้วเลือกแผ่นงาน',
    zh: '按下面的“全部重新自动判断”，再选工作表。',
    ar: 'اضغط «إعادة الكل إلى التلقائي» في الأسفل ثم اختر ورقة.',
  },
  'problem.broken-json-line': {
    en: 'Line {row} is no JSON.',
    th: 'บรรทัดที่ {row} ไม่ใช่ JSON',
    zh: '第 {row} 行不是 JSON。',
    ar: 'السطر {row} ليس JSON.',
  },
  'fix.broken-json-line': {
    en: 'Repair that line in the file.',
    th: 'แก้บรรทัดนั้นในไฟล์',
    zh: '请在文件里改好那一行。',
    ar: 'أصلح ذلك السطر في الملف.',
  },
}
