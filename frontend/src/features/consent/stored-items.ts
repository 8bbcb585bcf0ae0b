interface StoredItem {
  /** As the browser's own list of stored data shows it; `…` stands for what differs. */
  names: readonly string[]
  what: string
  until: string
}

/** Everything that the site keeps in a browser. A browser test walks the site and finds nothing else. */
export const storedInBrowser: readonly StoredItem[] = [
  {
    names: ['token', 'user'],
    what: 'Your session, and the profile that the pages show.',
    until: 'you log out or the session ends',
  },
  {
    names: ['renewal'],
    what: 'A cookie that renews the session. No script can read it.',
    until: '30 days after your last visit, or the browser closes if you unticked ‘Keep me signed in’',
  },
  {
    names: ['draft:…'],
    what: 'Answers of a set that is not submitted yet, so that a lost connection loses nothing.',
    until: 'the set is submitted or removed',
  },
  { names: ['trial'], what: 'Your free trial: its answers and its timer.', until: 'you retake it or clear it' },
  {
    names: ['theme', 'letter-keys', 'seen-corrections', 'promo_dismissed_…', 'consent'],
    what: 'Your choices: light or dark, keyboard letters, notes and offers that you closed, and whether visits are counted.',
    until: 'you change them or clear the browser’s data',
  },
  {
    names: ['tutor:…', 'tutor-prompt', 'tutor-open'],
    what: 'Your conversation with the tutor in this tab, a question that a page has ready for it, and whether its panel was open.',
    until: 'the tab is closed, you log out, or another person logs in',
  },
  {
    names: ['logout-pending'],
    what: 'That the server has not heard of a logout yet, for example because you were offline.',
    until: 'the server has heard of it',
  },
  {
    names: [
      'react-router-scroll-positions',
      'synced-at',
      'verification-mail',
      'promo_copied_…',
      'note:…',
      'reloaded-for-chunk',
      'reloaded-for-program',
    ],
    what: 'Small notes of one tab: how far you had scrolled, when it last asked about your plan, a mail that was just sent, a code that was copied, why it was loaded again.',
    until: 'the tab is closed',
  },
]

/** Set by the provider's script, and only after consent. */
export const storedAfterConsent: readonly string[] = ['_ga', '_ga_…']
