import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine that is busy with other things shows the same pages, later.
configure({ asyncUtilTimeout: 10_000 })

// What jsdom lacks and a browser has.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
/** A window as wide as a desktop's. */
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
Element.prototype.scrollIntoView = () => {}
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } })
globalThis.scrollTo = () => {}
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'))
}).observe(document.head, { childList: true })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
