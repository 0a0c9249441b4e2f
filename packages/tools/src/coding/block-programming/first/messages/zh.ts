/** Chinese messages of the first project's three steps. */
export default {
  name: '你的第一个动画',
  step: '第 {number} 步，共 3 步',
  run: '按“运行”⚑，看看小猫会做什么。',
  change: '现在把它变成你的。小猫要走多快？选一个，或者在“移动”积木里输入数字。',
  pick: '现在把它变成你的。小猫要走多快？选一个吧。',
  slow: '慢',
  fast: '快',
  faster: '非常快',
  saving: '它会自己保存，稍等一下……',
  kept: '你现在离线了。你的作品已安全留在这台设备上，一有网络就会送出。',
  done: '你做出了第一个动画，已经保存好了！在你的首页就能再找到它。',
  lessons: '更多第一步',
  close: '关闭',
}
