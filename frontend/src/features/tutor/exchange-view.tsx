import { memo } from 'react'
import { brand } from '../../brand.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MathText } from '../../ui/question/math-text.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { paragraphsOf, showable } from './answer-text.ts'
import type { Exchange } from './exchange.ts'
import styles from './tutor-panel.module.css'

interface ExchangeViewProps {
  exchange: Exchange
  /** An answer is on its way, here or elsewhere. */
  busy: boolean
  onRetry: (id: number) => void
  onRate: (id: number, helpful: boolean) => Promise<void>
}

/** A question, its answer, and where the answer comes from. Texts are text: nothing in them becomes HTML. */
export const ExchangeView = memo(({ exchange, busy, onRetry, onRate }: ExchangeViewProps) => {
  const { id, text, state, answer, source, call } = exchange
  return (
    <article className={styles.exchange} data-exchange={id} aria-label={`Question and answer ${id}`}>
      {call && text === '' ? <Unwritten live={state === 'answering' && answer === ''} /> : <Asked text={text} />}
      <div className={styles.answer} aria-busy={state === 'answering'}>
        <span className="sr">{`${brand.tutor}: `}</span>
        <Answer text={state === 'done' ? answer : showable(answer)} />
        {state === 'answering' && answer === '' && !call && <p className="soft">{`${brand.tutor} is writing…`}</p>}
        {state === 'stopped' && <p className="label">Stopped.</p>}
        {exchange.failure && <Failure {...exchange.failure} />}
        {source && <Source {...source} />}
        {call && answer !== '' && <p className="label">Spoken</p>}
      </div>
      {state === 'done' && answer !== '' && <AnswerActions exchange={exchange} onRate={onRate} />}
      {(state === 'stopped' || state === 'failed') && exchange.failure?.code !== 'GUEST_LIMIT' && (
        <p className="actions">
          <Button small disabled={busy} onClick={() => onRetry(id)}>
            Try again
          </Button>
        </p>
      )}
    </article>
  )
})

/** Words of the candidate that are not written down yet, or could not be. */
function Unwritten({ live }: { live: boolean }) {
  return live && <p className={`soft ${styles.asked}`}>You are speaking…</p>
}

/** What was asked. A prompt of a page carries the whole question, which is folded to its first paragraph. */
function Asked({ text }: { text: string }) {
  const [first = '', ...rest] = paragraphsOf(text)
  const asked = <span className="sr">You asked: </span>
  if (rest.length === 0)
    return (
      <p className={styles.asked}>
        {asked}
        <MathText>{first}</MathText>
      </p>
    )
  return (
    <details className={styles.asked}>
      <summary>
        {asked}
        <MathText>{first}</MathText>
      </summary>
      <Answer text={rest.join('\n\n')} />
    </details>
  )
}

/** Paragraphs with their formulas drawn. */
export function Answer({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
    <p key={index} className={styles.paragraph}>
      <MathText>{paragraph}</MathText>
    </p>
  ))
}

export function Source({ kind, title, instead }: NonNullable<Exchange['source']>) {
  return (
    <p className={`label ${styles.source}`}>
      {kind === 'none' ? title : `Source: ${title}`}
      {instead && '. The built-in tutor answered in the place of the provider.'}
    </p>
  )
}

function Failure({ code, sentence }: NonNullable<Exchange['failure']>) {
  return (
    <>
      <p className={styles.failure}>{sentence}</p>
      {code === 'GUEST_LIMIT' && (
        <p className="actions">
          <Link className={buttonClass({ kind: 'primary', small: true })} to={paths.register()}>
            Create a free account
          </Link>
        </p>
      )}
    </>
  )
}
