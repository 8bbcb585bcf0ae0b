import { brand } from '../brand.ts'
import { faq } from '../features/faq/questions.ts'
import { paths } from '../paths.ts'
import prose from '../ui/prose.module.css'
import { Seo } from '../ui/seo.tsx'
import styles from '../features/faq/faq.module.css'

export function Component() {
  return (
    <div className="page">
      <Seo
        page="FAQ"
        description={`Answers about ${brand.site}: practice and daily sets, accounts and plans, browsers, formulas and privacy.`}
        path={paths.faq()}
      />
      <div className={prose.prose}>
        <h1>Frequently asked questions</h1>
        {faq.map(({ group, items }) => (
          <section key={group} className={styles.group}>
            <h2>{group}</h2>
            {items.map(({ question, answer }) => (
              <details key={question} className={styles.item}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
