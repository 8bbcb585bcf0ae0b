import { useState } from 'react'
import { brand } from '../brand.ts'
import { faq } from '../features/faq/questions.ts'
import { paths } from '../paths.ts'
import prose from '../ui/prose.module.css'
import { useHydrated } from '../lib/use-hydrated.ts'
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
      <StructuredData />
    </div>
  )
}

/**
 * For search engines. A data block, not a script: the page's policy lets it pass. It stands in the prerendered page only,
 * which is what they load; what comes later would have to be written as a string, and the policy refuses that.
 */
function StructuredData() {
  const hydrated = useHydrated()
  const [prerendered] = useState(!hydrated)
  if (!prerendered) return null
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
