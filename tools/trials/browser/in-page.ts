/** Scripts that run in the page. As texts: a page knows other types than we do. */

/** Tells the harness of every violation of the page's policy. */
export const tellViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  tellViolation('violates ' + violatedDirective + ' with ' + blockedURI + ' ' + sample))`

/** The beginning of every element that a hostile text became. */
export const drawnElements = `[...document.querySelectorAll('[data-canary], a[href^="javascript:" i]')]
  .map(({ outerHTML }) => outerHTML.slice(0, 100))`

export const openAllDetails = `document.querySelectorAll('details').forEach((details) => { details.open = true })`

export const storedTexts = `Object.fromEntries(Object.entries(localStorage))`

/** A defect: texts that hold markup are written as markup. */
export const writeTextsAsMarkup = `{
  const { createTextNode } = Document.prototype
  Document.prototype.createTextNode = function (text) {
    if (!/</.test(text)) return createTextNode.call(this, text)
    const markup = this.createElement('span')
    markup.innerHTML = text
    return markup
  }
}`
