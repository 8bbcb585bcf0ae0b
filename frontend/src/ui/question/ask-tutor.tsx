import { brand } from '../../brand.ts'
import { tutorDesk } from '../../lib/tutor-desk.ts'
import { Button } from '../button.tsx'
import { explanationRequest, type MissedQuestion } from './explanation-request.ts'

/** Opens the tutor's panel, which asks for an explanation of the question; pressed again, it shows that answer. */
export function AskTutor(missed: MissedQuestion) {
  const about = { questionId: missed.question.id, label: `Question ${missed.number}` }
  return (
    <Button small onClick={() => tutorDesk.leave({ about, text: explanationRequest(missed) })}>
      <span>
        {`Ask ${brand.product} `}
        <span className="sr">{`about question ${missed.number}`}</span>
      </span>
    </Button>
  )
}
