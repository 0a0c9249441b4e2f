import { readBoards } from '../board-text.ts'

/** Staying safe, fair and kind with machines and with each other. */
export const SAFETY_BOARDS = readBoards(`
phishing: A trap or a safe message?; ข้อความหลอกลวงหรือปลอดภัย; 是骗局还是安全的消息？; رسالة خداع أم رسالة آمنة؟
# Probably a trap; น่าจะหลอกลวง; 很可能是骗局; خداع غالبًا
? It hurries you, promises too much, or asks for a password; เร่งเรา สัญญาเกินจริง หรือขอรหัสผ่าน; 催你、许诺太多，或要你的密码; تستعجلك أو تعد بالكثير أو تطلب كلمة المرور
-phone You have won a phone! Click within 5 minutes; คุณได้รางวัลโทรศัพท์! กดภายใน 5 นาที; 你中了手机大奖！5 分钟内点击; ربحت هاتفًا! اضغط خلال 5 دقائق
-message Send us your password to keep your account; ส่งรหัสผ่านมาเพื่อรักษาบัญชี; 把密码发来，否则账号会被关闭; أرسل كلمة المرور لتحتفظ بحسابك
-message I am your friend, new number, send me money now; เราเป็นเพื่อนนะ เปลี่ยนเบอร์ โอนเงินด่วน; 我是你朋友，换号了，马上转钱给我; أنا صديقك ورقمي جديد، أرسل مالًا الآن
-box Your parcel is waiting, pay a small fee here; พัสดุรออยู่ จ่ายค่าธรรมเนียมที่นี่; 包裹在等你，先付一点手续费; طردك ينتظر، ادفع رسمًا صغيرًا هنا
# Probably safe; น่าจะปลอดภัย; 很可能安全; آمنة غالبًا
? Expected, from somebody you know, and it asks for nothing secret; คาดไว้แล้ว มาจากคนที่รู้จัก และไม่ขอความลับ; 是意料之中的、认识的人发的，不要秘密; متوقعة وممن تعرفه ولا تطلب سرًا
-page Maths homework: page 12, see you tomorrow; การบ้านเลขหน้า 12 เจอกันพรุ่งนี้; 数学作业第 12 页，明天见; واجب الرياضيات صفحة 12، نراك غدًا
-football Football practice starts at 4 today; ซ้อมฟุตบอลวันนี้บ่ายสี่โมง; 今天足球训练四点开始; تدريب كرة القدم اليوم الساعة 4
-cake Happy birthday from all of us!; สุขสันต์วันเกิดจากพวกเราทุกคน!; 我们大家祝你生日快乐！; عيد ميلاد سعيد منا جميعًا!
-book The library is closed on Friday; ห้องสมุดปิดวันศุกร์; 图书馆周五关门; المكتبة مغلقة يوم الجمعة

passwords: Strong or weak password?; รหัสผ่านแข็งแรงหรืออ่อนแอ; 密码强还是弱？; كلمة مرور قوية أم ضعيفة؟
# Strong; แข็งแรง; 强; قوية
? Long, and nobody can guess it; ยาวและไม่มีใครเดาได้; 又长又猜不到; طويلة ولا يستطيع أحد تخمينها
= mango-rocket-7-violin
= Blue!kite%Rain92
= owl.sings.at.noon.41
= t7#Rz-qq81-LampTea
# Weak; อ่อนแอ; 弱; ضعيفة
? Short, common, or in a row on the keyboard; สั้น ใช้กันบ่อย หรือเรียงบนแป้นพิมพ์; 短、常见，或在键盘上连着; قصيرة أو شائعة أو متتالية على لوحة المفاتيح
= 123456
= password
= qwerty
= 2015

private-or-public: May strangers know it?; คนแปลกหน้ารู้ได้ไหม; 可以让陌生人知道吗？; هل يجوز أن يعرفه الغرباء؟
# Keep it private; เก็บเป็นความลับ; 要保密; إبقاؤه سرًّا
? With it somebody can find you or pretend to be you; ใช้ตามหาเราหรือสวมรอยเป็นเราได้; 别人可以用它找到你或冒充你; يمكن به العثور عليك أو انتحال شخصيتك
-house your home address; ที่อยู่บ้าน; 家庭住址; عنوان بيتك
-lock your password; รหัสผ่าน; 你的密码; كلمة المرور
-calendar when your family is away; ช่วงที่ครอบครัวไม่อยู่บ้าน; 家里什么时候没人; متى تكون عائلتك خارج البيت
-school-card a photo of your school card; รูปบัตรนักเรียน; 学生证照片; صورة بطاقتك المدرسية
# Fine to tell; บอกได้; 可以说; لا بأس بقوله
? It does not lead anyone to you; ไม่ทำให้ใครตามหาเราเจอ; 别人不会因此找到你; لا يوصل أحدًا إليك
-paintbrush your favourite colour; สีที่ชอบ; 最喜欢的颜色; لونك المفضل
-gamepad a game you like; เกมที่ชอบ; 喜欢的游戏; لعبة تحبها
-book what you think of a book; ความคิดเห็นเรื่องหนังสือ; 对一本书的看法; رأيك في كتاب
-elephant that elephants are great; บอกว่าช้างเจ๋งมาก; 觉得大象很棒; أن الفيلة رائعة

web-addresses: Real address or imitation?; ที่อยู่เว็บจริงหรือเลียนแบบ; 真网址还是仿冒？; عنوان حقيقي أم مقلّد؟
# The school’s own; ของโรงเรียนจริง; 学校自己的; عنوان المدرسة
? What counts stands just before the first single slash: school.example; ดูส่วนก่อนเครื่องหมายทับเดี่ยวตัวแรก: school.example; 看第一个单斜杠前面的部分：school.example; المهم ما قبل أول شرطة مائلة مفردة: school.example
= https://school.example/
= https://school.example/signin
= https://games.school.example/
# An imitation; เลียนแบบ; 仿冒的; عنوان مقلّد
? Another name at the end, or a letter swapped for a digit; ลงท้ายด้วยชื่ออื่น หรือสลับตัวอักษรเป็นตัวเลข; 结尾是别的名字，或字母换成了数字; اسم آخر في النهاية أو حرف استُبدل برقم
= https://schoo1.example/
= https://school.example.prize.test/
= https://school-example.test/signin

kind-comments: Kind or hurtful?; ใจดีหรือทำร้ายใจ; 友善还是伤人？; لطيف أم جارح؟
# Kind; ใจดี; 友善; لطيف
? It helps, even when it says what could be better; ช่วยได้ แม้จะบอกสิ่งที่ควรปรับ; 即使指出不足，也是在帮忙; يساعد حتى حين يذكر ما يمكن تحسينه
-message I like your idea, try a bigger title; ชอบไอเดียนะ ลองทำหัวข้อให้ใหญ่ขึ้น; 点子不错，标题可以再大一点; فكرتك جميلة، وعنوان أكبر قد يفيدها
-message Shall I help you with that?; ให้ช่วยไหม; 要我帮忙吗？; هل أساعدك في هذا؟
-message It did not work for me, what can I do?; เรายังทำไม่ได้ ควรทำอย่างไรดี; 我这里没成功，该怎么办？; لم ينجح معي، ماذا أفعل؟
# Hurtful; ทำร้ายใจ; 伤人; جارح
? It is about the person, not about the work; ว่าที่ตัวคน ไม่ใช่ผลงาน; 针对人，而不是作品; عن الشخص لا عن العمل
-message You are too stupid for this; เธอโง่เกินไป; 你太笨了; أنت غبي جدًا
-message Nobody wants you in our team; ไม่มีใครอยากให้อยู่ทีม; 没人想让你加入我们队; لا أحد يريدك في فريقنا
-message Haha, what an ugly drawing; ฮ่า ๆ วาดน่าเกลียดจัง; 哈哈，画得真丑; هاها، رسمة قبيحة

fact-opinion: Fact or opinion?; ข้อเท็จจริงหรือความคิดเห็น; 事实还是观点？; حقيقة أم رأي؟
# Fact; ข้อเท็จจริง; 事实; حقيقة
? You can check it; ตรวจสอบได้; 可以查证; يمكن التحقق منها
-thermometer Water boils at 100 °C by the sea; น้ำเดือดที่ 100 °C ที่ระดับน้ำทะเล; 在海边，水 100 °C 沸腾; يغلي الماء عند 100 درجة بجانب البحر
-octopus An octopus has eight arms; หมึกยักษ์มีแปดแขน; 章鱼有八条腕; للأخطبوط ثماني أذرع
-moon The Moon goes round the Earth; ดวงจันทร์โคจรรอบโลก; 月球绕着地球转; يدور القمر حول الأرض
# Opinion; ความคิดเห็น; 观点; رأي
? People may think differently about it; แต่ละคนคิดต่างกันได้; 每个人的想法可以不同; قد يختلف الناس فيه
-mango Mangoes taste best; มะม่วงอร่อยที่สุด; 芒果最好吃; المانجو ألذ فاكهة
-football Football is more fun than chess; ฟุตบอลสนุกกว่าหมากรุก; 足球比下棋好玩; كرة القدم أمتع من الشطرنج
-paintbrush Blue is the most beautiful colour; สีน้ำเงินสวยที่สุด; 蓝色最漂亮; الأزرق أجمل لون

app-permissions: Does the app need that?; แอปจำเป็นต้องใช้ไหม; 应用需要这个权限吗？; هل يحتاج التطبيق إلى ذلك؟
# It makes sense; สมเหตุสมผล; 合理; معقول
? Without it the app cannot do its job; ถ้าไม่มีก็ทำงานไม่ได้; 没有它，应用就没法工作; لا يعمل التطبيق بدونه
-map-pin A map wants your location; แผนที่ขอตำแหน่ง; 地图要位置; خريطة تطلب موقعك
-camera A photo app wants the camera; แอปถ่ายรูปขอใช้กล้อง; 拍照应用要相机; تطبيق صور يطلب الكاميرا
-microphone A voice recorder wants the microphone; เครื่องอัดเสียงขอไมโครโฟน; 录音应用要麦克风; مسجل صوت يطلب الميكروفون
# It asks too much; ขอมากเกินไป; 要得太多; يطلب أكثر من اللازم
? What it wants has nothing to do with its job; สิ่งที่ขอไม่เกี่ยวกับงานของแอป; 要的东西和它的用途无关; ما يطلبه لا علاقة له بعمله
-torch A torch wants your contacts; ไฟฉายขอรายชื่อเพื่อน; 手电筒要通讯录; مصباح يدوي يطلب جهات اتصالك
-calculator A calculator wants your location; เครื่องคิดเลขขอตำแหน่ง; 计算器要位置; آلة حاسبة تطلب موقعك
-puzzle A puzzle game wants to read messages; เกมจิ๊กซอว์ขออ่านข้อความ; 拼图游戏要读短信; لعبة أحجية تريد قراءة الرسائل

use-or-ask: May I use it in my project?; ใช้ในโปรเจกต์ได้เลยไหม; 我的作品里可以用吗？; هل أستخدمه في مشروعي؟
# Use it; ใช้ได้เลย; 可以用; استخدامه
? It is yours, or its maker allows it and you say whose it is; เป็นของเราเอง หรือเจ้าของอนุญาตและเราบอกชื่อเจ้าของ; 是你自己的，或作者允许并注明出处; هو لك أو سمح صاحبه وذكرت اسمه
-pencil a drawing you made; ภาพที่เราวาดเอง; 自己画的画; رسمة رسمتها أنت
-photo a photo with a free licence, maker named; รูปที่ให้ใช้ได้ฟรี และบอกชื่อเจ้าของ; 允许使用的照片，并写上作者; صورة برخصة حرة مع ذكر صاحبها
-note music you recorded yourself; เพลงที่อัดเอง; 自己录的音乐; موسيقى سجّلتها بنفسك
# Ask first; ต้องขอก่อน; 先问一下; السؤال أولًا
? Somebody else made it or is in it; คนอื่นเป็นคนทำ หรือมีคนอื่นอยู่ในนั้น; 是别人做的，或里面有别人; صنعه غيرك أو يظهر فيه غيرك
-radio a song from the radio; เพลงจากวิทยุ; 广播里的歌; أغنية من المذياع
-camera a photo of your classmate; รูปเพื่อนในห้อง; 同学的照片; صورة زميلك
-light-bulb a friend’s game idea; ไอเดียเกมของเพื่อน; 朋友的游戏点子; فكرة لعبة لصديقك
`)
