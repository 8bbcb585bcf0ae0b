import styles from './home.module.css'

const findings = [
  {
    figure: '72% against 38%',
    text: 'Score on a test given later, without warning: after mixed practice, and after practice one topic at a time.',
    source: 'Rohrer, Dedrick and Burgess, 2014',
    href: 'https://doi.org/10.3758/s13423-014-0588-3',
  },
  {
    figure: '0.49 against 0.05',
    text: 'Effect on learning when feedback explains, and when it only says right or wrong. A summary of 70 effects.',
    source: 'Van der Kleij, Feskens and Eggen, 2015',
    href: 'https://doi.org/10.3102/0034654314564881',
  },
]

export function Research() {
  return (
    <section className={styles.section}>
      <h2>What the research says</h2>
      <dl className={styles.findings}>
        {findings.map(({ figure, text, source, href }) => (
          <div key={href}>
            <dt className="figure">{figure}</dt>
            <dd className="soft">
              {text}{' '}
              <a href={href} rel="noopener">
                {source}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
