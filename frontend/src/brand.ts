/** Every name an operator may want to change, in one place. */
export const brand = {
  /** The product word of the texts. */
  product: 'GBAT',
  site: 'GBAT Daily',
  /** The tutor's name. */
  tutor: 'Sage',
  tagline: 'Ten questions a day, chosen for you',
  /** Where the site lives, for canonical links and share cards; no slash at the end. */
  origin: (import.meta.env.VITE_SITE_ORIGIN as string | undefined) ?? 'https://gbat-daily.example',
  trademarkNote:
    'GBAT Daily is an independent study service. It is not affiliated with, endorsed by or connected to the owner of any graduate business school admissions test. All trademarks belong to their owners.',
} as const
