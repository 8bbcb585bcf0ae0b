import { brand } from '../../brand.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './home.module.css'
import { SampleQuestion } from './sample-question.tsx'

export function Hero() {
  return (
    <section className={styles.hero}>
      <div>
        {/* Each line is one run of text that begins at the edge, so that nothing moves when the font arrives. */}
        <h1 className={styles.title}>
          <span>{`Smarter ${brand.product} `}</span>
          <span>{'Prep Powered by '}</span>
          <span>
            <mark>Learning Science</mark>
          </span>
        </h1>
        <p className={`soft ${styles.lead}`}>
          Ten questions a day, chosen for you. Every answer checked twice, every mistake explained, and the skills you
          practised least or miss most come first.
        </p>
        <p className="actions">
          <Link className={buttonClass({ kind: 'primary' })} to={paths.trial()}>
            Start Free Questions
          </Link>
          <Link className={`${buttonClass()} ${styles.guest}`} to={paths.register()}>
            Create Account
          </Link>
          <Link className={`${buttonClass()} ${styles.member}`} to={paths.daily()}>
            {"Open today's set"}
          </Link>
        </p>
      </div>
      <SampleQuestion />
    </section>
  )
}
