/** Messages of the nodes of the server's AI. */
export const serverMessages = {
  'node.ai.server-detect': {
    en: 'Big AI: find things',
    th: 'AI ขนาดใหญ่: หาสิ่งของ',
    zh: '大型 AI：找东西',
    ar: 'الذكاء الاصطناعي الكبير: إيجاد أشياء',
  },
  'help.ai.server-detect': {
    en: 'The server looks for 80 kinds of things. It works on slow devices too. Press the button to run it.',
    th: 'เซิร์ฟเวอร์ช่วยหาสิ่งของ 80 ชนิด เครื่องช้าก็ใช้ได้ กดปุ่มเพื่อเริ่ม',
    zh: '服务器帮你找 80 种东西，慢的设备也能用。按下按钮才会运行。',
    ar: 'يبحث الخادم عن 80 نوعًا من الأشياء، ويعمل حتى على الأجهزة البطيئة. الزر يشغّله.',
  },
  'node.ai.server-ocr': {
    en: 'Big AI: read a page',
    th: 'AI ขนาดใหญ่: อ่านหน้ากระดาษ',
    zh: '大型 AI：读一页',
    ar: 'الذكاء الاصطناعي الكبير: قراءة صفحة',
  },
  'help.ai.server-ocr': {
    en: 'The server reads the text in a picture. Press the button to run it.',
    th: 'เซิร์ฟเวอร์อ่านข้อความในรูปให้ กดปุ่มเพื่อเริ่ม',
    zh: '服务器帮你读图片里的文字。按下按钮才会运行。',
    ar: 'يقرأ الخادم النص في الصورة. الزر يشغّله.',
  },
  'node.ai.server-search': {
    en: 'Big AI: same meaning',
    th: 'AI ขนาดใหญ่: ความหมายเดียวกัน',
    zh: '大型 AI：意思相同',
    ar: 'الذكاء الاصطناعي الكبير: المعنى نفسه',
  },
  'help.ai.server-search': {
    en: 'Finds the text that means the same, even in other words. Best in English.',
    th: 'หาข้อความที่ความหมายเหมือนกันแม้ใช้คำต่างกัน เก่งที่สุดในภาษาอังกฤษ',
    zh: '找出意思相同的句子，哪怕用词不一样。英语效果最好。',
    ar: 'يجد النص الذي له المعنى نفسه ولو بكلمات أخرى. أفضل ما يكون بالإنجليزية.',
  },
  'node.ai.server-chat': {
    en: 'Big AI: ask',
    th: 'AI ขนาดใหญ่: ถาม',
    zh: '大型 AI：提问',
    ar: 'الذكاء الاصطناعي الكبير: سؤال',
  },
  'help.ai.server-chat': {
    en: 'Asks the language model of your school. It can be wrong: check what it says.',
    th: 'ถามโมเดลภาษาของโรงเรียน มันตอบผิดได้ ตรวจสอบคำตอบทุกครั้งนะ',
    zh: '问学校选的语言模型。它也会说错，记得检查。',
    ar: 'يسأل النموذج اللغوي لمدرستك. قد يخطئ، فالتحقّق مما يقول واجب.',
  },
  'port.answer': { en: 'answer', th: 'คำตอบ', zh: '回答', ar: 'الجواب' },
  'param.page': { en: 'Language', th: 'ภาษา', zh: '语言', ar: 'اللغة' },
  'option.page.en': { en: 'English', th: 'อังกฤษ', zh: '英语', ar: 'الإنجليزية' },
  'option.page.th': { en: 'Thai', th: 'ไทย', zh: '泰语', ar: 'التايلاندية' },
  'option.page.zh': { en: 'Chinese', th: 'จีน', zh: '中文', ar: 'الصينية' },
  'option.page.ar': { en: 'Arabic', th: 'อาหรับ', zh: '阿拉伯语', ar: 'العربية' },
}
