import type { NodeWords } from '../../../flow-kit/node-search.ts'

/** Other words people look for table nodes by, in English, Thai, Chinese and Arabic; the names themselves are found anyway. */
export const DATA_WORDS: NodeWords = {
  'data.sample':
    'example data,dataset,demo,try,ชุดข้อมูล,ข้อมูลตัวอย่าง,ทดลอง,示例数据,数据集,样本,بيانات تجريبية,مثال,مجموعة بيانات',
  'data.file':
    'upload,import,open,load,csv,excel,xlsx,json,spreadsheet,อัปโหลด,นำเข้า,เปิดไฟล์,เอกเซล,ไฟล์ของฉัน,上传,导入,打开,表格文件,电子表格,رفع,استيراد,فتح,إكسل,ملف',
  'data.paste':
    'type,write,enter,copy,clipboard,my table,own table,พิมพ์,วาง,กรอก,คัดลอก,ตารางของฉัน,粘贴,输入,手写,我的表,لصق,كتابة,إدخال,جدولي',
  'data.board':
    'sensor,serial,usb,arduino,microbit,measure,เซนเซอร์,บอร์ด,วัดค่า,ตัวรับรู้,传感器,开发板,串口,测量,مستشعر,لوحة,قياس,حساس',
  'data.microphone':
    'sound,noise,loud,volume,hear,เสียง,ไมค์,ดัง,ฟัง,声音,噪音,音量,麦克风,صوت,ضجيج,ميكروفون,سماع',
  'data.timer':
    'clock,every second,dice,random,repeat,นาฬิกา,จับเวลา,ลูกเต๋า,สุ่ม,ทุกวินาที,时钟,定时,骰子,随机,مؤقت,ساعة,نرد,عشوائي',
  'data.attendance':
    'class,pupils,students,presence,school,ห้องเรียน,นักเรียน,เข้าเรียน,เช็คชื่อ,班级,学生,出勤,考勤,صف,تلاميذ,حضور,طلاب',
  'data.select':
    'keep columns,drop columns,remove column,delete column,pick,เลือกคอลัมน์,ลบคอลัมน์,ตัดคอลัมน์,选列,删除列,保留列,حذف عمود,إبقاء أعمدة,انتقاء',
  'data.rename': 'change name,title,header,เปลี่ยนชื่อ,หัวตาราง,改名,标题,列名,تغيير الاسم,عنوان',
  'data.type':
    'convert,cast,number,text,date,format,แปลงชนิด,แปลงเป็นตัวเลข,ชนิดข้อมูล,转换,变成数字,数据类型,格式,تحويل,نوع البيانات,رقم,نص',
  'data.compute':
    'calculate,formula,new column,add,multiply,math,plus,คำนวณ,สูตร,คอลัมน์ใหม่,บวก,คูณ,计算,公式,新列,加,乘,حساب,صيغة,عمود جديد,ضرب,جمع',
  'data.split-text': 'separate,cut,divide text,แยกข้อความ,ตัดคำ,แบ่ง,拆分,分列,切开,تقسيم النص,فصل,قص',
  'data.merge-text':
    'combine,concatenate,concat,glue,join text,รวมข้อความ,ต่อข้อความ,合并文字,拼接,连接文字,دمج النصوص,وصل,لصق النص',
  'data.dates':
    'year,month,day,weekday,calendar,time,ปี,เดือน,วัน,วันในสัปดาห์,ปฏิทิน,年,月,日,星期,日历,سنة,شهر,يوم,تقويم',
  'data.bins':
    'ranges,intervals,classes,bucket,discretise,ช่วง,แบ่งช่วง,จัดช่วง,区间,分段,分箱,فئات,مجالات,تقسيم إلى فترات',
  'data.filter':
    'where,condition,only,select rows,remove rows,find,กรอง,เงื่อนไข,เฉพาะ,ลบแถว,条件,只要,查找,删除行,تصفية,شرط,فقط,حذف صفوف',
  'data.sort':
    'order,arrange,rank,ascending,descending,biggest,smallest,เรียง,จัดอันดับ,มากไปน้อย,น้อยไปมาก,排列,排名,从大到小,升序,降序,ترتيب,فرز,تصاعدي,تنازلي,الأكبر',
  'data.sample-rows':
    'head,first rows,last rows,random,limit,top,สุ่มแถว,แถวแรก,แถวท้าย,前几行,随机抽样,抽样,أول الصفوف,عشوائي,عينة',
  'data.marked':
    'selected rows,selection,chosen,pick,highlight,brush,แถวที่เลือก,การเลือก,ไฮไลต์,选中的行,所选,选择,الصفوف المختارة,اختيار,تحديد',
  'data.missing':
    'clean,gaps,empty,null,nan,fill,blank,ทำความสะอาด,ช่องว่าง,ค่าว่าง,เติมค่า,清洗,清理,空值,填充,缺失,تنظيف,فراغات,قيم ناقصة,تعبئة',
  'data.duplicates':
    'clean,unique,distinct,double,repeated,deduplicate,ซ้ำ,ไม่ซ้ำ,ทำความสะอาด,重复,去重,唯一,清理,تنظيف,تكرار,فريد,مكرر',
  'data.group':
    'average,mean,sum,total,count,aggregate,median,group by,summary,ค่าเฉลี่ย,ผลรวม,นับ,จัดกลุ่ม,สรุป,平均,平均数,求和,合计,计数,汇总,分组,متوسط,معدل,مجموع,عدد,تجميع,تلخيص',
  'data.pivot':
    'crosstab,wide,pivot table,spread,ตารางไขว้,แนวกว้าง,พิวอต,透视表,交叉表,宽表,جدول محوري,عريض',
  'data.unpivot':
    'melt,long,gather,stack columns,แนวยาว,คลายตาราง,长表,逆透视,列转行,طويل,إلغاء المحورية',
  'data.join':
    'merge,combine tables,lookup,vlookup,match,connect,link,add columns,รวมตาราง,เชื่อมตาราง,จับคู่,ค้นหาค่า,合并,连接,匹配,查找,关联,دمج,دمج الجداول,ربط,مطابقة,بحث',
  'data.union':
    'append,merge,add rows,concat,combine tables,below,ต่อตาราง,ต่อแถว,รวมแถว,追加,合并,上下拼接,إلحاق,دمج,إضافة صفوف',
  'data.sql':
    'query,database,select,question,code,ฐานข้อมูล,คำสั่ง,คิวรี,数据库,查询,语句,قاعدة بيانات,استعلام,سؤال',
  'data.describe':
    'average,mean,statistics,overview,summary,median,minimum,maximum,standard deviation,ค่าเฉลี่ย,สถิติ,ภาพรวม,ค่าต่ำสุด,ค่าสูงสุด,ส่วนเบี่ยงเบน,平均,统计,概览,中位数,最大,最小,标准差,متوسط,إحصاءات,نظرة عامة,وسيط,أكبر قيمة',
  'data.distributions':
    'histogram,frequency,shape,spread,density,การแจกแจง,ความถี่,รูปร่าง,分布,频率,密度,توزيع,تكرار,شكل',
  'data.correlation':
    'relationship,together,pearson,connection,ความสัมพันธ์,สหสัมพันธ์,เกี่ยวข้อง,相关,关系,关联,ارتباط,علاقة',
  'data.t-test':
    'compare means,average,difference,significant,p value,test,ทดสอบ,เปรียบเทียบค่าเฉลี่ย,นัยสำคัญ,平均,检验,显著,差异,اختبار,مقارنة المتوسطات,فرق,دلالة',
  'data.chi-square':
    'independence,significant,test,categories,p value,ทดสอบ,ไคสแควร์,นัยสำคัญ,卡方,检验,独立性,اختبار,مربع كاي,استقلال',
  'data.split':
    'holdout,divide,training set,test set,แบ่งข้อมูล,ชุดฝึก,ชุดทดสอบ,训练集,测试集,划分,تقسيم البيانات,تدريب,اختبار',
  'data.linear':
    'regression,line,trend,predict number,fit,เส้นตรง,แนวโน้ม,ถดถอย,ทำนายตัวเลข,回归,直线,趋势,预测数字,انحدار,خط مستقيم,اتجاه',
  'data.polynomial':
    'regression,curve,bend,fit,เส้นโค้ง,ถดถอย,曲线,回归,多项式,منحنى,انحدار,كثير حدود',
  'data.logistic':
    'classify,classification,regression,yes no,จำแนก,แยกประเภท,分类,逻辑回归,تصنيف,انحدار لوجستي',
  'data.knn':
    'classify,similar,neighbors,closest,จำแนก,เพื่อนบ้าน,คล้ายกัน,分类,最近邻,相似,تصنيف,أقرب الجيران,مشابه',
  'data.tree':
    'classify,questions,rules,decide,จำแนก,ต้นไม้,คำถาม,ตัดสินใจ,分类,决策树,问题,تصنيف,شجرة,قرار,أسئلة',
  'data.forest': 'classify,trees,vote,ensemble,จำแนก,ป่า,โหวต,分类,森林,投票,تصنيف,غابة,تصويت',
  'data.bayes': 'classify,probability,chance,จำแนก,ความน่าจะเป็น,分类,概率,贝叶斯,تصنيف,احتمال',
  'data.predict':
    'forecast,guess,apply model,use model,ทำนาย,พยากรณ์,ใช้โมเดล,预测,猜,使用模型,توقع,تنبؤ,استخدام النموذج',
  'data.metrics':
    'accuracy,confusion matrix,score,evaluate,error,ความแม่นยำ,ประเมิน,คะแนน,准确率,评估,混淆矩阵,دقة,تقييم,مصفوفة',
  'data.cross-validate':
    'folds,evaluate,compare models,accuracy,ตรวจสอบไขว้,ประเมิน,交叉验证,评估,تحقق متقاطع,تقييم',
  'data.kmeans':
    'cluster,clustering,groups,segments,similar,จัดกลุ่ม,กลุ่ม,คลัสเตอร์,聚类,分组,分群,تجميع,عناقيد,مجموعات',
  'data.hierarchical':
    'cluster,clustering,dendrogram,groups,tree,จัดกลุ่ม,คลัสเตอร์,แผนภูมิต้นไม้,聚类,层次,分组,تجميع,عناقيد,شجرة هرمية',
  'data.pca':
    'dimension,reduce,principal components,squeeze,ลดมิติ,องค์ประกอบหลัก,降维,主成分,تقليل الأبعاد,مكونات رئيسية',
  'data.chart-bar':
    'graph,diagram,columns,plot,compare,กราฟแท่ง,กราฟ,แผนภูมิ,เปรียบเทียบ,柱状图,图表,条形图,比较,رسم بياني,أعمدة,مخطط,مقارنة',
  'data.chart-line':
    'graph,trend,time,plot,กราฟเส้น,แนวโน้ม,กราฟ,折线图,趋势,图表,رسم بياني,خط,اتجاه,مخطط',
  'data.chart-area': 'graph,plot,filled line,กราฟพื้นที่,กราฟ,面积图,图表,رسم بياني,مساحة,مخطط',
  'data.chart-pie':
    'graph,circle,donut,share,percent,กราฟวงกลม,สัดส่วน,ร้อยละ,饼图,圆,占比,百分比,رسم دائري,دائرة,نسبة مئوية,فطيرة',
  'data.chart-scatter':
    'graph,points,dots,xy,plot,กราฟจุด,กระจาย,จุด,散点图,点,图表,نقاط,رسم بياني,انتشار',
  'data.chart-histogram':
    'graph,frequency,distribution,bars,ความถี่,ฮิสโทแกรม,การกระจาย,直方图,频率,分布,رسم بياني,تكرار,توزيع,مدرج',
  'data.chart-box':
    'graph,whisker,quartiles,median,outlier,กล่อง,ควอร์ไทล์,มัธยฐาน,箱线图,四分位,中位数,صندوق,وسيط,ربيعات',
  'data.chart-heatmap':
    'graph,colours,matrix,correlation,แผนที่ความร้อน,สี,热力图,颜色,矩阵,خريطة حرارية,ألوان,مصفوفة',
  'data.chart-map':
    'geography,provinces,thailand,country,แผนที่,จังหวัด,ประเทศไทย,地图,省,泰国,خريطة,مقاطعات,تايلاند,جغرافيا',
  'data.show': 'view,display,look,see,print,ดูตาราง,แสดง,查看,显示,看,عرض,مشاهدة,رؤية',
  'data.count': 'how many,number of rows,length,size,จำนวน,นับ,กี่แถว,多少,数量,计数,عدد,كم',
}
