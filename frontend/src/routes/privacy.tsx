import { brand } from '../brand.ts'
import { ConsentChoice } from '../features/consent/consent-choice.tsx'
import { storedAfterConsent, storedInBrowser } from '../features/consent/stored-items.ts'
import { Link } from '../lib/link.tsx'
import { paths } from '../paths.ts'
import styles from '../ui/prose.module.css'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo
        page="Privacy"
        description={`What ${brand.site} stores, where and for how long, who else receives something, and how to get or delete your data.`}
        path={paths.privacy()}
      />
      <article className={styles.prose}>
        <h1>Privacy</h1>
        <p className={styles.lead}>
          We collect the minimum, sell nothing, show no advertising, and delete your data on request.
        </p>
        <OnServers />
        <InBrowser />
        <h2>Counted visits</h2>
        <p>
          If the operator has switched it on, we ask once whether Google Analytics may count your visits. Before you
          agree, nothing of it is loaded and nothing is sent. After that it receives the pages that you open, without
          anything that stands behind a question mark in their address, that you logged in or signed up, and an account
          number that means nothing outside this site. It never receives your name, your e-mail address or an answer,
          and it does not run on pages that you open from a mail. Its cookies are called{' '}
          {storedAfterConsent.join(' and ')}; they are removed if you change your mind.
        </p>
        <ConsentChoice />
        <OtherReceivers />
        <h2>Your data, and their end</h2>
        <p>
          On the <Link to={paths.account()}>account page</Link> you can download everything that we store about you and
          delete your account; every part of the site then gives a receipt. Questions:{' '}
          <Link to={paths.contact()}>write to us</Link>.
        </p>
      </article>
    </div>
  )
}

function OnServers() {
  return (
    <>
      <h2>On our servers</h2>
      <ul>
        <li>
          <b>Account:</b> your e-mail address, your name if you gave one, your time zone, a slow salted hash of your
          password, and your sessions. Until you delete the account.
        </li>
        <li>
          <b>Practice:</b> the questions that you were served, what you answered and when, and the estimates that follow
          from it. Until you delete the account.
        </li>
        <li>
          <b>Payments:</b> the state of your subscription and its receipts. Card numbers never reach us.
        </li>
        <li>
          <b>The tutor:</b> what you ask while you are logged in, and the answers, for 180 days; of a call its words,
          never its sound. What a guest asks is not stored; guests are counted for a day by a code that cannot be led
          back to them.
        </li>
        <li>
          <b>Mails:</b> that a mail was sent, for 60 days, never its address. Messages of the contact form, for 180
          days.
        </li>
      </ul>
    </>
  )
}

function InBrowser() {
  return (
    <>
      <h2>In your browser</h2>
      <p>All of this serves what you do here; nothing of it follows you to other sites.</p>
      <ul>
        {storedInBrowser.map(({ names, what, until }) => (
          <li key={names[0]}>
            {names.map((name, place) => (
              <span key={name}>
                {place > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
            {`: ${what} Until ${until}.`}
          </li>
        ))}
      </ul>
    </>
  )
}

function OtherReceivers() {
  return (
    <>
      <h2>Who else receives something</h2>
      <ul>
        <li>
          <b>The payment provider</b>, if you subscribe: your e-mail address and what you type on its page.
        </li>
        <li>
          <b>The provider of the tutor’s answers</b>, where the operator uses one: what you ask the tutor, the last
          messages of that conversation and the question that it is about. It is not told who you are.
        </li>
        <li>
          <b>The provider of the tutor’s voice</b>, if you call the tutor: the sound of your microphone during the call,
          what you type meanwhile, and the question that the call is about. It is not told who you are.
        </li>
        <li>
          <b>The bot check</b>, where the operator uses one: forms such as login and contact load reCAPTCHA, which looks
          at how the page is used. It receives nothing that you type.
        </li>
        <li>
          <b>Nobody else</b>, besides Google Analytics if you agreed to it above. There is no advertising.
        </li>
      </ul>
    </>
  )
}
