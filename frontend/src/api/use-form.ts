import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import type { FormState } from '../ui/form.tsx'
import { ApiError, errorSentence } from './api-error.ts'

export type Values<Name extends string> = Readonly<Record<Name, string>>
/** What is wrong with each field. Empty: nothing. */
export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FormParts<Name extends string> {
  /** The fields, in the order in which they stand. */
  names: readonly Name[]
  check?: (values: Values<Name>) => Errors<Name>
  /** Sends what was typed. What it throws is shown; nothing that was typed goes. */
  send: (values: Values<Name>) => Promise<void>
  /** Shown where an error brings no sentence of its own. */
  fallback: string
  /** Which field an error's code speaks of: its sentence then stands there. */
  blames?: Readonly<Record<string, Name>>
  /** The field to type into again after any other failure. */
  retry?: Name
}

/**
 * Every form of the site. Fields are read when the form is sent, so that what was typed or filled in before the script
 * arrived counts. A field is checked when the form is sent, and from then on as it is put right; one that is left `early`
 * also when it is left.
 */
export function useForm<Name extends string>(parts: FormParts<Name>) {
  const { names, check = () => ({}) as Errors<Name>, send, fallback, blames = {}, retry } = parts
  const { values, read, clear, attach, focus } = useControls(names)
  const [errors, setErrors] = useState({} as Errors<Name>)
  const [state, setState] = useState({ busy: false, failure: '' })
  const sending = useRef(false)
  const ready = useHydrated()

  const recheck = (name: Name) => setErrors((shown) => ({ ...shown, [name]: check(read())[name] }))
  const fail = (error: unknown) => {
    const sentence = errorSentence(error, fallback)
    const blamed = error instanceof ApiError ? blames[error.code] : undefined
    setState({ busy: false, failure: blamed ? '' : sentence })
    if (blamed) setErrors({ [blamed]: sentence } as Errors<Name>)
    focus(blamed ?? retry)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    const typed = read()
    const found = check(typed)
    setErrors(found)
    setState({ busy: false, failure: '' })
    const first = names.find((name) => found[name])
    if (first) return focus(first)
    sending.current = true
    setState({ busy: true, failure: '' })
    await send(typed).then(() => setState({ busy: false, failure: '' }), fail)
    sending.current = false
  }
  /** What a field needs to belong to the form. */
  const field = (name: Name, { early = false } = {}) => ({
    name,
    ...attach(name, () => errors[name] && recheck(name)),
    error: errors[name],
    ...(early && { onBlur: () => read()[name] !== '' && recheck(name) }),
  })
  const form: FormState = { ...state, ready, submit: (event) => void submit(event) }
  return { form, field, values, clear }
}

function useControls<Name extends string>(names: readonly Name[]) {
  const controls = useRef(new Map<Name, Control>())
  const empty = () => Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>
  const [values, setValues] = useState(empty)
  const read = () => ({ ...empty(), ...valuesOf(controls.current) })
  // What stands in the fields when the script arrives.
  useEffect(() => setValues((before) => ({ ...before, ...valuesOf(controls.current) })), [])
  return {
    values,
    read,
    clear: (...which: Name[]) => {
      for (const name of which) controls.current.get(name)!.value = ''
      setValues(read())
    },
    focus: (name: Name | undefined) => name && controls.current.get(name)?.focus(),
    attach: (name: Name, changed: () => unknown) => ({
      ref: (control: Control | null) => {
        if (control) controls.current.set(name, control)
        else controls.current.delete(name)
      },
      onInput: () => {
        setValues(read())
        changed()
      },
    }),
  }
}

function valuesOf<Name extends string>(controls: ReadonlyMap<Name, Control>): Values<Name> {
  return Object.fromEntries([...controls].map(([name, control]) => [name, valueOf(control)])) as Values<Name>
}

/** Trimmed, except for passwords, where a space may be meant. A box gives 'on' or nothing. */
function valueOf(control: Control): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 'on' : ''
  const secret = control.getAttribute('autocomplete')?.endsWith('-password')
  return secret ? control.value : control.value.trim()
}
