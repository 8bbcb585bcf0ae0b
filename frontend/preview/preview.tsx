import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Explanation } from '../src/ui/question/explanation.tsx'
import { loadFormulas, MathText } from '../src/ui/question/math-text.tsx'
import { QuestionCard } from '../src/ui/question/question-card.tsx'
import type { Explained, Question } from '../src/ui/question/question.ts'
import '../src/ui/global.css'
import styles from './preview.module.css'

/** One item as the candidate sees it, for whoever writes or checks items: `npm run bank -- preview ID`. */
interface PreviewItem extends Question, Explained {
  answer: string
  skillName: string
  hints: readonly string[]
}

function Preview({ item }: { item: PreviewItem }) {
  const [chosen, choose] = useState<string>()
  return (
    <div className={styles.page}>
      <QuestionCard
        question={item}
        number={1}
        heading={item.id}
        why={`${item.skillName} · ${item.id}`}
        chosen={chosen}
        onChoose={choose}
        {...(chosen === undefined ? {} : { answer: item.answer })}
      >
        {chosen !== undefined && <Explanation {...item} chosen={chosen} />}
        <details>
          <summary>Hints</summary>
          <ol>
            {item.hints.map((hint) => (
              <li key={hint}>
                <MathText>{hint}</MathText>
              </li>
            ))}
          </ol>
        </details>
      </QuestionCard>
    </div>
  )
}

const [response] = await Promise.all([fetch('/item.json'), loadFormulas()])
const item = (await response.json()) as PreviewItem
document.title = item.id
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Preview item={item} />
  </StrictMode>,
)
