/**
 * Tells the page how high the bar at the foot of the window is, in `--foot-height`: what floats there stays above it. A bar
 * that scrolls with the page counts for nothing. For the `ref` of the bar; a page has one at most.
 */
export function publishFootHeight(bar: HTMLElement): () => void {
  const root = document.documentElement.style
  const tell = () => {
    const floats = getComputedStyle(bar).position !== 'static'
    root.setProperty('--foot-height', `${floats ? bar.offsetHeight : 0}px`)
  }
  const watching = new ResizeObserver(tell)
  watching.observe(bar)
  return () => {
    watching.disconnect()
    root.removeProperty('--foot-height')
  }
}
