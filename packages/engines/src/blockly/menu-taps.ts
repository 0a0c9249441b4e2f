/**
 * A menu closes when the finger leaves it, and the click that browsers make of the tap comes after that: to whatever lay
 * under the menu, such as a button of the page. It is not made then.
 */
export function endTapsOnMenus(): () => void {
  const end = (event: TouchEvent): void => {
    const { target } = event
    const isMenu = target instanceof Element && target.closest('.blocklyMenu') !== null
    if (isMenu && event.cancelable) event.preventDefault()
  }
  const heard = { capture: true, passive: false }
  document.addEventListener('touchend', end, heard)
  return () => document.removeEventListener('touchend', end, heard)
}
