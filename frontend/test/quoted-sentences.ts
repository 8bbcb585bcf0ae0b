/**
 * Every text that the specification quotes, with its section there, as it stands on the screen: the product's name and
 * numbers are filled in. `quoted-sentences.test.tsx` finds each of them.
 *
 * - `on`: stands on the page at this address as soon as a guest opens it.
 * - `state`: a state of a page, which the test brings about.
 * - `test`: the named test brings the state about and finds the sentence; here it is only looked up in that file.
 * - `decided`: not shown for the reason given.
 */
export interface Quoted {
  section: number
  text: string
  found: { on: string } | { state: State } | { test: string } | { decided: string }
}

export type State =
  | 'trial: all right'
  | 'trial: half right'
  | 'trial: all wrong'
  | 'login refused without a reason'
  | 'login without a key'
  | 'security check fails'
  | 'reset refused without a reason'

const at = (section: number, found: Quoted['found'], ...texts: string[]): Quoted[] =>
  texts.map((text) => ({ section, text, found }))
const shownBy = (section: number, file: string, ...texts: string[]) =>
  at(section, { test: `frontend/${file}` }, ...texts)

const daily = 'src/features/daily/daily-page.test.tsx'
const dailyText = 'src/features/daily/daily-text.test.ts'
const submission = 'src/features/daily/use-submission.test.tsx'
const history = 'src/features/history/history-page.test.tsx'
const plans = 'src/features/billing/pricing-page.test.tsx'
const subscription = 'src/features/billing/subscription.test.tsx'
const links = 'src/features/auth/link-pages.test.tsx'
const entry = 'src/features/auth/auth-pages.test.tsx'
const contact = 'src/features/contact/contact-page.test.tsx'
const admin = 'src/features/admin/admin-page.test.tsx'
const account = 'src/features/account/account-page.test.tsx'
const trial = 'src/features/trial/trial-page.test.tsx'
const tutor = 'src/features/tutor/quoted-sentences.test.tsx'
const voice = 'src/features/voice/quoted-sentences.test.tsx'

