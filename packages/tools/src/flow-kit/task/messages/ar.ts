import type { MessagesOf } from '../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  about: 'عند «{node}»: {figure} صحيح',
  atLeast: 'عند «{node}»: {figure} لا يقل عن {value}',
  atMost: 'عند «{node}»: {figure} لا يزيد على {value}',
  named: '{node}» واسمها «{name}',
  uses: 'يستخدم العقدة «{node}»',
  avoids: 'يستغني عن العقدة «{node}»',
  other: 'فحص لأداة أخرى',
  value: 'العدد «{port}»',
  rows: 'عدد صفوف «{port}»',
  columns: 'عدد أعمدة «{port}»',
  cell: 'محتوى خانة من «{port}»',
  cellAt: 'محتوى الخانة في العمود «{column}»',
  cellBeside: 'محتوى الخانة «{column}» في صف «{row}»',
  items: 'عدد ما في «{port}»',
  width: 'عرض «{port}»',
  height: 'ارتفاع «{port}»',
  whyAbsent: 'هذه العقدة ليست في مخططك بعد.',
  whyUnnamed: 'العقدة موجودة. بقي تسميتها بهذا الاسم في خانة «الاسم».',
  whyUnwired: 'العقدة موجودة. بقيت الوصلات التي تحتاجها.',
  whyNothing: 'لا نتيجة لها بعد. قد تقول العقدة لماذا، أو يلزم «تشغيل».',
  whyNoFigure: 'هناك نتيجة، لكن ليس فيها عدد كهذا. الأسماء في الجدول.',
  whyBeside: 'القيمة الآن {shown}. تتبّع الوصلات: من أين أتت؟',
  whyStillThere: 'هذه العقدة ما زالت تعمل. هل من طريقة من دونها؟',
  whyOther: 'لا يمكن فحص هذا هنا. يُرجى إخبار معلّمك.',
} satisfies MessagesOf<typeof en>
