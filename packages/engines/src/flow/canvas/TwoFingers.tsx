import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useEffect } from 'react'
import { type Fingers, fingersOf, type View, viewUnder } from '../../gestures/two-fingers.ts'

/** A node takes the finger that is put on it, to be dragged; with a second finger the canvas is meant, wherever they lie. */
export function TwoFingers() {
  const canvas = useStoreApi()
  const { getViewport, setViewport } = useReactFlow()
  useEffect(() => {
    const { domNode } = canvas.getState()
    if (!domNode) return undefined
    let began: { view: View; fingers: Fingers } | null = null

    const ofTouches = ({ touches }: TouchEvent): Fingers | null => {
      const [one, other] = touches
      if (!one || !other) return null
      const { left, top } = domNode.getBoundingClientRect()
      const [a, b] = [one, other].map(({ clientX, clientY }) => ({
        x: clientX - left,
        y: clientY - top,
      }))
      return fingersOf(a!, b!)
    }
    const isOnNode = ({ target }: Touch): boolean =>
      target instanceof Element && target.closest('.react-flow__node') !== null

    const press = (event: TouchEvent): void => {
      const fingers = ofTouches(event)
      // On the paper alone the canvas sees to it itself.
      if (!fingers || !(began || [...event.touches].some(isOnNode))) return
      event.stopPropagation()
      began = { view: getViewport(), fingers }
    }
    const move = (event: TouchEvent): void => {
      if (!began) return
      // The finger that is left does not drag what it lay on.
      event.stopPropagation()
      event.preventDefault()
      const now = ofTouches(event)
      const { minZoom: least, maxZoom: most } = canvas.getState()
      if (now) void setViewport(viewUnder(began, now, { least, most }))
    }
    const release = (event: TouchEvent): void => {
      if (event.touches.length === 0) began = null
    }
    const ended = new AbortController()
    const heard = { capture: true, passive: false, signal: ended.signal }
    domNode.addEventListener('touchstart', press, heard)
    domNode.addEventListener('touchmove', move, heard)
    domNode.addEventListener('touchend', release, heard)
    domNode.addEventListener('touchcancel', release, heard)
    return () => ended.abort()
  }, [canvas, getViewport, setViewport])
  return null
}
