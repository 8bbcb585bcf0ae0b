const heights = new Map<HTMLElement, number>()

/**
 * Tells the page how high the bar at the foot of the window is, in `--foot-height`: what floats there stays above it, and
 * the end of the page can be scrolled out from under it. Of several bars, which lie over each other, the highest counts. A bar
 * that is hidden or scrolls with the page counts for nothing. For the `ref` of the bar.
 */
export function publishFootHeight(bar: HTMLElement): () => void {
  const tell = () => {
    const floats = getComputedStyle(bar).position !== 'static'
    heights.set(bar, floats ? bar.offsetHeight : 0)
    publish()
  }
  const watching = new ResizeObserver(tell)
  watching.observe(bar)
  return () => {
    watching.disconnect()
    heights.delete(bar)
    publish()
  }
}

function publish(): void {
  document.documentElement.style.setProperty('--foot-height', `${Math.max(0, ...heights.values())}px`)
}
