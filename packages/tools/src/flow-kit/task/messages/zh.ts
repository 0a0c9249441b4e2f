import type { MessagesOf } from '../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  about: '在“{node}”：{figure}正确',
  atLeast: '在“{node}”：{figure}至少是 {value}',
  atMost: '在“{node}”：{figure}最多是 {value}',
  named: '{node}”，名为“{name}',
  uses: '用到节点“{node}”',
  avoids: '不用节点“{node}”也能完成',
  other: '别的工具的检查',
  value: '数字“{port}”',
  rows: '“{port}”的行数',
  columns: '“{port}”的列数',
  cell: '“{port}”里的一个格子',
  cellAt: '“{column}”这一列的格子',
  cellBeside: '“{row}”那一行、“{column}”那一列的格子',
  items: '“{port}”里的个数',
  width: '“{port}”的宽度',
  height: '“{port}”的高度',
  whyAbsent: '你的流程里还没有这个节点。',
  whyUnnamed: '节点已经有了。给它起这个名字：选中它，在“名字”里写上。',
  whyUnwired: '节点已经有了。接下来连上它需要的连线。',
  whyNothing: '它还没有结果。看看节点说了什么，或者按“运行”。',
  whyNoFigure: '有结果了，但里面没有这个数字。看看表格里的名称。',
  whyBeside: '现在是 {shown}。顺着连线看看：它是从哪里来的？',
  whyStillThere: '这个节点还在起作用。不用它能不能做到？',
  whyOther: '这里检查不了这一项。告诉老师吧。',
} satisfies MessagesOf<typeof en>
