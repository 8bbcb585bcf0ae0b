import { brand } from '../brand.ts'
import { Link } from '../lib/link.tsx'
import { paths } from '../paths.ts'
import styles from '../ui/prose.module.css'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo
        page="About"
        description={`Why ${brand.site} exists, how its daily sets are made, what comes next, and what happens to your data.`}
        path={paths.about()}
      />
      <article className={styles.prose}>
        <h1>About</h1>
        <p className={styles.lead}>
          {brand.site} is a small, calm place to practise for a graduate business school admissions test: one set a day,
          and an explanation for everything.
        </p>
        <Mission />
        <Principles />
        <Roadmap />
        <Data />
        <h2>Feedback</h2>
        <p>
          Something wrong, missing or hard to use? <Link to={paths.contact()}>Write to us</Link>. We read every message;
          support is reviewed weekly.
        </p>
        <p className={styles.note}>
          The quickest way to see whether this suits you: <Link to={paths.trial()}>try ten questions, free</Link>.
        </p>
      </article>
    </div>
  )
}

function Mission() {
  return (
    <>
      <h2>Our mission</h2>
      <p>
        Good preparation should not depend on a big budget or on free weekends. Ten well-chosen questions, answered with
        care on most days, beat a thousand clicked through in a hurry. We build for the ten to fifteen minutes that a
        working day leaves.
      </p>
      <h2>Our approach</h2>
      <p>
        Every question is our own. Answers to quantitative questions are computed twice, by two programs that share no
        code; verbal questions are solved a second time by somebody who has not seen the key. Each option, right or
        wrong, has a reason that speaks to the person who chose it.
      </p>
    </>
  )
}

function Principles() {
  return (
    <>
      <h2>Learning principles</h2>
      <ul>
        <li>
          <b>Recall, don’t reread.</b> An answer you produced yourself stays longer than a solution you nodded at.
        </li>
        <li>
          <b>Mix the topics.</b> Choosing the method is half of the task, and only mixed practice trains it.
        </li>
        <li>
          <b>Space it out.</b> A short break before the next try is worth more than one more try now.
        </li>
        <li>
          <b>Explain every mistake.</b> ‘Wrong’ teaches little. Why it was tempting teaches a lot.
        </li>
        <li>
          <b>Be honest about levels.</b> An estimate is shown with its margin of error or not at all.
        </li>
      </ul>
    </>
  )
}

function Roadmap() {
  return (
    <>
      <h2>Roadmap</h2>
      <p>
        Working today: the free trial, daily sets with an explanation for every option, passages that are read once for
        several questions, retakes, your history, a tutor by text that hints before it tells and names its source, its
        voice for subscribers, and Monthly, paid by card and cancelled anytime.
      </p>
      <h3>Short term</h3>
      <p>More questions for every skill, above all hard ones.</p>
      <h3>Mid term</h3>
      <p>
        Skills that resurface after breaks that grow with each recall, difficulty that adapts to you, and progress for
        each skill with its margin of error.
      </p>
      <h3>Long term</h3>
      <p>Tables, graphics and multi-source questions, and full-length rehearsals.</p>
    </>
  )
}

function Data() {
  return (
    <>
      <h2>Data and privacy</h2>
      <p>
        We collect the minimum: your e-mail address, a protected password, your time zone, and what you answered. We
        sell nothing and show no advertising. Your data is deleted on request. Card payments are handled by a payment
        provider; we never store card numbers. <Link to={paths.privacy()}>What is stored where</Link>
      </p>
    </>
  )
}
