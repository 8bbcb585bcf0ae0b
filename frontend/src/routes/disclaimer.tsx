import { brand } from '../brand.ts'
import { paths } from '../paths.ts'
import styles from '../ui/prose.module.css'
import { Seo } from '../ui/seo.tsx'

const sections = [
  {
    title: 'Trademarks',
    text: `${brand.site} is an independent service. It is not affiliated with, sponsored or endorsed by, or otherwise connected to the owner of any graduate business school admissions test. Names of tests and other trademarks belong to their owners and are used, where at all, only to say what the practice is for.`,
  },
  {
    title: 'Original content',
    text: 'All questions, passages, solutions and explanations are our own work. None is taken from an official test, and none claims to be a question that was or will be asked in one.',
  },
  {
    title: 'No guarantee of results',
    text: 'Practice helps, but we cannot promise a score, an admission or any other result. Levels and estimates shown here are on our own scale, carry a margin of error, and are not official scores.',
  },
  {
    title: 'Reporting intellectual property concerns',
    text: 'If you believe that something here infringes your rights, tell us through the Contact page, with the address of the page, what is affected and how we can reach you. We look into every report and remove what should not be here.',
  },
  {
    title: 'Appropriate use',
    text: 'The material is for your own study. Please do not scrape, copy in bulk, republish or resell it, share an account, or try to get around limits or security measures.',
  },
  {
    title: 'Data and privacy',
    text: 'We collect the minimum that the service needs, sell nothing, and delete your data on request. Payments are processed by a card payment provider; card numbers never reach our servers.',
  },
  {
    title: 'Limitation of liability',
    text: 'The service is provided as it is. We work carefully and correct mistakes when we learn of them, but as far as the law allows we are not liable for loss that comes from using the service, from relying on its content, or from its being unavailable.',
  },
]

export function Component() {
  return (
    <div className="page">
      <Seo
        page="Disclaimer"
        description={`Legal notes of ${brand.site}: trademarks, original content, no guarantee of results, appropriate use, privacy and liability.`}
        path={paths.disclaimer()}
      />
      <article className={styles.prose}>
        <h1>Disclaimer</h1>
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </div>
  )
}
