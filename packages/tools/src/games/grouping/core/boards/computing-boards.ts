import { readBoards } from '../board-text.ts'

/** Data, programs, machines and machines that learn. */
export const COMPUTING_BOARDS = readBoards(`
data-types: Number, text or true/false?; ตัวเลข ข้อความ หรือจริง/เท็จ; 数字、文本还是真假？; عدد أم نص أم صح وخطأ؟
# Number; ตัวเลข; 数字; عدد
? You can calculate with it; ใช้คำนวณได้; 可以用来计算; يمكن الحساب به
= 42
= 3.14
= -7
# Text; ข้อความ; 文本; نص
? It stands in quotation marks, even when it looks like a number; อยู่ในเครื่องหมายคำพูด แม้จะดูเหมือนตัวเลข; 写在引号里，即使看起来像数字; بين علامتي تنصيص حتى لو بدا عددًا
= "hello"
= "42"
= 'cat'
# True or false; จริงหรือเท็จ; 真假; صح أو خطأ
? It answers a yes-or-no question; ตอบคำถามว่าใช่หรือไม่ใช่; 回答“是不是”的问题; يجيب عن سؤال نعم أو لا
= True
= False
= 3 > 2

collections: List, dictionary or single value?; รายการ ดิกชันนารี หรือค่าเดียว; 列表、字典还是单个值？; قائمة أم قاموس أم قيمة واحدة؟
# List; รายการ; 列表; قائمة
? Many values in order, in square brackets; หลายค่าเรียงกันในวงเล็บเหลี่ยม; 方括号里按顺序放着多个值; قيم مرتبة بين قوسين مربعين
= [1, 2, 3]
= ["a", "b"]
= []
# Dictionary; ดิกชันนารี; 字典; قاموس
? Every value has its own key; ทุกค่ามีคีย์ของตัวเอง; 每个值都有自己的键; لكل قيمة مفتاح
= {"age": 10}
= {"x": 1, "y": 2}
= {"th": "ช้าง"}
# Single value; ค่าเดียว; 单个值; قيمة واحدة
? There is only one thing in it; มีแค่อย่างเดียว; 里面只有一样东西; فيها شيء واحد فقط
= 7
= "list"
= True

input-output: Input or output?; รับเข้าหรือส่งออก; 输入还是输出？; إدخال أم إخراج؟
# Input; รับเข้า; 输入; إدخال
? It tells the computer something; บอกข้อมูลให้คอมพิวเตอร์; 把信息告诉电脑; يخبر الحاسوب بشيء
@ camera
-keyboard keyboard; แป้นพิมพ์; 键盘; لوحة مفاتيح
-mouse mouse; เมาส์; 鼠标; فأرة
-microphone microphone; ไมโครโฟน; 麦克风; ميكروفون
# Output; ส่งออก; 输出; إخراج
? The computer tells you something with it; คอมพิวเตอร์ใช้บอกเรา; 电脑用它告诉你信息; يخبرك الحاسوب به بشيء
-screen screen; จอภาพ; 屏幕; شاشة
-printer printer; เครื่องพิมพ์; 打印机; طابعة
-speaker speaker; ลำโพง; 音箱; مكبر صوت
-headphones headphones; หูฟัง; 耳机; سماعات

hardware-software: Hardware or software?; ฮาร์ดแวร์หรือซอฟต์แวร์; 硬件还是软件？; عتاد أم برنامج؟
# Hardware; ฮาร์ดแวร์; 硬件; عتاد
? You can touch it; จับต้องได้; 可以摸到; يمكنك لمسه
@ laptop battery
-screen screen; จอภาพ; 屏幕; شاشة
-chip memory chip; ชิปหน่วยความจำ; 内存芯片; شريحة ذاكرة
# Software; ซอฟต์แวร์; 软件; برنامج
? It is made of instructions; ประกอบด้วยคำสั่ง; 由指令组成; مكوّن من تعليمات
-gamepad game; เกม; 游戏; لعبة
-browser web browser; เว็บเบราว์เซอร์; 浏览器; متصفح
-paintbrush drawing app; แอปวาดรูป; 画画软件; تطبيق رسم
-program Python program; โปรแกรมไพทอน; Python 程序; برنامج بايثون

python-names: A name Python allows?; ชื่อนี้ไพทอนยอมไหม; Python 允许的名字吗？; هل يقبل بايثون هذا الاسم؟
# Allowed; ใช้ได้; 允许; مسموح
? Letters, digits and _, not beginning with a digit; ตัวอักษร ตัวเลข และ _ โดยไม่ขึ้นต้นด้วยตัวเลข; 字母、数字和 _，不能以数字开头; حروف وأرقام و _ ولا يبدأ برقم
= score
= my_name
= x2
= _total
# Not allowed; ใช้ไม่ได้; 不允许; غير مسموح
? A digit first, a space, a minus or a word Python needs itself; ขึ้นต้นด้วยเลข มีช่องว่าง มีขีด หรือเป็นคำของไพทอน; 以数字开头、有空格、有减号，或是 Python 自己用的词; يبدأ برقم أو فيه فراغ أو ناقص أو كلمة خاصة ببايثون
= 2x
= my name
= for
= total-cost

true-or-false: True or False?; True หรือ False; True 还是 False？; True أم False؟
# True; True; True; True
? Work it out: the statement is right; ลองคิดดู ประโยคนี้ถูกต้อง; 算一算：这句话是对的; بالحساب: العبارة صحيحة
= 3 < 5
= 2 + 2 == 4
= "a" == "a"
= not False
# False; False; False; False
? Work it out: the statement is wrong, and A is not a; ลองคิดดู ประโยคนี้ผิด และ A ไม่ใช่ a; 算一算：这句话是错的，A 和 a 不一样; بالحساب: العبارة خاطئة وحرف A ليس a
= 5 > 9
= 1 == 2
= "A" == "a"
= not True

makes-ten: Is it 10?; ได้ 10 ไหม; 结果是 10 吗？; هل الناتج 10؟
# It is 10; ได้ 10; 是 10; الناتج 10
? Times comes before plus; คูณก่อนบวก; 先乘后加; الضرب قبل الجمع
= 5 * 2
= 4 + 3 * 2
= 20 / 2
= 11 - 1
# It is not 10; ไม่ใช่ 10; 不是 10; ليس 10
? Calculate in the right order; คำนวณตามลำดับให้ถูก; 按正确顺序计算; الحساب بالترتيب الصحيح
= 2 + 3 * 2
= 10 + 10
= 2 * 4 + 3
= 30 / 5

sequence-loop-condition: Sequence, loop or condition?; ลำดับ วนซ้ำ หรือเงื่อนไข; 顺序、循环还是条件？; تسلسل أم تكرار أم شرط؟
# Sequence; ลำดับ; 顺序; تسلسل
? One step after the other; ทีละขั้นตามลำดับ; 一步接一步; خطوة بعد خطوة
-socks First socks, then shoes; ใส่ถุงเท้าก่อนแล้วค่อยใส่รองเท้า; 先穿袜子，再穿鞋; الجوارب أولًا ثم الحذاء
-box Open the box, take out the toy; เปิดกล่องแล้วหยิบของเล่น; 打开盒子，拿出玩具; فتح الصندوق ثم إخراج اللعبة
# Loop; วนซ้ำ; 循环; تكرار
? The same thing again and again; ทำสิ่งเดิมซ้ำ ๆ; 重复做同一件事; الشيء نفسه مرة بعد مرة
-hands Clap ten times; ปรบมือสิบครั้ง; 拍手十下; صفّق عشر مرات
-spoon Stir until it is smooth; คนไปเรื่อย ๆ จนเนียน; 一直搅到变匀; التحريك حتى يصبح ناعمًا
-watering Water every plant in the row; รดน้ำต้นไม้ทุกต้นในแถว; 给这一排每棵植物浇水; اسقِ كل نبتة في الصف
# Condition; เงื่อนไข; 条件; شرط
? It depends on something; ขึ้นอยู่กับบางอย่าง; 要看情况; يعتمد على شيء
-umbrella If it rains, take an umbrella; ถ้าฝนตกให้เอาร่มไป; 如果下雨，就带伞; إذا نزل المطر نأخذ مظلة
-traffic-light Stop when the light is red; หยุดเมื่อไฟแดง; 红灯就停; الوقوف إذا كانت الإشارة حمراء
-bed If you are tired, rest; ถ้าเหนื่อยให้พัก; 累了就休息; إذا تعبت فاسترح

clear-steps: An algorithm or not yet?; เป็นอัลกอริทึมหรือยัง; 算不算算法？; خوارزمية أم ليس بعد؟
# An algorithm; เป็นอัลกอริทึม; 是算法; خوارزمية
? Clear steps that anyone can follow and that end; ขั้นตอนชัดเจน ใครทำก็ได้ และมีจุดจบ; 步骤清楚，谁都能照做，而且会结束; خطوات واضحة يتبعها أي أحد ولها نهاية
-footprints Turn left, walk 10 steps, stop; เลี้ยวซ้าย เดิน 10 ก้าว แล้วหยุด; 左转，走 10 步，停下; انعطاف يسارًا ومشي 10 خطوات ثم وقوف
-calculator Add the two numbers and halve the sum; บวกสองจำนวนแล้วหารสอง; 把两个数相加再除以二; جمع العددين ثم القسمة على اثنين
-cards Compare each card with the next, swap if larger; เทียบไพ่กับใบถัดไป ถ้ามากกว่าให้สลับ; 每张牌和下一张比，大的就交换; مقارنة كل بطاقة بالتي بعدها والتبديل إن كانت أكبر
# Not yet; ยังไม่ใช่; 还不是; ليس بعد
? It leaves open what exactly to do; ไม่บอกว่าต้องทำอะไรแน่; 没说清楚到底要做什么; لا يحدد ما العمل بالضبط
-sparkle Make it nicer; ทำให้สวยขึ้น; 弄得好看一点; جعله أجمل
-signpost Walk a bit that way; เดินไปทางนั้นหน่อย; 往那边走走; مشي قليل في ذلك الاتجاه
-endless Keep counting for ever; นับไปเรื่อย ๆ ไม่มีวันจบ; 一直数下去，永远不停; الاستمرار في العد إلى الأبد

search-sort-count: Search, sort or count?; ค้นหา เรียงลำดับ หรือนับ; 查找、排序还是计数？; بحث أم ترتيب أم عد؟
# Search; ค้นหา; 查找; بحث
? One thing is wanted among many; หาหนึ่งสิ่งจากหลายสิ่ง; 从很多东西里找一个; نريد شيئًا واحدًا من بين أشياء
-list Find a name in the class list; หาชื่อในรายชื่อห้อง; 在班级名单里找一个名字; البحث عن اسم في قائمة الصف
-box Which box has the key?; กุญแจอยู่กล่องไหน; 钥匙在哪个盒子里？; في أي صندوق المفتاح؟
# Sort; เรียงลำดับ; 排序; ترتيب
? Everything is put in order; จัดทุกอย่างให้เป็นลำดับ; 把所有东西排好顺序; نضع كل شيء بالترتيب
-people Line up by height; เข้าแถวตามความสูง; 按身高排队; اصطفوا حسب الطول
-book Put books from A to Z; จัดหนังสือจาก ก ถึง ฮ; 把书按字母排好; ترتيب الكتب من الألف إلى الياء
# Count; นับ; 计数; عد
? The answer is how many; คำตอบคือจำนวนเท่าไร; 答案是“有多少”; الجواب هو كم
-chair How many are absent today?; วันนี้ขาดกี่คน; 今天几个人缺席？; كم غائبًا اليوم؟
-letters How many letters are in a word?; คำนี้มีกี่ตัวอักษร; 一个词有几个字母？; كم حرفًا في الكلمة؟

binary-search: Can you search by halving?; ค้นหาแบบแบ่งครึ่งได้ไหม; 能用“折半”来找吗？; هل يمكن البحث بالتنصيف؟
# Yes, it is in order; ได้ เพราะเรียงแล้ว; 能，已经排好序; نعم فهو مرتب
? Look in the middle and throw away one half; ดูตรงกลางแล้วตัดทิ้งครึ่งหนึ่ง; 看中间，就能去掉一半; النظر في الوسط والتخلص من النصف
= 1 4 9 16 25
= a c f k z
-book a paper dictionary; พจนานุกรมเล่ม; 纸质词典; قاموس ورقي
-house house numbers along a street; บ้านเลขที่ตามถนน; 街上的门牌号; أرقام البيوت على الشارع
# No, it is mixed up; ไม่ได้ เพราะปนกัน; 不能，乱的; لا فهو مختلط
? Without order you must look at every one; ถ้าไม่เรียงต้องดูทุกอัน; 没有顺序就得一个个看; بلا ترتيب عليك النظر في كل واحد
= 7 2 9 1 5
= k a z c f
-bag a bag of marbles; ถุงลูกแก้ว; 一袋弹珠; كيس كرات زجاجية
-cards shuffled cards; ไพ่ที่สับแล้ว; 洗过的牌; بطاقات مخلوطة

error-kinds: When does Python complain?; ไพทอนจะเตือนตอนไหน; Python 什么时候报错？; متى يعترض بايثون؟
# Before it runs; ก่อนเริ่มทำงาน; 运行之前; قبل التشغيل
? The sentence is not finished: bracket, colon or quotation mark is missing; เขียนไม่ครบ ขาดวงเล็บ โคลอน หรือเครื่องหมายคำพูด; 句子不完整：少了括号、冒号或引号; الجملة ناقصة: قوس أو نقطتان أو علامة تنصيص
= print("hi"
= if x > 3
= name = "Mali
= for i in range(3)
# While it runs; ระหว่างทำงาน; 运行的时候; أثناء التشغيل
? It is written correctly but asks for the impossible; เขียนถูก แต่สั่งสิ่งที่ทำไม่ได้; 写得没错，但要求做不到; مكتوبة صحيحة لكنها تطلب المستحيل
= 10 / 0
= int("cat")
= [1, 2][5]
= print(nmae)

binary-even: Even or odd in binary?; เลขฐานสอง คู่หรือคี่; 二进制：偶数还是奇数？; زوجي أم فردي في النظام الثنائي؟
# Even; คู่; 偶数; زوجي
? It ends in 0; ลงท้ายด้วย 0; 最后一位是 0; ينتهي بصفر
= 1010
= 110
= 1000
= 10
# Odd; คี่; 奇数; فردي
? It ends in 1; ลงท้ายด้วย 1; 最后一位是 1; ينتهي بواحد
= 1011
= 111
= 1001
= 1

file-kinds: Picture, sound or program?; รูปภาพ เสียง หรือโปรแกรม; 图片、声音还是程序？; صورة أم صوت أم برنامج؟
# Picture; รูปภาพ; 图片; صورة
? The ending names a way to store pictures; นามสกุลบอกว่าเป็นไฟล์ภาพ; 后缀表示图片格式; الامتداد يدل على صورة
= cat.png
= photo.jpg
= owl.svg
# Sound; เสียง; 声音; صوت
? The ending names a way to store sound; นามสกุลบอกว่าเป็นไฟล์เสียง; 后缀表示声音格式; الامتداد يدل على صوت
= song.mp3
= bell.wav
= voice.ogg
# Program; โปรแกรม; 程序; برنامج
? The ending names a programming language; นามสกุลบอกภาษาโปรแกรม; 后缀表示编程语言; الامتداد يدل على لغة برمجة
= game.py
= page.js
= robot.cpp

sensor-actuator: Does it sense or act?; รับรู้หรือกระทำ; 感知还是动作？; يحس أم يفعل؟
# It senses; รับรู้; 感知; يحس
? It measures the world; วัดสิ่งรอบตัว; 测量周围的世界; يقيس ما حوله
@ thermometer
-sensor light sensor; เซนเซอร์แสง; 光线传感器; حساس ضوء
-push-button push button; ปุ่มกด; 按钮; زر ضغط
-microphone microphone; ไมโครโฟน; 麦克风; ميكروفون
# It acts; กระทำ; 动作; يفعل
? It moves, shines or sounds; ขยับ ส่องแสง หรือส่งเสียง; 会动、发光或发声; يتحرك أو يضيء أو يصدر صوتًا
@ light-bulb
-motor motor; มอเตอร์; 电动机; محرك
-buzzer buzzer; บัซเซอร์; 蜂鸣器; جرس طنان
-fan fan; พัดลม; 风扇; مروحة

learned-or-rule: Learned or by a fixed rule?; เรียนรู้เองหรือทำตามกฎ; 学来的还是固定规则？; تعلّم أم قاعدة ثابتة؟
# Learned from examples; เรียนจากตัวอย่าง; 从例子中学; تعلّم من أمثلة
? Nobody wrote the rule, it came from many examples; ไม่มีใครเขียนกฎ กฎมาจากตัวอย่างมากมาย; 没人写规则，是从许多例子里得来的; لم يكتب أحد القاعدة بل جاءت من أمثلة كثيرة
-pencil It guesses what you draw; ทายสิ่งที่เราวาด; 猜你画的是什么; يخمّن ما ترسمه
-microphone It turns speech into text; แปลงเสียงพูดเป็นข้อความ; 把说话变成文字; يحوّل الكلام إلى نص
-camera It tells cats from dogs in photos; แยกแมวกับสุนัขในรูป; 分辨照片里的猫和狗; يميّز القطط من الكلاب في الصور
# A fixed rule; กฎตายตัว; 固定规则; قاعدة ثابتة
? Somebody wrote down exactly what to do; มีคนเขียนไว้แน่นอนว่าต้องทำอะไร; 有人写清楚了该怎么做; كتب شخص بالضبط ما يجب فعله
-calculator A calculator adds; เครื่องคิดเลขบวกเลข; 计算器做加法; آلة حاسبة تجمع
-clock The light goes on at 6 o’clock; ไฟเปิดตอนหกโมง; 灯六点亮; يضيء المصباح عند السادسة
-door A door opens when you press the button; ประตูเปิดเมื่อกดปุ่ม; 按按钮门就开; يُفتح الباب عند ضغط الزر

training-data: A good example for teaching cats?; ตัวอย่างนี้ดีสำหรับสอนเรื่องแมวไหม; 教机器认猫，这是好例子吗？; هل هذا مثال جيد لتعليم القطط؟
# A good example; ตัวอย่างที่ดี; 好例子; مثال جيد
? Clear, correctly labelled, and different from the others; ชัด ติดป้ายถูก และไม่ซ้ำกัน; 清楚、标签正确、各不相同; واضح واسمه صحيح ومختلف عن غيره
-cat a white cat, named “cat”; แมวขาว ติดป้ายว่า “แมว”; 一只白猫，标为“猫”; قطة بيضاء باسم «قطة»
-cat a cat from behind, named “cat”; แมวจากด้านหลัง ติดป้ายว่า “แมว”; 猫的背影，标为“猫”; قطة من الخلف باسم «قطة»
-cat a cat in the dark, named “cat”; แมวในที่มืด ติดป้ายว่า “แมว”; 暗处的猫，标为“猫”; قطة في الظلام باسم «قطة»
# A bad example; ตัวอย่างที่ไม่ดี; 坏例子; مثال سيئ
? It teaches something wrong or nothing; สอนผิดหรือไม่ได้สอนอะไร; 教错了，或什么也没教; يعلّم خطأ أو لا يعلّم شيئًا
-rabbit a rabbit, named “cat”; กระต่าย ติดป้ายว่า “แมว”; 一只兔子，标为“猫”; أرنب باسم «قطة»
-photo an empty picture, named “cat”; รูปว่าง ติดป้ายว่า “แมว”; 空白图，标为“猫”; صورة فارغة باسم «قطة»
-photos the same photo for the tenth time; รูปเดิมเป็นครั้งที่สิบ; 同一张照片第十次出现; الصورة نفسها للمرة العاشرة

online-offline: Does it need the internet?; ต้องใช้อินเทอร์เน็ตไหม; 需要上网吗？; هل يحتاج إلى الإنترنت؟
# Yes; ต้องใช้; 需要; نعم
? Data must travel to or from another place; ข้อมูลต้องเดินทางไปหรือมาจากที่อื่น; 数据要从别处来或到别处去; يجب أن تنتقل البيانات من مكان أو إليه
-message send a message to a friend; ส่งข้อความหาเพื่อน; 给朋友发消息; إرسال رسالة إلى صديق
-phone video call with grandmother; วิดีโอคอลกับคุณยาย; 和奶奶视频通话; مكالمة فيديو مع الجدة
-cloud see tomorrow’s weather; ดูพยากรณ์อากาศพรุ่งนี้; 查明天的天气; معرفة طقس الغد
# No; ไม่ต้อง; 不需要; لا
? Everything needed is already on the device; ทุกอย่างอยู่ในเครื่องแล้ว; 需要的都在设备里; كل ما يلزم موجود في الجهاز
-camera take a photo; ถ่ายรูป; 拍照; التقاط صورة
-calculator use the calculator; ใช้เครื่องคิดเลข; 用计算器; استخدام الآلة الحاسبة
-page write a text and save it; พิมพ์ข้อความแล้วบันทึก; 写文字并保存; كتابة نص وحفظه
`)
