import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.describe': '描述',
  'help.data.describe': '每列的数量、空缺、平均、离散和四分位数。',
  'node.data.distributions': '分布',
  'help.data.distributions': '看一列的形状：每个值出现多少次，可以看全部，也可以分组看。',
  'node.data.correlation': '相关',
  'help.data.correlation': '两列有多同步，从 -1 到 1。',
  'node.data.t-test': 't 检验',
  'help.data.t-test': '两组的平均值真的不同吗？',
  'node.data.chi-square': '卡方检验',
  'help.data.chi-square': '两列文字的关系是否超过巧合？',
  'port.p': 'p 值',
  'param.group': '分组',
  'param.first': '第一列',
  'param.second': '第二列',
  'param.measure': '显示',
  'param.curve': '画出正态曲线',
  'option.measure.count': '数量',
  'option.measure.share': '在本组中的占比',
  'option.measure.cumulative': '累计占比',
} satisfies MessagesOf<typeof en>
