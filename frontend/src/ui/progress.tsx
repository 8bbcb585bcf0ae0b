import styles from './progress.module.css'

/** `hidden`: for screen readers only, where the ten cells show the same to the eye. */
export function Progress(props: { label: string; value: number; max: number; text: string; hidden?: boolean }) {
  const { label, value, max, text, hidden = false } = props
  return (
    <progress
      className={hidden ? 'sr' : styles.progress}
      aria-label={label}
      aria-valuetext={text}
      value={value}
      max={max}
    />
  )
}
