/** The text that a copy of a person's data begins with. */
export const exportReadme = [
  'This file holds everything that this site keeps about you. It is JSON: any text editor and most browsers open it.',
  'Under "services", each part of the site lists what it keeps. Times are in UTC (ISO 8601), days are your local days.',
  'auth: "users" is your profile; "logins" your address, "usernames" your username; "sessions" and "devices" where you are and were logged in; "tokens" and "newest_verifications" the links we mailed; "throttles" failed logins and mails asked for; "exports" the copies you asked for.',
  'practice: "sets" are your sets with their questions and why each was chosen; "submissions" your answers with the right ones, and seconds per question; "retakes" further tries; "history" the calendar by month; "learners" the estimates of your skills ("theta" is the level, "n" the answers behind it) and which questions you have seen; "entitlements" your plan.',
  'billing: "subscriptions" is your plan and until when it is paid. tutor-voice: "turns" are uses of the voice tutor, "entitlements" your plan.',
  'mail: "jobs" are mails to you, "weeks" the numbers of your weekly summary, "subscriptions" which plan mails you got, "unsubscribed" mails you stopped, "limits" how many mails went out, "admin_mails" mails that an administrator sent in your name.',
  '"dead_letters", where there are any, are messages between parts of the site that could not be used. Left out are password hashes, keys and hashes that stand for your address.',
] as const
