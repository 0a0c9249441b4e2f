/**
 * Arabic tells a boy `اكتب` and a girl `اكتبي`. Texts speak to both, so they say `كتابة`, `يمكنك`, `لنكتب` or
 * `اكتبوا` instead. Listed are those forms to one boy that are no other word as well.
 */
const VERBS =
  'أبعد أبق أجب أحضر أخبر أخرج أخف أدخل أدر أرجع أرسل أزل أسقط أصلح أضئ أضف أطفئ أطلق أظهر أعد أعط أغلق أفرغ أفلت أكد أكمل ألصق ألغ ألق أمسك أنشئ أنه أوصل أوقف ابحث ابدأ ابن اترك اتبع اتصل اجلب اجعل اجمع احتفظ احذف احسب احفظ احمل اختبر اختر اخرج ادخل ادرس ادع ادفع اذكر اذهب اربط ارجع ارسم ارفع ارفق اركض ازرع اسأل استبدل استبعد استخدم استخرج استدع استدر استرجع استعد استعمل استعن استكشف استمر استمع استورد استيقظ اسحب اسمح اشرح اشطب اصنع اضبط اضرب اضغط اطبع اطرح اطلب اطلع اعثر اعرض اعرف اعكس اعمل افتح افحص افصل اقرأ اقسم اقطع اقفز اكتب اكتشف اكشف التزم التقط املأ انتظر انتقل انزل انس انسخ انضم انطلق انظر انقر انقل اهدأ ابتعد تابع تأكد تجاهل تجنب تجول تحقق تخيل تذكر تصفح جرب حاول حدد خذ خمن راجع سلم ضع عدل عين قارن قرر قسم كرر لاحظ لون نادر نظف نزل وزع وصل'
/** Also the name of a thing or another form of a verb: the beginning of a sentence alone does not tell. */
const OTHER_WORDS = 'نادر سلم وصل قسم عين لون عدل نزل انضم تابع قرر أعد أكد ابن أنه تجول تذكر لاحظ كرر حدد'
const other = new Set(OTHER_WORDS.split(' '))
const verbs = VERBS.split(' ').filter((verb) => !other.has(verb))

/** At the beginning of a part of a sentence, with `and` or `so` before and `it` or `them` behind. */
export const IMPERATIVES = new RegExp(
  `(?<=^|[.!؟?:؛،,…|«"(]\\s*|\\bثم\\s|\\n[-*#>\\d. ]*)\\s*(?:[وف])?(?:${verbs.join('|')})(?:ه|ها|هم|هما|ني|نا)?(?!\\p{L})`,
  'u',
)
