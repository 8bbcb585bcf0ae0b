import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

export interface ButtonLook {
  /** `danger`: what cannot be undone. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  small?: boolean
  wide?: boolean
}

/** The class of anything that looks like a button: links that navigate take it too. */
export function buttonClass({ kind = 'plain', small = false, wide = false }: ButtonLook = {}): string {
  const parts = [styles.button, kind !== 'plain' && styles[kind], small && styles.small, wide && styles.wide]
  return parts.filter(Boolean).join(' ')
}

/** A button says what happens. While `busy` it stays focusable, is announced as busy and ignores presses. */
export function Button({
  kind,
  small,
  wide,
  busy = false,
  ...rest
}: ButtonLook & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const look: ButtonLook = {
    ...(kind && { kind }),
    ...(small !== undefined && { small }),
    ...(wide !== undefined && { wide }),
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: (event) => event.preventDefault() })}
    />
  )
}
