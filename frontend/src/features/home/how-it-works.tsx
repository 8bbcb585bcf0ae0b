import { Ten, type TenState } from '../../ui/ten.tsx'
import styles from './home.module.css'

const states: Record<string, TenState> = { r: 'right', w: 'wrong', d: 'done', h: 'here' }
const cellsOf = (pattern: string) => pattern.split('').map((mark) => states[mark] ?? 'open')

const steps = [
  {
    cells: cellsOf('ddddh.....'),
    title: 'Practice Daily',
    text: 'One set of ten takes 10 to 15 minutes. It mixes topics on purpose: mixing feels harder today and is better on test day.',
  },
  {
    cells: cellsOf('rrwrrrwrrr'),
    title: 'Track Progress',
    text: 'After each set you see your score, your pace against the exam’s, and for every wrong answer why it was tempting.',
  },
  {
    cells: cellsOf('rrrrrrrrrr'),
    title: 'Master the test',
    text: 'Retake today’s set while it is fresh. The next sets favour the skills that you practised least or miss most, with new questions.',
  },
]

export function HowItWorks() {
  return (
    <section className={styles.section}>
      <h2>How It Works</h2>
      <ol className={styles.steps}>
        {steps.map(({ cells, title, text }) => (
          <li key={title}>
            <div className={styles.cells}>
              <Ten cells={cells} />
            </div>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
