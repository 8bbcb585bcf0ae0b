import { splitCases, type ShownCase } from '@app/contracts/rules/case-table'
import { MathText } from './math-text.tsx'
import type { Explained } from './question.ts'
import styles from './explanation.module.css'

interface ExplanationProps extends Explained {
  answer: string
  chosen: string | undefined
  headingLevel?: 3 | 4
}

/**
 * The reason of the chosen option first, then why the answer is right, the worked solution, why every other option
 * tempts, and the hints. Steps that the short way has said already are not said again.
 */
export function Explanation({ answer, chosen, optionReasons, solution, hints, headingLevel = 3 }: ExplanationProps) {
  const Heading = `h${headingLevel}` as const
  const mine = optionReasons.find(({ id }) => id === chosen)
  const right = optionReasons.find(({ id }) => id === answer)
  const steps = solution.full.filter((line) => !solution.quick.includes(line))
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
      {steps.length > 0 && <Steps lines={steps} />}
      <Reasons reasons={others} />
      {hints && hints.length > 0 && <Hints hints={hints} />}
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
            <WithCases>{line}</WithCases>
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
    <div key={index}>
      <WithCases>{line}</WithCases>
    </div>
  ))
}

/** A text whose counter-examples stand below it as a table. */
function WithCases({ children }: { children: string }) {
  const { text, cases } = splitCases(children)
  return (
    <>
      <p>
        <MathText>{text}</MathText>
      </p>
      {cases.length > 0 && <Cases cases={cases} />}
    </>
  )
}

function Cases({ cases }: { cases: readonly ShownCase[] }) {
  return (
    <table className={styles.cases}>
      <thead>
        <tr>
          <th scope="col">Case</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ show, answer }) => (
          <tr key={show}>
            <td>
              <MathText>{show}</MathText>
            </td>
            <td>
              <MathText>{answer}</MathText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <details className={styles.more}>
      <summary>Hints for a question like this</summary>
      <ol className={styles.steps}>
        {hints.map((hint) => (
          <li key={hint}>
            <MathText>{hint}</MathText>
          </li>
        ))}
      </ol>
    </details>
  )
}
