import type { NodeWords } from '../../../flow-kit/node-search.ts'

/** Other words people look for picture nodes by, in English, Thai, Chinese and Arabic; the names themselves are found anyway. */
export const IMAGE_WORDS: NodeWords = {
  'image.sample': 'example,demo,photo,image,try,ตัวอย่าง,รูปภาพ,ทดลอง,示例,照片,图像,مثال,صورة,تجربة',
  'image.upload':
    'file,photo,open,load,import,image,svg,อัปโหลด,เปิดไฟล์,รูปของฉัน,รูปถ่าย,上传,打开,照片,文件,رفع,فتح,ملف,صورة',
  'image.camera':
    'webcam,photo,video,live,selfie,เว็บแคม,ถ่ายรูป,วิดีโอ,摄像,拍照,视频,كاميرا,تصوير,فيديو',
  'image.draw': 'paint,sketch,pen,doodle,วาด,ระบายสี,ปากกา,画画,涂鸦,画笔,رسم,تلوين,قلم',
  'image.resize':
    'scale,size,bigger,smaller,enlarge,shrink,zoom,ย่อ,ขยาย,ขนาด,缩放,大小,放大,缩小,تكبير,تصغير,حجم',
  'image.crop': 'cut,trim,part,ตัดภาพ,ครอบตัด,裁剪,剪切,截取,قص,اقتصاص,جزء',
  'image.rotate': 'turn,spin,angle,หมุน,เอียง,旋转,转,角度,تدوير,زاوية,لف',
  'image.flip': 'mirror,reverse,upside down,กลับด้าน,กระจก,พลิก,翻转,镜像,颠倒,قلب,مرآة,عكس',
  'image.perspective':
    'warp,scan,document,page,flatten,แก้เอียง,สแกน,เอกสาร,透视,扫描,文档,拉直,تقويم,مسح ضوئي,وثيقة',
  'image.gray':
    'grey,grayscale,black and white,colourless,ขาวดำ,สีเทา,灰度,黑白,去色,رمادي,أبيض وأسود,بلا لون',
  'image.colour-space':
    'color,hsv,hue,lab,convert,ระบบสี,เฉดสี,颜色空间,色相,色彩,فضاء الألوان,تدرج لوني',
  'image.split':
    'red green blue,rgb,color,separate,แยกสี,แดงเขียวน้ำเงิน,分离,红绿蓝,通道,فصل الألوان,أحمر أخضر أزرق,قنوات',
  'image.merge': 'combine,rgb,color,join,รวมสี,รวมช่อง,合并,通道,合成,دمج,ألوان,قنوات',
  'image.adjust':
    'bright,dark,light,gamma,contrast,สว่าง,มืด,คอนทราสต์,แสง,亮度,对比度,变亮,变暗,سطوع,تباين,إضاءة,ظلام',
  'image.invert': 'opposite,reverse colours,ภาพเนกาทีฟ,กลับสี,反色,反转,负片,عكس الألوان,سالب',
  'image.histogram':
    'brightness,count pixels,distribution,chart,ความสว่าง,นับพิกเซล,直方图,亮度分布,مدرج,توزيع السطوع',
  'image.equalise':
    'equalize,contrast,spread,improve,ปรับแสง,กระจายความสว่าง,均衡,增强,对比度,موازنة,تحسين,تباين',
  'image.clahe': 'fog,haze,contrast,clear,clean,หมอก,ชัดขึ้น,清晰,去雾,局部,ضباب,توضيح,تباين',
  'image.colour-range':
    'color,find colour,red,green,mask,select colour,เลือกสี,หาสี,สีแดง,颜色,找颜色,选色,掩码,لون,اختيار لون,قناع',
  'image.blur':
    'soft,smooth,average,mean,unsharp,เบลอ,ทำให้นุ่ม,ค่าเฉลี่ย,模糊,平均,柔化,ضبابية,تنعيم,متوسط',
  'image.gaussian': 'blur,soft,smooth,เบลอ,นุ่ม,模糊,高斯,平滑,ضبابية,تنعيم,غاوس',
  'image.median':
    'clean,noise,specks,dots,denoise,ลบจุด,ทำความสะอาด,จุดรบกวน,去噪,清理,噪点,تنظيف,ضجيج,نقاط,وسيط',
  'image.bilateral':
    'smooth,denoise,skin,clean,ลบรอย,ทำให้เรียบ,磨皮,去噪,平滑,تنعيم,إزالة الضجيج,تنظيف',
  'image.sharpen': 'sharp,crisp,clear,edges,คมชัด,ชัด,锐化,清晰,شحذ,حدة,وضوح',
  'image.kernel':
    'convolution,matrix,custom filter,weights,คอนโวลูชัน,ตัวกรอง,เมทริกซ์,卷积,矩阵,自定义滤镜,التفاف,مصفوفة,مرشح',
  'image.threshold':
    'binary,black white,otsu,cut off,level,ขาวดำ,แบ่งค่า,二值化,阈值,黑白,عتبة,ثنائي,أبيض وأسود',
  'image.adaptive':
    'binary,local threshold,uneven light,scan text,ขาวดำ,แสงไม่เท่ากัน,自适应,阈值,二值化,عتبة محلية,إضاءة متفاوتة',
  'image.morphology':
    'erode,dilate,open,close,clean,holes,specks,กร่อน,ขยาย,ทำความสะอาด,อุดรู,腐蚀,膨胀,开运算,闭运算,清理,تآكل,تمدد,تنظيف,ثقوب',
  'image.canny':
    'outline,border,edge detection,lines,ขอบ,หาขอบ,เส้น,边缘,轮廓,检测,حواف,حدود,كشف الحواف',
  'image.sobel': 'edge,gradient,change,ขอบ,เกรเดียนต์,边缘,梯度,حواف,تدرج',
  'image.laplacian': 'edge,lines,fine,second derivative,ขอบ,เส้นละเอียด,边缘,拉普拉斯,حواف,لابلاس',
  'image.contours':
    'shapes,area,count,border,measure,objects,เส้นขอบ,รูปทรง,นับ,พื้นที่,轮廓,形状,面积,数,محيط,أشكال,مساحة,عد',
  'image.components': 'blobs,regions,count,label,objects,ส่วน,นับ,ก้อน,连通,区域,数,مناطق,أجزاء,عد',
  'image.lines': 'hough,straight,streets,เส้นตรง,直线,霍夫,خطوط مستقيمة,هوف',
  'image.circles': 'hough,round,coins,balls,วงกลม,กลม,เหรียญ,圆,圆形,硬币,دوائر,دائرة,عملات',
  'image.corners': 'points,harris,keypoints,มุม,จุด,角点,角,زوايا,نقاط',
  'image.template': 'search,match,find object,where,หาภาพ,จับคู่,ค้นหา,模板匹配,查找,بحث,مطابقة,قالب',
  'image.features': 'match,keypoints,orb,sift,compare,จุดเด่น,จับคู่,特征,匹配,سمات,مطابقة,نقاط',
  'image.qr': 'barcode,scan,code,link,สแกน,คิวอาร์,บาร์โค้ด,扫码,二维码,条码,مسح,باركود,رمز',
  'image.distance': 'distance transform,inside,far,ระยะ,ระยะทาง,距离,变换,مسافة,بعد',
  'image.watershed':
    'separate,touching,segment,cells,แยก,ติดกัน,เซลล์,分水岭,分割,分开,فصل,تقسيم,خلايا',
  'image.kmeans':
    'cluster,palette,posterize,fewer colours,จัดกลุ่มสี,จานสี,ลดสี,聚类,调色板,减色,تجميع,لوحة ألوان,تقليل الألوان',
  'image.mask': 'cut out,background,stencil,hide,ตัดพื้นหลัง,หน้ากาก,抠图,遮罩,背景,قناع,خلفية,قص',
  'image.blend':
    'mix,average,transparent,fade,merge,ผสม,โปร่งใส,รวมภาพ,混合,透明,叠加,平均,مزج,شفافية,دمج',
  'image.overlay': 'sticker,paste,on top,put,merge,วางทับ,สติกเกอร์,叠加,贴纸,粘贴,تراكب,ملصق,وضع فوق',
  'image.calculate':
    'add,subtract,plus,minus,difference,math,บวก,ลบ,ผลต่าง,加,减,差,运算,جمع,طرح,فرق',
  'image.draw-text': 'label,caption,write,font,เขียนข้อความ,ตัวอักษร,ป้าย,文字,写字,标签,كتابة,نص,عنوان',
  'image.draw-shape':
    'rectangle,circle,line,box,arrow,สี่เหลี่ยม,วงกลม,เส้น,矩形,圆,线,画框,مستطيل,دائرة,خط,إطار',
  'image.compare':
    'difference,same,equal,error,เปรียบเทียบ,ต่างกัน,เหมือนกัน,比较,不同,差异,مقارنة,فرق,تشابه',
  'image.show': 'view,display,look,see,ดู,แสดง,查看,显示,عرض,مشاهدة',
  'image.show-table':
    'rows,list,numbers,view,results,ดูตาราง,รายการ,ตัวเลข,表格,列表,数字,查看,جدول,صفوف,قائمة,أرقام',
  'image.slider': 'compare,swipe,difference,เปรียบเทียบ,เลื่อน,对比,滑块,مقارنة,شريط',
  'image.count': 'how many,number,pixels,จำนวน,นับ,กี่,多少,数量,计数,عدد,كم',
  'image.measure':
    'average,mean,brightness,value,statistics,size,วัด,ค่าเฉลี่ย,ความสว่าง,测量,平均,亮度,قياس,متوسط,سطوع',
  'image.chart': 'graph,plot,diagram,bars,กราฟ,แผนภูมิ,图表,曲线,رسم بياني,مخطط',
  'image.save': 'download,export,file,png,บันทึก,ดาวน์โหลด,保存,下载,导出,حفظ,تنزيل,تصدير',
}
