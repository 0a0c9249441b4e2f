/** The blocks of the camera, in the order of the toolbox. */

import { words as cameraWords, videoSwitch, videoTransparency } from './camera.ts'
import { words as motionWords, videoOn, videoWhen } from './motion.ts'

export const VIDEO_BLOCKS = [videoWhen, videoOn, videoSwitch, videoTransparency] as const

export const VIDEO_WORDS = { ...motionWords, ...cameraWords }