export const quoted: readonly Quoted[] = [
  ...at(
    2,
    { on: '/' },
    'Smarter GBAT Prep Powered by Learning Science',
    'Start Free Questions',
    'Create Account',
    'How It Works',
    'Practice Daily',
    'Track Progress',
    'Master the test',
    'Start Daily Practice',
    'View Pricing',
    'Try 10 Free Questions',
  ),
  ...at(2, { on: '/no/such/page' }, 'Page Not Found', 'Return Home'),
  ...at(2, { on: '/blog/no-such-post' }, 'Post not found.'),
  ...at(2, { on: '/pricing' }, 'Choose your plan', 'Recommended', 'Upgrade to Monthly'),
  ...at(2, { on: '/faq' }, 'General', 'Practice', 'Accounts & Plans', 'Technical'),
  ...shownBy(2, 'src/session/require-auth.test.tsx', 'Restoring session…'),
  ...shownBy(2, 'e2e/reach.spec.ts', 'Unexpected Application Error!'),
  ...shownBy(2, plans, 'Continue practice', 'Manage subscription', 'Apply Promo & Subscribe'),
  ...shownBy(2, trial, 'Question 1 of 4', 'Retake Test', 'Review Answers', 'Register for $10/month'),
  ...at(2, { state: 'trial: half right' }, 'Retake Trial', 'View Plans'),
  ...shownBy(2, dailyText, 'Answer all (', 'Submitting…'),
  ...shownBy(2, daily, 'Upgrade for 10/day questions', 'Wrong'),
  ...shownBy(2, submission, 'Correct!', 'Compare plans'),
  ...shownBy(2, 'e2e/specified-routes.ts', 'Practice History', 'Forbidden'),
  ...shownBy(
    2,
    history,
    'No activity this day.',
    'Close',
    'Select a date cell to see details.',
    'No results yet. Complete your first daily practice to populate the calendar.',
  ),
  ...shownBy(2, account, 'Resend Verification Email', 'Logout'),
  ...shownBy(2, subscription, 'Subscribe', 'Cancel subscription'),
  ...shownBy(2, admin, 'Email Sender', 'Send Email'),
  ...shownBy(2, links, 'Go to Login', 'Register Again'),
  ...shownBy(2, tutor, 'GBAT Expert Tutor', 'Ask a GBAT question...', 'Ask GBAT'),

  ...shownBy(4, 'src/features/billing/promo-banner.test.tsx', 'Copied!'),
  ...shownBy(4, 'e2e/login.spec.ts', 'Verified'),
  ...at(4, { state: 'security check fails' }, 'Unavailable'),
  ...shownBy(4, contact, 'Sending...', "Message sent. We'll get back to you soon."),
  ...shownBy(
    4,
    subscription,
    'Checkout was canceled.',
    'Finalizing subscription...',
    'Subscription updated successfully.',
  ),

  ...shownBy(5, contact, 'Enter a valid email address.', 'more character', 'Looks good'),
  ...shownBy(5, 'src/api/encrypt-password.test.ts', 'Missing password'),
  ...shownBy(
    5,
    links,
    'Invalid reset link. No token provided.',
    'Invalid reset token',
    'Passwords do not match',
    'Password must be at least 8 characters long',
    'Invalid verification link. No token provided.',
  ),
  ...shownBy(
    5,
    dailyText,
    'User not loaded. Please re-login.',
    'No questions to submit.',
    'Please answer all questions (',
  ),
  ...at(
    5,
    { decided: 'the button leads a guest to the login before a checkout is begun (section 2, Pricing)' },
    'Please log in first.',
  ),
  ...at(
    5,
    {
      decided:
        'without a payment customer the button leads to the account page (section 2, Pricing); the server says it',
    },
    'No active subscription to manage.',
  ),

  ...shownBy(6, voice, 'Voice Tutor is Pro', 'Later', 'See Plans'),

  ...at(8, { state: 'login refused without a reason' }, 'Login failed'),
  ...shownBy(8, entry, 'Registration failed', 'Failed to fetch public key'),
  ...at(8, { state: 'login without a key' }, 'Public key missing in response'),
  ...at(8, { state: 'reset refused without a reason' }, 'Failed to reset password'),
  ...shownBy(
    8,
    links,
    'Failed to send password reset email',
    'Email verification failed. The link may be expired or invalid.',
    'If an account with that email exists, a password reset link has been sent.',
    'Password reset successfully!',
    'Email verified successfully!',
    'Verification email sent! Please check your inbox.',
    'Failed to send verification email',
  ),
  ...shownBy(
    8,
    entry,
    'Account created successfully! Please check your email to verify your account before logging in.',
  ),
  ...shownBy(8, plans, 'Failed to load pricing', 'Failed to start checkout'),
  ...shownBy(8, contact, 'Failed to send. Please try again later.'),
  ...shownBy(
    8,
    'src/lib/bot-check.test.ts',
    'reCAPTCHA site key not configured',
    'Failed to load reCAPTCHA script',
    'grecaptcha execute not available (timeout)',
  ),
  ...shownBy(8, daily, 'Failed to load daily questions'),
  ...shownBy(8, submission, 'Submit failed'),
  ...shownBy(
    8,
    subscription,
    'Failed to open billing portal',
    'Failed to cancel subscription',
    'Subscription will cancel at period end.',
    'Failed to verify subscription',
  ),
  ...shownBy(8, admin, 'Sent to '),
  ...shownBy(
    8,
    tutor,
    "You reached today's free question limit. Create a free account for more and unlock progress tracking.",
    'Failed to get answer',
  ),
  ...shownBy(
    8,
    voice,
    'Failed to create session',
    "You have reached today's max voice responses. Try again tomorrow.",
    'Subscribe to enable more voice tutoring.',
    'Daily voice limit reached. Please come back tomorrow.',
    'Voice quota reached – session is now read-only until tomorrow.',
    'Voice limit reached – text only today',
    'Peer connection failed',
    'SDP exchange failed',
    'Failed to set remote description',
    'Unknown error',
  ),

  ...at(9, { state: 'trial: all right' }, "Excellent work! You're well on your way to acing the GBAT!"),
  ...at(9, { state: 'trial: half right' }, 'Good job! Keep practicing to improve your score!'),
  ...at(9, { state: 'trial: all wrong' }, "Don't be discouraged! Every practice helps you get better!"),
]
