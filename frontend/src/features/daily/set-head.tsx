import type { ReactNode, Ref } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Plan } from './kept-set.ts'
import styles from './set.module.css'

const planName = (plan: Plan): string => (plan === 'monthly' ? 'Monthly' : 'Free')

interface SetHeadProps {
  day: string
  plan: Plan
  /** Beside the date, such as 'Retake'. */
  label?: string | undefined
  title: ReactNode
  headingLevel?: 1 | 2
  headingRef?: Ref<HTMLHeadingElement>
  big?: boolean
  /** At the end of the row, or below it where there is no room. */
  aside: ReactNode
}

/** The date and plan, the heading, and at the far end what matters about the set as a whole. */
export function SetHead(props: SetHeadProps) {
  const { day, plan, label, title, headingLevel = 1, headingRef, big = false, aside } = props
  const Heading = `h${headingLevel}` as const
  return (
    <header className={styles.head}>
      <div>
        <p className="label">
          <span>{[dayText(day), label, ''].filter((part) => part !== undefined).join(' · ')}</span>
          <Badge>{planName(plan)}</Badge>
        </p>
        <Heading ref={headingRef} tabIndex={-1} className={big ? styles.score : styles.title}>
          {title}
        </Heading>
      </div>
      {aside}
    </header>
  )
}
