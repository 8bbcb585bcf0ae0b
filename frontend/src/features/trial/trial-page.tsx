import { Alert, Banner } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSessionState } from '../../session/session-context.tsx'
import { EarlierTrial } from './earlier-trial.tsx'
import { TrialResult } from './trial-result.tsx'
import { TrialRunner } from './trial-runner.tsx'
import styles from './trial.module.css'
import { useTrial, type TrialState } from './use-trial.ts'

export function TrialPage() {
  const state = useTrial()
  const member = useSessionState().status === 'member'
  return (
    <>
      {!member && (
        <div className={styles.guestOnly}>
          <Banner label="About this trial">
            <p>This is a free 10-question trial. Your progress is not saved.</p>
            <Link to={paths.register()}>Create an account to keep it from now on</Link>
          </Banner>
        </div>
      )}
      <div className={`page ${styles.trial}`}>
        <h1>Free trial</h1>
        {state.status === 'loading' && <Skeleton label="Loading the questions" lines={3} blocks={5} />}
        {state.status === 'failed' && (
          <Alert tone="wrong">
            <p>The questions could not be loaded. Check your connection and try again.</p>
            <p>
              <Button onClick={state.again}>Try again</Button>
            </p>
          </Alert>
        )}
        {state.status === 'ready' && <ReadyTrial state={state} member={member} />}
      </div>
    </>
  )
}

function ReadyTrial({ state, member }: { state: Extract<TrialState, { status: 'ready' }>; member: boolean }) {
  const { questions, trial, change, retake, dropped } = state
  return (
    <>
      <DroppedAnswers count={dropped} />
      {trial.finishedAt === null ? (
        <EarlierTrial questions={questions} earlier={trial.earlier}>
          <TrialRunner {...{ questions, trial, change }} />
        </EarlierTrial>
      ) : (
        <TrialResult {...{ questions, trial, member }} onRetake={retake} />
      )}
    </>
  )
}

/** Questions are corrected now and then; an answer to the old text says nothing about the new one. */
function DroppedAnswers({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Alert>
      {count === 1
        ? 'One question has changed since you answered it. We removed your answer to it.'
        : `${count} questions have changed since you answered them. We removed your answers to them.`}
    </Alert>
  )
}
