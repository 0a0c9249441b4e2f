/** The words of the page for browsers that are too old. They stand in HTML as they are; what is put in is escaped. */
import type { BrowserSystem } from '@panya/domain/browser/read-browser.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'

interface OldBrowserMessages {
  title: string
  /** Which browser this is, when that is certain, and which would do. */
  known(browser: string, brand: string, needed: string): string
  knownWithoutName(browser: string, brand: string): string
  unknown(brand: string): string
  why: string
  what: string
  /** The way on for this device. */
  update: Record<BrowserSystem, string>
  updateOther: string
  noUpdate: string
  showThis: string
  list(brand: string): string
  andNewer: string
  tryAnyway: string
  tryHint: string
  languages: string
}

export const OLD_BROWSER_MESSAGES: Record<Locale, OldBrowserMessages> = {
  en: {
    title: 'This browser is a little too old',
    known: (browser, brand, needed) =>
      `This is ${browser}. ${brand} needs ${needed} or anything newer.`,
    knownWithoutName: (browser, brand) => `This is ${browser}. ${brand} needs a newer one.`,
    unknown: (brand) => `${brand} needs some things that this browser has not learned yet.`,
    why: 'You did nothing wrong. Pages could stay empty here, or buttons would not answer. What you have saved is safe.',
    what: 'What you can do',
    update: {
      ios: 'Open Settings, then General, then Software Update. The browser comes with it.',
      android: 'Open the Play Store, look for your browser and press Update.',
      chromebook: 'Open Settings, then About ChromeOS, then Check for updates.',
      windows: 'Open the menu of your browser, then Help, then About. It looks for a newer one.',
      'old-windows': 'This Windows gets no newer browsers any more. Ask for a newer computer.',
      mac: 'Open System Settings, then General, then Software Update. Or take Chrome or Firefox.',
    },
    updateOther: 'Update this browser, or take one from the list below.',
    noUpdate: 'Is there nothing newer? Then use another device. Your work is there, too.',
    showThis: 'Show this page to your teacher or another grown-up: they can help.',
    list: (brand) => `${brand} works in`,
    andNewer: 'or anything newer',
    tryAnyway: 'Try it anyway',
    tryHint: 'Some things will look odd or not work.',
    languages: 'Languages',
  },
  th: {
    title: 'เบราว์เซอร์นี้เก่าไปหน่อย',
    known: (browser, brand, needed) => `นี่คือ ${browser} แต่ ${brand} ต้องใช้ ${needed} หรือรุ่นที่ใหม่กว่า`,
    knownWithoutName: (browser, brand) => `นี่คือ ${browser} แต่ ${brand} ต้องใช้รุ่นที่ใหม่กว่านี้`,
    unknown: (brand) => `${brand} ต้องใช้บางอย่างที่เบราว์เซอร์นี้ยังทำไม่เป็น`,
    why: 'คุณไม่ได้ทำอะไรผิด ถ้าใช้เบราว์เซอร์นี้ บางหน้าอาจว่างเปล่า หรือกดปุ่มแล้วไม่มีอะไรเกิดขึ้น งานที่บันทึกไว้ยังอยู่ครบ',
    what: 'ทำอะไรได้บ้าง',
    update: {
      ios: 'เปิด “การตั้งค่า” แล้วไปที่ “ทั่วไป” แล้วเลือก “รายการอัปเดตซอฟต์แวร์” เบราว์เซอร์จะใหม่ขึ้นด้วย',
      android: 'เปิด Play Store ค้นหาเบราว์เซอร์นี้ แล้วกด “อัปเดต”',
      chromebook: 'เปิด “การตั้งค่า” แล้วไปที่ “เกี่ยวกับ ChromeOS” แล้วเลือก “ตรวจหาการอัปเดต”',
      windows: 'เปิดเมนูของเบราว์เซอร์ ไปที่ “ความช่วยเหลือ” แล้วเลือก “เกี่ยวกับ” เบราว์เซอร์จะหารุ่นใหม่ให้เอง',
      'old-windows': 'Windows รุ่นนี้ไม่มีเบราว์เซอร์รุ่นใหม่ให้แล้ว ลองขอใช้คอมพิวเตอร์ที่ใหม่กว่านี้',
      mac: 'เปิด “การตั้งค่าระบบ” ไปที่ “ทั่วไป” แล้วเลือก “รายการอัปเดตซอฟต์แวร์” หรือใช้ Chrome หรือ Firefox ก็ได้',
    },
    updateOther: 'อัปเดตเบราว์เซอร์นี้ หรือใช้เบราว์เซอร์ในรายการด้านล่าง',
    noUpdate: 'ไม่มีรุ่นที่ใหม่กว่านี้ใช่ไหม ลองใช้อุปกรณ์เครื่องอื่น งานของคุณก็อยู่ที่นั่นด้วย',
    showThis: 'ให้คุณครูหรือผู้ใหญ่คนอื่นช่วยดูหน้านี้',
    list: (brand) => `${brand} ใช้ได้กับ`,
    andNewer: 'หรือรุ่นที่ใหม่กว่า',
    tryAnyway: 'ขอลองต่อเลย',
    tryHint: 'บางอย่างอาจดูแปลก ๆ หรือใช้ไม่ได้',
    languages: 'ภาษา',
  },
  zh: {
    title: '这个浏览器有点旧了',
    known: (browser, brand, needed) => `这是 ${browser}。${brand} 需要 ${needed} 或更新的版本。`,
    knownWithoutName: (browser, brand) => `这是 ${browser}。${brand} 需要更新的版本。`,
    unknown: (brand) => `${brand} 要用到一些本领，这个浏览器还没学会。`,
    why: '这不是你的错。用这个浏览器，有的页面可能是空白的，有的按钮按了没反应。你保存过的东西都还在。',
    what: '你可以这样做',
    update: {
      ios: '打开“设置”，点“通用”，再点“软件更新”。浏览器会一起更新。',
      android: '打开 Play 商店或手机的应用商店，找到你的浏览器，点“更新”。',
      chromebook: '打开“设置”，点“关于 ChromeOS”，再点“检查更新”。',
      windows: '打开浏览器的菜单，点“帮助”，再点“关于”。它会自己去找新版本。',
      'old-windows': '这个 Windows 已经没有新的浏览器可用了。请换一台新一点的电脑。',
      mac: '打开“系统设置”，点“通用”，再点“软件更新”。也可以用 Chrome 或 Firefox。',
    },
    updateOther: '更新这个浏览器，或者用下面列出的浏览器。',
    noUpdate: '没有更新的版本了吗？那就换一台设备，你的作品在那里也能看到。',
    showThis: '把这一页给老师或大人看，他们能帮你。',
    list: (brand) => `${brand} 可以用这些浏览器打开`,
    andNewer: '或更新的版本',
    tryAnyway: '还是先试试',
    tryHint: '有些地方可能看起来怪怪的，或者用不了。',
    languages: '语言',
  },
  ar: {
    title: 'هذا المتصفح قديم بعض الشيء',
    known: (browser, brand, needed) => `هذا ${browser}. يحتاج ${brand} إلى ${needed} أو أحدث منه.`,
    knownWithoutName: (browser, brand) => `هذا ${browser}. يحتاج ${brand} إلى إصدار أحدث.`,
    unknown: (brand) => `يحتاج ${brand} إلى أشياء لم يتعلمها هذا المتصفح بعد.`,
    why: 'لا ذنب لك في هذا. قد تبقى بعض الصفحات فارغة هنا، أو لا تستجيب بعض الأزرار. ما حفظته في أمان.',
    what: 'ما يمكنك فعله',
    update: {
      ios: 'التحديث من «الإعدادات»، ثم «عام»، ثم «تحديث البرامج». يأتي المتصفح الجديد معه.',
      android: 'يمكنك البحث عن متصفحك في متجر Play، ثم الضغط على «تحديث».',
      chromebook: 'التحديث من «الإعدادات»، ثم «لمحة عن ChromeOS»، ثم «البحث عن تحديثات».',
      windows: 'التحديث من قائمة المتصفح، ثم «مساعدة»، ثم «حول». يبحث المتصفح بنفسه عن إصدار أحدث.',
      'old-windows': 'لم تعد تصل إلى نظام Windows هذا متصفحات أحدث. يمكنك طلب حاسوب أحدث.',
      mac: 'التحديث من «إعدادات النظام»، ثم «عام»، ثم «تحديث البرامج». ويمكنك أيضًا استخدام Chrome أو Firefox.',
    },
    updateOther: 'يمكنك تحديث هذا المتصفح، أو استخدام متصفح من القائمة أدناه.',
    noUpdate: 'ألا يوجد إصدار أحدث؟ يمكنك استخدام جهاز آخر: عملك هناك أيضًا.',
    showThis: 'يمكنك عرض هذه الصفحة على معلّمك أو على شخص بالغ آخر للمساعدة.',
    list: (brand) => `يعمل ${brand} في`,
    andNewer: 'أو أحدث',
    tryAnyway: 'المتابعة على أي حال',
    tryHint: 'قد تبدو بعض الأشياء غريبة أو لا تعمل.',
    languages: 'اللغات',
  },
}
