import { useStoreApi } from '@xyflow/react'
import { useEffect } from 'react'

/** While it is there each tap on a node takes it to those that are chosen, or out of them, as a key does for a mouse. */
export function ChoosingSeveral() {
  const canvas = useStoreApi()
  useEffect(() => {
    canvas.setState({ multiSelectionActive: true })
    return () => canvas.setState({ multiSelectionActive: false })
  }, [canvas])
  return null
}
