/** Scripts that run in the page. As texts: a page knows other types than we do. */

/** Tells the harness of every violation of the page's policy. */
export const tellViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  tellViolation('violates ' + violatedDirective + ' with ' + blockedURI + ' ' + sample))`

/** The beginning of every element that a hostile text became. */
export const drawnElements = `[...document.querySelectorAll('[data-canary], a[href^="javascript:" i]')]
  .map(({ outerHTML }) => outerHTML.slice(0, 100))`

export const openAllDetails = `document.querySelectorAll('details').forEach((details) => { details.open = true })`

export const storedTexts = `Object.fromEntries(Object.entries(localStorage))`

/** All that a script of the page can read of what the browser keeps. */
export const readableTexts = `JSON.stringify([localStorage, sessionStorage, document.cookie])`

/**
 * What a page of another origin can send with the browser's cookies: a function of the calls to make. No response tells it
 * anything; the harness watches the requests themselves.
 */
export const callAcrossOrigins = `async (calls) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const attempt = (act) => Promise.resolve().then(act).catch(() => undefined)
  const frame = document.createElement('iframe')
  frame.name = 'target'
  document.body.append(frame)
  const submit = (url, enctype, fields, target = 'target') => {
    const form = Object.assign(document.createElement('form'), { method: 'POST', action: url, enctype, target })
    for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { name, value }))
    document.body.append(form)
    form.submit()
    return wait(60)
  }
  const xhr = (url, text) => new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    request.onloadend = done
    request.send(text)
  })
  for (const { method, url, text } of calls) {
    const fields = Object.entries(JSON.parse(text)).map(([name, value]) => [name, String(value)])
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    const headers = { 'content-type': 'application/json' }
    const simple = (body) => fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body })
    await Promise.all([
      attempt(() => fetch(url, { method, credentials: 'include', headers, body: text })),
      attempt(() => fetch(url, { method, credentials: 'include', headers: { ...headers, authorization: 'Bearer x' }, body: text })),
      attempt(() => simple(text)),
      attempt(() => simple(new Blob([text]))),
      attempt(() => simple(new URLSearchParams(fields))),
      attempt(() => simple(data)),
      attempt(() => xhr(url, text)),
      attempt(() => navigator.sendBeacon(url, new Blob([text], { type: 'application/json' }))),
      attempt(() => navigator.sendBeacon(url, text)),
    ])
    const smuggled = [[text.slice(0, -1) + ',"x":"', '"}']]
    await attempt(() => submit(url, 'text/plain', smuggled))
    await attempt(() => submit(url, 'text/plain', smuggled, '_blank'))
    await attempt(() => submit(url, 'application/x-www-form-urlencoded', fields))
    await attempt(() => submit(url, 'multipart/form-data', fields))
  }
  await wait(300)
}`

/** Renews the session of this browser as the page does. Returns the status. */
export const renewHere = `fetch('/api/auth/renew', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}',
}).then(({ status }) => status)`

/** A defect: texts that hold markup are written as markup. */
export const writeTextsAsMarkup = `{
  const { createTextNode } = Document.prototype
  Document.prototype.createTextNode = function (text) {
    if (!/</.test(text)) return createTextNode.call(this, text)
    const markup = this.createElement('span')
    markup.innerHTML = text
    return markup
  }
  // An element whose only child is a text is written this way.
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
  Object.defineProperty(Node.prototype, 'textContent', {
    get,
    set(text) {
      if (this instanceof Element && /</.test(text)) this.innerHTML = text
      else set.call(this, text)
    },
  })
}`

/**
 * The tutor's stream, piece by piece, each of them drawn before the next one arrives: `globalThis.tutorPieces`. A response
 * of the harness would arrive whole.
 */
export const streamToTutor = `{
  const { fetch } = globalThis
  globalThis.tutorPieces = []
  const wait = () => new Promise((done) => setTimeout(done, 20))
  const bytes = (piece) => new TextEncoder().encode('event: delta\\ndata: ' + JSON.stringify({ text: piece }) + '\\n\\n')
  globalThis.fetch = (input, init) => {
    if (!String(input.url ?? input).endsWith('/api/tutor/ask')) return fetch(input, init)
    const body = new ReadableStream({
      async start(stream) {
        for (const piece of globalThis.tutorPieces) {
          stream.enqueue(bytes(piece))
          await wait()
        }
        stream.close()
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  }
}`

/** What `streamToTutor` sends next. */
export const setTutorPieces = (pieces: readonly string[]): string =>
  `globalThis.tutorPieces = ${JSON.stringify(pieces)}`

/** A microphone without a sound, and a provider that says what `sayInCall` has it say. */
export const playProvider = `{
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
    value: () => Promise.resolve(new AudioContext().createMediaStreamDestination().stream),
  })
  globalThis.RTCPeerConnection = function FakePeerConnection() {
    const channel = Object.assign(new EventTarget(), { readyState: 'open', send: () => undefined })
    globalThis.callChannel = channel
    return Object.assign(new EventTarget(), {
      iceConnectionState: 'connected',
      localDescription: { sdp: 'v=0\\r\\no=- 1 2 IN IP4 127.0.0.1\\r\\ns=-\\r\\nt=0 0\\r\\n' },
      addTrack: () => ({ replaceTrack: () => Promise.resolve() }),
      createDataChannel: () => channel,
      createOffer: () => Promise.resolve({}),
      setLocalDescription: () => Promise.resolve(),
      setRemoteDescription: async () => void setTimeout(() => channel.dispatchEvent(new Event('open'))),
      close: () => undefined,
    })
  }
}`

/** An event of the provider of `playProvider`. */
export const sayInCall = (event: object): string =>
  `callChannel.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(${JSON.stringify(event)}) }))`
