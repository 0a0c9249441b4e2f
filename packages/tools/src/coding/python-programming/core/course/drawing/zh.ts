import type { ChapterText } from '../step.ts'

const zh: ChapterText<'drawing'> = {
  words: {},
  steps: {
    line: {
      title: '海龟走路',
      text: '海龟带着画笔，一走就画线。在积木里，这是落笔后的“移动 10 步”。`from turtle import *` 这一行把海龟叫来。',
      task: '让海龟向前走 100 步。',
      hints: ['命令是 `forward`。', '步数写在括号里。'],
      praise: '这是你用代码画的第一笔。',
    },
    corner: {
      title: '拐个弯',
      text: '`left(…)` 向左转，`right(…)` 向右转。括号里是角度。纸的角是 90 度。',
      task: '画一个角：走 100 步，转 90 度，再走 100 步。',
      hints: ['第一个 `forward` 之后要转弯。', '用 `left` 和 90 转弯，然后再走一次。'],
      praise: '会走会转，什么都能画。',
    },
    square: {
      title: '正方形',
      text: '正方形就是同样的事做四遍：走，转。要重复时用什么，你已经知道了。',
      task: '画一个边长 100 步的正方形。用循环。',
      hints: ['正方形有几条边？这就是 `range` 里的数。', '循环里有两行：`forward` 和转 90 度。'],
      praise: '三行代替八行，画画用循环真方便。',
    },
    triangle: {
      title: '三角形',
      text: '绕图形走一圈，海龟一共转 360 度。有三个角，每次就转 360 除以 3。',
      task: '改成三角形：三条边，每条 100 步。',
      hints: ['先改圈数。', '360 除以 3 是多少？就是要转的角度。不是 60 哦！'],
      praise: '海龟转的是外角，你找到了。',
    },
    colours: {
      title: '五颜六色',
      text: '`color("red")` 换画笔的颜色，之后画的就是红色。颜色用英文名：red、blue、green、orange、purple。',
      task: '画一个正方形，边至少有两种颜色。',
      hints: [
        '在两条边之间换颜色。',
        '循环可以走遍颜色列表：`for c in ["red", …]:`。循环里先写 `color(c)`。',
      ],
      praise: '列表和画画很配。',
    },
    filled: {
      title: '填上颜色',
      text: '`begin_fill()` 表示开始填色，`end_fill()` 表示画完了。`fillcolor` 是里面的颜色。',
      task: '给正方形填上颜色。',
      hints: ['一行在循环前，一行在循环后。', '循环后面的意思是：前面不空格。'],
      praise: '你的图形不再是空的了。',
    },
    'any-shape': {
      title: '几个角都行',
      text: '给角的数量起个名字，一个程序就能画所有图形。角度是 360 除以这个数。',
      task: '画一个有 `sides` 个角的图形。循环和角度都用这个名字。',
      hints: ['把 `sides` 写进 `range`，代替数字。', '转的角度是 360 除以 `sides`。除号是 `/`。'],
      praise: '试试 3、5 或 30！30 差不多就是圆了。',
    },
  },
}

export default zh
