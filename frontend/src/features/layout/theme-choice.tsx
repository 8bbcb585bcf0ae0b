import { useEffect, useState, type ChangeEvent } from 'react'
import { browserStore } from '../../lib/store.ts'
import styles from './theme-choice.module.css'

const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const
type Theme = keyof typeof themes

/** Follows the system unless told otherwise; `first-paint.js` applies the choice before the next page is painted. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    const stored = browserStore().getItem('theme')
    if (stored === 'light' || stored === 'dark') setTheme(stored)
  }, [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value as Theme
    setTheme(next)
    apply(next)
  }
  return (
    <fieldset className={styles.themes}>
      <legend className="label">Theme</legend>
      <div className={styles.row}>
        {Object.entries(themes).map(([value, label]) => (
          <label key={value} className={styles.theme}>
            <input type="radio" name="theme" value={value} checked={value === theme} onChange={choose} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function apply(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    browserStore().removeItem('theme')
  } else {
    document.documentElement.dataset.theme = theme
    browserStore().setItem('theme', theme)
  }
}
