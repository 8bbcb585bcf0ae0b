/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** An amount of minor units, such as '10.00 USD'. */
export function shownAmount(amount: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency.toUpperCase()}`
}

/** A moment as a day in UTC, such as '29 December 2026'. */
export function shownDay(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 34rem; padding: 1.5rem 1rem }
  .label { border: 2px solid; padding: .5rem .75rem; font-weight: 700; text-align: center }
  fieldset { border: 1px solid; padding: .75rem 1rem; margin: 1rem 0 }
  label { display: block; padding: .25rem 0 }
  input:not([type]), select { display: block; box-sizing: border-box; width: 100%; font: inherit; padding: .5rem;
    margin: .25rem 0 .5rem; border: 1px solid; border-radius: .4rem; background: none; color: inherit }
  option { background: Canvas; color: CanvasText }
  td, th { vertical-align: top }
  button, a.button { display: inline-block; font: inherit; padding: .6rem 1rem; margin: .25rem .5rem .25rem 0;
    border: 2px solid; border-radius: .4rem; background: none; color: inherit; text-decoration: none; cursor: pointer }
  button.main { background: #1f4fd8; border-color: #1f4fd8; color: #fff }
  a { color: inherit }
  :focus-visible { outline: 3px solid #e08a00; outline-offset: 2px }
  [role=alert] { border-left: 4px solid #c22; padding-left: .75rem }
  table { border-collapse: collapse; width: 100%; font-size: .875rem } td, th { text-align: left; padding: .25rem .5rem .25rem 0 }
`

/** A whole page, labelled as the stand-in. `body` is HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escaped(title)} | payment stand-in</title>
<style>${style}</style>
</head>
<body>
<header><p class="label">TEST STAND-IN, NO REAL MONEY</p></header>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`
}
