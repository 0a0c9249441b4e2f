/** Chinese messages of the camera's window. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  camera: '相机',
  title: '拍一张照片',
  close: '关闭',
  privacy: '只有这个窗口打开时相机才会工作。只有你使用的照片会保存在你的作品里。',
  asking: '浏览器在问能不能使用相机。请选择“允许”。',
  live: '相机看到的画面',
  ready: '相机开好了。按“拍照”。',
  take: '拍照',
  again: '重拍',
  use: '使用',
  flip: '左右翻转',
  other: '换一个相机',
  taken: '拍好了。使用这张照片，或者重拍。',
  picture: '你拍的照片',
  resting: '页面被隐藏了，所以相机已关闭。',
  start: '打开相机',
  defaultName: '照片',
  projectFull: '作品里放不下这张照片了。先删掉别的造型或声音。',
  denied: '没有得到使用相机的许可。点地址旁边的小锁，允许相机，再试一次。',
  missing: '没有找到相机。插上一个，或者上传一张图片。',
  busy: '别的程序正在用相机。关掉它再试一次。',
  insecure:
    '网址没有锁（是 http，不是 https），浏览器不让用摄像头。向老师要 https 的网址，或者上传图片。',
  unsupported: '这个浏览器在这里不能使用相机。你可以上传一张图片。',
}

export default messages
