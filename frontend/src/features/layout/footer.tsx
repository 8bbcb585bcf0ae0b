import { brand } from '../../brand.ts'
import { Link } from '../../lib/link.tsx'
import { pageList } from '../../paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './footer.module.css'

const links = pageList.filter(({ link }) => link?.place === 'footer')

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <Logo />
          <p className="label">{brand.trademarkNote}</p>
        </div>
        <nav aria-label="More">
          <ul className={styles.links}>
            {links.map(({ name, path, link }) => (
              <li key={name}>
                <Link to={path}>{link?.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  )
}
