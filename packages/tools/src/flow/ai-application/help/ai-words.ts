import type { NodeWords } from '../../../flow-kit/node-search.ts'

/** Other words people look for AI nodes by, in English, Thai, Chinese and Arabic; the names themselves are found anyway. */
export const AI_WORDS: NodeWords = {
  'ai.camera': 'webcam,photo,video,live,selfie,เว็บแคม,ถ่ายรูป,วิดีโอ,摄像,拍照,视频,كاميرا,تصوير,فيديو',
  'ai.picture': 'upload,file,photo,image,open,อัปโหลด,รูปของฉัน,รูปถ่าย,上传,照片,文件,رفع,صورة,ملف',
  'ai.sample-picture': 'example,photo,demo,image,ตัวอย่าง,รูปภาพ,示例,照片,مثال,صورة',
  'ai.draw': 'paint,sketch,pen,doodle,วาด,ปากกา,画画,涂鸦,رسم,قلم',
  'ai.pictures':
    'dataset,classes,collect,examples,train,own photos,ชุดภาพ,เก็บภาพ,ตัวอย่าง,数据集,收集,类别,训练,مجموعة صور,أصناف,تدريب',
  'ai.sample-set': 'dataset,examples,fair,bias,ชุดตัวอย่าง,ยุติธรรม,数据集,示例,公平,مجموعة,أمثلة,إنصاف',
  'ai.text': 'write,type,words,sentence,เขียน,พิมพ์,ประโยค,写,输入,句子,文字,كتابة,جملة,كلمات',
  'ai.texts':
    'dataset,sentences,classes,examples,ชุดข้อความ,ประโยค,文本集,句子,类别,مجموعة نصوص,جمل,أصناف',
  'data.sample':
    'example data,dataset,demo,iris,ชุดข้อมูล,ข้อมูลตัวอย่าง,示例数据,数据集,بيانات تجريبية,مجموعة بيانات',
  'data.paste': 'type,paste,enter,rows,พิมพ์,วาง,กรอก,粘贴,输入,لصق,كتابة,إدخال',
  'ai.microphone': 'loud,volume,noise,sound level,ความดัง,เสียง,ไมค์,音量,声音,吵,صوت,علو الصوت,ضجيج',
  'ai.hear': 'sound,listen,live,clap,ฟัง,เสียงสด,听,声音,实时,سماع,صوت,استماع',
  'ai.clip': 'record,sound,voice,audio,อัดเสียง,บันทึกเสียง,录音,声音,تسجيل,صوت',
  'ai.sounds': 'dataset,record,classes,audio,ชุดเสียง,อัดเสียง,声音集,录音,类别,مجموعة أصوات,تسجيل',
  'ai.sample-sounds': 'dataset,bells,drums,audio,ชุดเสียง,กลอง,声音集,鼓,铃,مجموعة أصوات,طبول,أجراس',
  'ai.sample-sound': 'example,audio,noise,เสียงตัวอย่าง,示例,声音,صوت,مثال',
  'ai.listen':
    'speech,speech to text,dictate,talk,voice,พูด,เสียงเป็นข้อความ,ฟังเสียงพูด,语音,说话,听写,كلام,صوت إلى نص,إملاء',
  'ai.timer': 'clock,every second,repeat,wait,นาฬิกา,จับเวลา,ทุกวินาที,时钟,定时,重复,مؤقت,ساعة,تكرار',
  'ai.detect':
    'objects,recognise,people,animals,boxes,yolo,coco,ตรวจจับ,วัตถุ,สัตว์,คน,物体,检测,识别,动物,كشف,أشياء,حيوانات,تعرف',
  'ai.pose': 'skeleton,body,arms,legs,movement,ท่าทาง,ร่างกาย,แขน,姿势,身体,骨架,وضعية,جسم,هيكل',
  'ai.face':
    'emotion,smile,mood,expression,mesh,ใบหน้า,อารมณ์,ยิ้ม,脸,表情,情绪,微笑,وجه,مشاعر,ابتسامة,تعبير',
  'ai.hands': 'fingers,gesture,thumb,sign,มือ,นิ้ว,ท่ามือ,手,手指,手势,يد,أصابع,إشارة',
  'ai.cut-out':
    'background,remove background,green screen,segment,mask,ลบพื้นหลัง,ฉากเขียว,ตัดคน,抠图,背景,去背景,خلفية,إزالة الخلفية,قص',
  'ai.doodle': 'sketch,quick draw,recognise,guess,ทายภาพ,วาดเล่น,猜画,涂鸦,识别,تخمين,رسم سريع',
  'ai.ocr':
    'scan,letters,read,document,sign,อ่านตัวอักษร,สแกน,ป้าย,识字,扫描,文字识别,قراءة,مسح ضوئي,حروف',
  'ai.language':
    'detect language,english,thai,translate,ภาษาอะไร,ตรวจภาษา,语言,识别语言,لغة,كشف اللغة',
  'ai.sentiment':
    'feeling,mood,emotion,positive,negative,happy,sad,ความรู้สึก,อารมณ์,ดีใจ,เสียใจ,情感,情绪,高兴,难过,مشاعر,إيجابي,سلبي,سعيد,حزين',
  'ai.similar': 'compare texts,same,similarity,distance,เปรียบเทียบ,คล้าย,相似,比较,تشابه,مقارنة',
  'ai.search':
    'find,question,answer,chatbot,lookup,ค้นหา,ถามตอบ,แชทบอต,搜索,问答,查找,بحث,سؤال وجواب,محادثة',
  'ai.train-pictures':
    'learn,train,teachable machine,model,classify,สอน,ฝึก,เรียนรู้,โมเดล,训练,学习,模型,تدريب,تعليم,نموذج',
  'ai.classify-picture':
    'predict,recognise,classify,test,ทำนาย,จำแนก,ถาม,预测,分类,识别,تصنيف,توقع,سؤال',
  'ai.why-picture':
    'explain,heatmap,attention,reason,อธิบาย,ทำไม,解释,为什么,热力图,تفسير,لماذا,سبب',
  'ai.train-sounds': 'learn,train,audio,model,สอนเสียง,ฝึก,训练,声音,学习,تدريب,أصوات,تعليم',
  'ai.classify-sound':
    'predict,recognise,audio,classify,ทำนายเสียง,จำแนก,识别声音,分类,تصنيف,صوت,توقع',
  'ai.train-texts': 'learn,train,spam,model,สอนข้อความ,ฝึก,训练,文本,学习,تدريب,نصوص,تعليم',
  'ai.classify-text': 'predict,classify,spam,ทำนายข้อความ,จำแนก,分类,预测,تصنيف,نص,توقع',
  'ai.train-rows': 'learn,train,table,numbers,model,สอนจากตาราง,ฝึก,训练,表格,学习,تدريب,جدول,تعليم',
  'ai.classify-rows': 'predict,classify,table,ทำนายแถว,จำแนก,预测,分类,تصنيف,صفوف,توقع',
  'ai.card':
    'save model,download,facts,about,export,บัตรโมเดล,บันทึกโมเดล,保存模型,下载,说明,حفظ النموذج,بطاقة,تنزيل',
  'ai.load-model': 'open,upload,import,file,เปิดโมเดล,นำเข้า,打开,导入,上传,فتح,استيراد,رفع',
  'ai.if':
    'compare,condition,greater,equal,test,ถ้า,เงื่อนไข,มากกว่า,เท่ากับ,如果,条件,大于,等于,إذا,شرط,أكبر,يساوي',
  'ai.both': 'logic,and,or,not,combine,merge,และ,หรือ,ไม่,逻辑,并且,或者,不,منطق,و,أو,ليس',
  'ai.choose': 'if else,either,switch,answer,เลือก,ไม่งั้น,选择,否则,اختيار,وإلا',
  'ai.count': 'how many,times,score,add,นับ,กี่ครั้ง,คะแนน,计数,几次,得分,عد,كم مرة,نقاط',
  'ai.smooth': 'average,mean,flicker,stable,clean,ค่าเฉลี่ย,นิ่ง,平均,稳定,平滑,متوسط,تثبيت,تنعيم',
  'ai.steady': 'wait,hold,seconds,stable,รอ,ค้าง,วินาที,等待,保持,秒,انتظار,ثبات,ثوان',
  'ai.template':
    'sentence,words,fill in,join,merge,combine,ประโยค,เติมคำ,รวม,句子,填空,合并,جملة,تعبئة,دمج',
  'ai.show': 'display,view,big,screen,แสดง,จอ,ใหญ่,显示,屏幕,عرض,شاشة',
  'ai.speak':
    'voice,say,talk,read aloud,text to speech,พูด,อ่านออกเสียง,เสียง,说话,朗读,语音,تحدث,صوت,قراءة بصوت',
  'ai.sound': 'music,tone,beep,drum,alarm,เสียง,ดนตรี,กลอง,音乐,声音,鼓,提示音,موسيقى,نغمة,طبل,إنذار',
  'ai.board':
    'microbit,arduino,usb,serial,led,robot,บอร์ด,หุ่นยนต์,开发板,串口,机器人,لوحة,روبوت,يو إس بي',
  'ai.log': 'record,history,diary,save,csv,บันทึก,ประวัติ,记录,历史,سجل,تاريخ,حفظ',
  'ai.server-detect': 'objects,cloud,recognise,วัตถุ,ตรวจจับ,服务器,物体,检测,خادم,كشف,أشياء',
  'ai.server-ocr': 'scan,read,document,cloud,สแกน,อ่าน,服务器,识字,扫描,خادم,قراءة,مسح',
  'ai.server-search': 'meaning,find,question,cloud,ความหมาย,ค้นหา,服务器,意思,搜索,خادم,معنى,بحث',
  'ai.server-chat':
    'chatbot,gpt,llm,language model,question,write,แชท,ถาม,โมเดลภาษา,聊天,问,语言模型,محادثة,سؤال,نموذج لغوي',
}
