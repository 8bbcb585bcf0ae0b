import { tutorDesk } from '../../lib/tutor-desk.ts'
import { Button } from '../button.tsx'

/** Opens the tutor's panel, which calls the tutor about an answered question. */
export function TalkAbout({ questionId, number }: { questionId: string; number: number }) {
  const about = { questionId, label: `Question ${number}` }
  return (
    <Button small onClick={() => tutorDesk.leave({ about, call: true })}>
      <span>
        Talk about this question
        <span className="sr">{`: question ${number}`}</span>
      </span>
    </Button>
  )
}
