/** The blocks of the camera, in the order of the toolbox. */

import { words as cameraWords, videoSwitch, videoTransparency } from './camera.ts'
import { words as motionWords, videoOn, videoWhen } from './motion.ts'

export const VIDEO_BLOCKS = [videoWhen, videoOn, videoSwitch, videoTransparency] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const videoWords = () => ({ ...motionWords, ...cameraWords })
