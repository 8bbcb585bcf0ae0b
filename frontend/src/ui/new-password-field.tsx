import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** Where a new password is chosen: says what is asked for, and lets a password manager propose one. */
export function NewPasswordField({
  label,
  ...field
}: Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'ref' | 'onInput' | 'error'>) {
  return (
    <Field
      {...field}
      label={label}
      type="password"
      autoComplete="new-password"
      hint="8 to 64 characters. A few words are easier to keep in mind than one odd word."
      required
    />
  )
}
