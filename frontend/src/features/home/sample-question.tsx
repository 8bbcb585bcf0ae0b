import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OptionRow } from '../../ui/question/option-row.tsx'
import styles from './sample-question.module.css'
import { sample } from './sample.ts'

/**
 * A real question, answered and explained by HTML and CSS alone: radios, `<details>` and `:has()`. So it works from the
 * first paint on, before any script has arrived, and also if none ever does.
 */
export function SampleQuestion() {
  return (
    <Card raised className={styles.sample}>
      <p className="label">
        <b>Try one now</b> · {sample.skill} · about 2 minutes
      </p>
      <p>{sample.question}</p>
      <fieldset>
        <legend className="label">Choose one</legend>
        <div className={styles.options}>
          {sample.options.map((option) => (
            <Option key={option.id} {...option} />
          ))}
        </div>
      </fieldset>
      <details>
        <summary>
          <span className={`${buttonClass({ kind: 'primary' })} ${styles.check}`}>Check answer</span>
          <span className={`${buttonClass()} ${styles.hide}`}>Hide the answer</span>
          <span className="label">No account needed</span>
        </summary>
        <Answer />
      </details>
    </Card>
  )
}

function Option({ id, text }: { id: string; text: string }) {
  return (
    <OptionRow
      id={id}
      input={{ name: 'sample' }}
      className={id === sample.answer ? styles.key : styles.other}
      verdict={
        <>
          <small className={styles.isKey}>Correct</small>
          <small className={styles.isMine}>Your answer</small>
        </>
      }
    >
      {text}
    </OptionRow>
  )
}

function Answer() {
  return (
    <div className={styles.answer}>
      <p className={styles.first}>Choose an option first: what you read here depends on it.</p>
      {sample.options.map(({ id, reason }) => (
        <section key={id} className={styles.reason} data-for={id}>
          <h2>{id === sample.answer ? `Correct! Why ${id} is right` : `Wrong. Why ${id} is tempting`}</h2>
          <p>{reason}</p>
        </section>
      ))}
      <section className={styles.solution}>
        <h2>The short way</h2>
        <p>{sample.solution}</p>
        <p className="label">
          Pick another option to read why it tempts. <Link to={paths.trial()}>The free trial has ten more</Link>.
        </p>
      </section>
    </div>
  )
}
