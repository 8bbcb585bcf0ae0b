import { useLocation } from 'react-router-dom'
import { brand } from '../../brand.ts'
import type { TutorTopic } from '../../lib/tutor-desk.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { startersFor } from './starter-questions.ts'
import styles from './tutor-panel.module.css'

interface StartersProps {
  about: TutorTopic | null
  onAsk: (text: string) => unknown
}

/** Before the first question: what the tutor is for, and three questions to begin with, by where the candidate is. */
export function Starters({ about, onAsk }: StartersProps) {
  const { pathname } = useLocation()
  const place = places[pathname] ?? 'anywhere'
  return (
    <div className={styles.starters}>
      <p>
        {`${brand.tutor} answers questions about the maths, the wording and the plan behind a question. Every answer says where it comes from.`}
      </p>
      <ul>
        {startersFor(place, about).map((text) => (
          <li key={text}>
            <Button wide onClick={() => onAsk(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const places: Readonly<Record<string, 'daily' | 'review' | 'trial'>> = {
  [paths.daily()]: 'daily',
  [paths.review()]: 'review',
  [paths.trial()]: 'trial',
}
