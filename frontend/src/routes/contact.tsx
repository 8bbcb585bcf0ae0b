import { brand } from '../brand.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import styles from '../features/contact/contact.module.css'
import { Link } from '../lib/link.tsx'
import { paths } from '../paths.ts'
import { useSessionState } from '../session/session-context.tsx'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const state = useSessionState()
  const isSubscriber = state.status === 'member' && state.user.subscriptionActive
  return (
    <div className={`page ${styles.contact}`}>
      <Seo
        page="Contact"
        description={`Write to ${brand.site}: questions, a fault in a question, a wish, or a matter of rights.`}
        path={paths.contact()}
      />
      <div className={styles.main}>
        <h1>Contact</h1>
        <p className="soft">
          A question, a fault you found, a wish? A person reads every message, and answers by mail.
        </p>
        {isSubscriber && <p>We answer you within 2 working days.</p>}
        <ContactForm />
      </div>
      <aside className={styles.notes} aria-label="Before you write">
        <section>
          <h2>Something is wrong with a question</h2>
          <p className="label">Tell us its date and its number, and what you would have expected instead.</p>
        </section>
        <section>
          <h2>Your password</h2>
          <p className="label">
            Nobody here knows it, and nobody will ask for it. <Link to={paths.forgotPassword()}>Choose a new one</Link>{' '}
            if you have forgotten it.
          </p>
        </section>
        <section>
          <h2>Answered already, perhaps</h2>
          <p className="label">
            How sets, plans and accounts work stands in the <Link to={paths.faq()}>FAQ</Link>.
          </p>
        </section>
      </aside>
    </div>
  )
}
