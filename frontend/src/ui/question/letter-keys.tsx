import styles from './letter-keys.module.css'

/** The switch for single keys. Speech input types letters, so a person who dictates switches them off. */
export function LetterKeys({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={`label ${styles.keys}`}>
      <input type="checkbox" name="letter-keys" checked={on} onChange={(event) => onChange(event.target.checked)} />
      Keys A to E and 1 to 5 answer the question that has the focus
    </label>
  )
}
