import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './science.module.css'

/** Days after the first meeting; the distances on the line grow alike. */
const meetings = [
  { day: 'Today', text: 'missed', right: false },
  { day: 'Day 2', text: 'new numbers', right: true },
  { day: 'Day 6', text: 'new setting', right: true },
  { day: 'Day 17', text: 'mixed in', right: true },
  { day: 'Day 45', text: 'still there', right: true },
]

export function Science() {
  return (
    <section className={styles.science}>
      <div className={styles.text}>
        <h2>Practice at the moment it counts</h2>
        <p className="soft">
          Reading a solution feels like knowing it. Recalling it after a break is what makes it last, and each recall
          lets the next break be longer. Sets favour the skills you miss today; breaks that grow with each recall come
          next.
        </p>
        <p>
          <Link className={buttonClass({ kind: 'primary' })} to={paths.daily()}>
            Start Daily Practice
          </Link>
        </p>
      </div>
      <figure className={styles.figure}>
        <figcaption className="label">What comes next: one skill over six weeks</figcaption>
        <ol className={styles.line}>
          {meetings.map(({ day, text, right }) => (
            <li key={day}>
              <span className={right ? styles.right : styles.wrong} aria-hidden="true">
                {right ? '✓' : '×'}
              </span>
              <b>{day}</b>
              <span className="soft">{text}</span>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  )
}
