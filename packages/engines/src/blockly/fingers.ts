/** Whether blocks are put together with fingers, which need more room than a mouse. */
export const hasFingers = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** At this scale the lowest block is 44 pixels high. */
export const FINGER_SCALE = 0.92
