import { useId } from 'react'
import type { LoadCalls } from '../../tutor-call.ts'
import { PanelContent } from './panel-content.tsx'
import styles from './tutor-panel.module.css'

/** The tutor's panel as a page. */
export function TutorPage({ loadCalls }: { loadCalls: LoadCalls }) {
  const title = useId()
  return (
    <section className={styles.page} aria-labelledby={title}>
      <PanelContent {...{ loadCalls }} titleId={title} headingLevel={1} typeAtOnce={false} />
    </section>
  )
}
