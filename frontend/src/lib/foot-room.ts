/**
 * For the `ref` of a banner over the foot of the page: tells the page how high it is, so that the end of the page can be
 * scrolled out from under it. A banner that is hidden, because another one stands there, tells nothing.
 */
export function keepFootRoom(element: HTMLElement): () => void {
  const tell = () => {
    if (element.offsetHeight > 0)
      document.documentElement.style.setProperty('--banner-height', `${element.offsetHeight}px`)
  }
  const watching = new ResizeObserver(tell)
  watching.observe(element)
  return () => watching.disconnect()
}
