/** The names an operator may change, and where the site lives (no slash at the end). */
export interface Brand {
  site: string
  product: string
  url: string
}

/** A paragraph, or something that stands out from the text. */
export type Block =
  | string
  /** Something to do, as a button. */
  | { action: string; url: string }
  /** Digits to copy. */
  | { code: string }
  | { rows: ReadonlyArray<readonly [label: string, value: string]> }
  /** What a person wrote, line breaks kept. */
  | { quote: string }
  /** Less than a paragraph: how long a link lives, and what to do if the mail is not for the reader. */
  | { small: string }

/** What a mail says, once; its HTML and its text are both made from it. */
export interface MailContent {
  subject: string
  /** What the list of mails shows beside the subject. */
  preview: string
  heading: string
  greeting: string
  blocks: readonly Block[]
  /** Why the person gets this mail. */
  reason: string
  /** Where to stop mails of this kind, if they can be stopped. */
  stop?: { label: string; url: string }
  /** For an address that a stranger may have typed: not even the site's name leads anywhere. */
  withoutLinks?: true
}

/** `name` may be empty. */
export function greet(name: string): string {
  return name === '' ? 'Hello,' : `Hello ${name},`
}
