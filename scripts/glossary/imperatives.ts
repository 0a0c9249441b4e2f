/**
 * Arabic tells a boy `اكتب` and a girl `اكتبي`. Texts speak to both, so they say `كتابة`, `يمكنك كتابة`, `لنكتب` or
 * `اكتبوا` instead. Listed are forms to one boy that are seldom another word at the beginning of a sentence.
 */
const VERBS =
  'أبعد أبق أجب أحضر أخبر أخرج أخف أدخل أدر أرجع أرسل أزل أسقط أصلح أضئ أضف أطفئ أطلق أظهر أعط أغلق أفرغ أكمل ألصق ألغ ألق أمسك أنشئ أوصل أوقف ابحث ابدأ اترك اتبع اتصل اجعل اجمع احتفظ احذف احسب احفظ اختبر اختر اخرج ادخل ادرس ادع ادفع اذكر اذهب اربط ارجع ارسم ارفع اركض اسأل استبدل استخدم استخرج استدع استدر استعد استعن استكشف استمر استمع استورد اسحب اسمح اشرح اصنع اضبط اضرب اضغط اطبع اطرح اطلب اطلع اعثر اعرض اعرف اعكس اعمل افتح افحص افصل اقرأ اقسم اقطع اقفز اكتب اكتشف اكشف التقط املأ انتظر انتقل انسخ انطلق انظر انقر انقل ابتعد تأكد تجاهل تجنب تحقق تخيل جرّب حاول خذ خمّن راجع ضع قارن نظّف غيّر سجّل شغّل علّم حوّل كرّر عدّل حدّد رتّب صدّر وصّل حرّك لوّن نزّل صحّح أكّد ثبّت وزّع فكّر قدّم امشِ العب شاهد دع تذكّر شارك نفّذ افعل راقب ارفض اقبل اقلب اخترع ركّب ارمِ عُدّ صِل كن انعطف برمج درّب أنهِ أعد سلّم بدّل ابنِ اصعد انزل'.split(
    ' ',
  )
/** The marks of a letter, but not those of the passive: `أُغلق` is something that was closed. */
const MARKS = '[\u064b-\u064e\u0650-\u0652]*'
const forms = VERBS.map((verb) => Array.from(verb).join(MARKS)).join('|')
const AFTER = '(?:ه|ها|هم|هما|ني)?'
/** Who did it: then it is a report, and no order. */
const DOER = '\\s+(?:أحد|المصدر)'

/** At the beginning of a part of a sentence, with `and` or `so` before and `it` or `them` behind; with `so` after an if. */
export const IMPERATIVES = new RegExp(
  `(?:(?<=^|[.!؟?:؛،,|(]\\s*|(?<!\\p{L})ثم\\s|\\n[-*#>\\d. ]*)\\s*(?!وضع)(?:[وف]\\u064e?)?|(?<=\\s)ف\\u064e?)(?:${forms})${MARKS}${AFTER}(?![\\p{L}\\u064b-\\u0652]|${DOER})`,
  'u',
)
