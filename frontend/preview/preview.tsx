import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type PublishedQuestion, type TrialQuestion, trialQuestion } from '../src/features/trial/load-questions.ts'
import { Explanation } from '../src/ui/question/explanation.tsx'
import { loadFormulas, MathText } from '../src/ui/question/math-text.tsx'
import { QuestionCard } from '../src/ui/question/question-card.tsx'
import '../src/ui/global.css'
import styles from './preview.module.css'

/** One item as the candidate sees it, for whoever writes or checks items: `npm run bank -- preview ID`. */
type PreviewItem = TrialQuestion & { hints: readonly string[] }

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
const published = (await response.json()) as PublishedQuestion & { hints: readonly string[] }
const item: PreviewItem = { ...trialQuestion(published), hints: published.hints }
document.title = item.id
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Preview item={item} />
  </StrictMode>,
)
