import { MathText } from './math-text.tsx'
import type { Explained } from './question.ts'
import styles from './explanation.module.css'

interface ExplanationProps extends Explained {
  answer: string
  chosen: string | undefined
  headingLevel?: 3 | 4
}

/**
 * The reason of the chosen option first, then why the answer is right, the worked solution, and why every other option
 * tempts.
 */
export function Explanation({ answer, chosen, optionReasons, solution, headingLevel = 3 }: ExplanationProps) {
  const Heading = `h${headingLevel}` as const
  const mine = optionReasons.find(({ id }) => id === chosen)
  const right = optionReasons.find(({ id }) => id === answer)
  const others = optionReasons.filter(({ id }) => id !== chosen && id !== answer)
  return (
    <div className={styles.explanation}>
      {mine && chosen !== answer && (
        <section>
          <Heading>{`Why ${mine.id} is tempting`}</Heading>
          <Lines lines={[mine.reason]} />
        </section>
      )}
      {right && (
        <section>
          <Heading>{`Why ${answer} is right`}</Heading>
          <Lines lines={[right.reason]} />
        </section>
      )}
      <section>
        <Heading>The short way</Heading>
        <Lines lines={solution.quick} />
      </section>
      <Steps lines={solution.full} />
      <Reasons reasons={others} />
    </div>
  )
}

function Steps({ lines }: { lines: readonly string[] }) {
  return (
    <details className={styles.more}>
      <summary>Step by step</summary>
      <ol className={styles.steps}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={index}>
            <MathText>{line}</MathText>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Reasons({ reasons }: { reasons: Explained['optionReasons'] }) {
  return (
    <details className={styles.more}>
      <summary>The other options</summary>
      <dl className={styles.reasons}>
        {reasons.map(({ id, reason }) => (
          <div key={id}>
            <dt>
              <span className="sr">Option </span>
              {id}
            </dt>
            <dd>
              <MathText>{reason}</MathText>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines never move
    <p key={index}>
      <MathText>{line}</MathText>
    </p>
  ))
}
