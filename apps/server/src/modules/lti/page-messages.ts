/** The words of the two small pages that a platform's frame may show. */
import type { Locale } from '@panya/domain/locale/locale.ts'

export interface PageMessages {
  open: { title: string; text: string; button: string; opened: string }
  back: { title: string; text: string; button: string; close: string }
}

export const PAGE_MESSAGES: Record<Locale, PageMessages> = {
  en: {
    open: {
      title: 'This opens in a new window',
      text: 'There you have the whole screen, and you stay signed in.',
      button: 'Open in a new window',
      opened:
        'Go on in the new window. You can come back here at any time. Is there none? Allow new windows (pop-ups) for this page, and press again.',
    },
    back: {
      title: 'Chosen',
      text: 'What you chose goes back to your learning platform.',
      button: 'Back to the learning platform',
      close: 'Done. You can close this window.',
    },
  },
  th: {
    open: {
      title: 'จะเปิดในหน้าต่างใหม่',
      text: 'ในหน้าต่างใหม่จะได้ใช้เต็มจอ และยังคงเข้าสู่ระบบอยู่',
      button: 'เปิดในหน้าต่างใหม่',
      opened:
        'ทำต่อในหน้าต่างใหม่ได้เลย จะกลับมาที่นี่เมื่อไรก็ได้ ถ้าไม่มีหน้าต่างใหม่ ให้อนุญาตหน้าต่างป๊อปอัปของหน้านี้ แล้วกดอีกครั้ง',
    },
    back: {
      title: 'เลือกแล้ว',
      text: 'สิ่งที่เลือกจะถูกส่งกลับไปที่ระบบการเรียนของคุณ',
      button: 'กลับไปที่ระบบการเรียน',
      close: 'เสร็จแล้ว ปิดหน้าต่างนี้ได้',
    },
  },
  zh: {
    open: {
      title: '将在新窗口中打开',
      text: '在新窗口里可以使用整个屏幕，并保持登录。',
      button: '在新窗口中打开',
      opened:
        '请在新窗口中继续。你可以随时回到这里。没有看到新窗口吗？请允许本页打开新窗口（弹出窗口），再按一次。',
    },
    back: {
      title: '已选择',
      text: '你选择的内容会传回学习平台。',
      button: '回到学习平台',
      close: '完成了，可以关闭这个窗口。',
    },
  },
  ar: {
    open: {
      title: 'يُفتح هذا في نافذة جديدة',
      text: 'هناك تكون لك الشاشة كلها ويبقى دخولك مسجّلًا.',
      button: 'فتح في نافذة جديدة',
      opened:
        'المتابعة في النافذة الجديدة. يمكنك العودة إلى هنا في أي وقت. لم تظهر نافذة؟ يلزم السماح لهذه الصفحة بفتح نوافذ جديدة، ثم الضغط مرة أخرى.',
    },
    back: {
      title: 'تم الاختيار',
      text: 'يعود ما اخترته إلى منصة التعلّم.',
      button: 'العودة إلى منصة التعلّم',
      close: 'انتهى الأمر. يمكنك إغلاق هذه النافذة.',
    },
  },
}
