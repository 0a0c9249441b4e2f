/** What en.ts says, in Chinese. */
import type { AbilityMessage } from './en.ts'

const zh: Record<AbilityMessage, string> = {
  'ability.sign-in': '保持登录',
  'ability.keeping': '把作品保存在这台设备上',
  'ability.programs': '运行程序',
  'ability.drawing': '快速画图',
  'ability.camera': '摄像头',
  'ability.microphone': '麦克风',
  'ability.boards': '用线连接的开发板',
  'ability.notifications': '弹出的消息',
  'state.works': '可以用',
  'state.asks': '会先问你',
  'state.careful': '值得知道',
  'state.missing': '这里用不了',
  again: '再试一次',
  'sign-in-cookies-off': '这个浏览器不保存 Cookie，所以会马上忘记你已经登录。',
  'sign-in-cookies-off.way':
    '在浏览器设置里允许本页使用 Cookie，再重新加载。如果本页在别的网页里面，请在单独的窗口里打开。',
  'keeping-insecure': '网址没有锁（是 http，不是 https）。浏览器不会在这台设备上保存作品。',
  'keeping-insecure.way': '向老师要一个以 https 开头的网址。保存在服务器上的作品还在。',
  'keeping-refused': '这个浏览器不在这台设备上保存任何东西。这可能是无痕窗口。',
  'keeping-refused.way':
    '在普通窗口里打开本页。或者用自己的账号登录，作品就会保存在服务器上。你也可以把作品下载成文件。',
  'keeping-full': '这台设备上几乎没有空间了。',
  'keeping-full.way': '删掉没人用的文件或应用。联网并登录时，作品会保存在服务器上。',
  'keeping-seven-days':
    'Safari 以及 iPad 和 iPhone 上的所有浏览器，会在你七天没来之后清除保存在这里的东西。',
  'keeping-seven-days.way':
    '请在那之前联网再来一次，作品就会保存到服务器。或者点“分享”，再点“添加到主屏幕”，以后从那里打开。',
  'keeping-may-go':
    '设备满了的时候，浏览器可能会清除保存在这里的东西。在无痕窗口里，关上窗口就没有了。',
  'keeping-may-go.way': '时不时联一下网：保存在服务器上的东西不会丢。',
  'programs-insecure': '网址没有锁（是 http，不是 https）。浏览器不会在那里运行程序。',
  'programs-insecure.way': '向老师要一个以 https 开头的网址。',
  'programs-no-wasm': '浏览器里运行程序的部分（WebAssembly）被关掉了。',
  'programs-no-wasm.way':
    '换一个浏览器，或者问问大人：在 iPad 或 iPhone 上，“锁定模式”会关掉它，可以为本页单独打开。',
  'programs-not-apart': '程序在这里需要的内存，这个浏览器没有给。',
  'programs-not-apart.way':
    '重新加载本页。如果还是这样，请用新版的 Chrome、Edge、Firefox 或 Safari 打开，不要在别的应用里打开。',
  'drawing-slow': '这个浏览器画图时没有显卡帮忙（WebGL）。什么都能用，只是慢一点。',
  'drawing-slow.way': '关掉别的标签页。在电脑上，大人可以在浏览器设置里打开“图形加速”。',
  'camera-insecure': '网址没有锁（是 http，不是 https）。浏览器不会让网页用摄像头。',
  'camera-insecure.way': '向老师要一个以 https 开头的网址。也可以用文件里的图片。',
  'camera-unsupported': '这个浏览器不能让网页用摄像头。',
  'camera-unsupported.way':
    '请在 Chrome、Edge、Firefox 或 Safari 里打开本页，不要在别的应用里打开。也可以用文件里的图片。',
  'camera-denied': '本页还不能用摄像头：浏览器没有允许。',
  'camera-denied.way': '点网址旁边的图标，允许摄像头，再试一次。如果是学校的电脑，请问老师。',
  'camera-missing': '没有找到摄像头。',
  'camera-missing.way': '插上摄像头再试一次。也可以用文件里的图片。',
  'camera-busy': '别的程序或标签页正在用摄像头。',
  'camera-busy.way': '先在那边关掉，再试一次。',
  'microphone-insecure': '网址没有锁（是 http，不是 https）。浏览器不会让网页用麦克风。',
  'microphone-insecure.way': '向老师要一个以 https 开头的网址。也可以用文件里的声音。',
  'microphone-unsupported': '这个浏览器不能让网页用麦克风。',
  'microphone-unsupported.way':
    '请在 Chrome、Edge、Firefox 或 Safari 里打开本页，不要在别的应用里打开。也可以用文件里的声音。',
  'microphone-denied': '本页还不能用麦克风：浏览器没有允许。',
  'microphone-denied.way': '点网址旁边的图标，允许麦克风，再试一次。如果是学校的电脑，请问老师。',
  'microphone-missing': '没有找到麦克风。',
  'microphone-missing.way': '插上麦克风再试一次。也可以用文件里的声音。',
  'microphone-busy': '别的程序或标签页正在用麦克风。',
  'microphone-busy.way': '先在那边关掉，再试一次。',
  'boards-insecure': '网址没有锁（是 http，不是 https）。浏览器不会让网页用数据线。',
  'boards-insecure.way':
    '向老师要一个以 https 开头的网址。屏幕上的开发板在这里能用，你也可以把文件带走。',
  'boards-tablet': '平板和手机上的浏览器没办法用线连接开发板。',
  'boards-tablet.way':
    '请用屏幕上的开发板。要用真的开发板，请在电脑上用 Chrome 或 Edge 打开作品，或者把文件带过去。',
  'boards-unsupported': '这个浏览器没办法用线连接开发板。',
  'boards-unsupported.way':
    '请用屏幕上的开发板。要用真的开发板，请在电脑上用 Chrome 或 Edge 打开作品，或者把文件带过去。',
  'notifications-unused': '这里不会弹出任何消息，也不会为此来问你。',
  'notifications-unused.way': '新消息都在页面上方的铃铛里。',
}

export default zh
