/** As the `ref` of the one next step after something was finished: it has the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
