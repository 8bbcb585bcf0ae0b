import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './home.module.css'

const plans = [
  { name: 'Free', price: '$0', text: '2 new questions every 2 days, with every explanation. Retakes never count.' },
  {
    name: 'Monthly',
    price: '$10 a month',
    text: '10 new questions every day, saved progress and deeper analytics. Cancel anytime.',
  },
]

export function PricingTeaser() {
  return (
    <section className={styles.section}>
      <h2>Start free. Stay for ten dollars a month.</h2>
      <dl className={styles.plans}>
        {plans.map(({ name, price, text }) => (
          <div key={name}>
            <dt>
              <span className="label">{name}</span>
              <span className={`figure ${styles.price}`}>{price}</span>
            </dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <Link className={buttonClass()} to={paths.pricing()}>
          View Pricing
        </Link>
        <Link className={buttonClass({ kind: 'primary' })} to={paths.trial()}>
          Try 10 Free Questions
        </Link>
      </p>
    </section>
  )
}
