import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
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

/** `code`: of the error that the server last refused the form with. */
const NOTHING = { busy: false, failure: '', code: '' }

/**
 * Every form of the site. Fields are read when the form is sent, so that what was typed or filled in before the script
 * arrived counts. A field is checked when the form is sent, and from then on as it is put right; one that is left `early`
 * also when it is left.
 */
export function useForm<Name extends string>(parts: FormParts<Name>) {
  const check = parts.check ?? (() => ({}) as Errors<Name>)
  const { values, read, reread, put, clear, attach, focus } = useControls(parts.names)
  const [errors, setErrors] = useState({} as Errors<Name>)
  const { state, submit } = useSending({ ...parts, check }, { read, focus, setErrors })
  const ready = useHydrated()
  const recheck = (name: Name) => setErrors((shown) => ({ ...shown, [name]: check(read())[name] }))
  /** What a field needs to belong to the form. */
  const field = (name: Name, { early = false } = {}) => ({
    name,
    ...attach(name, () => errors[name] && recheck(name)),
    error: errors[name],
    ...(early && { onBlur: () => read()[name] !== '' && recheck(name) }),
  })
  /** Puts a text into a field as if it was typed there, and goes on in that field or another. */
  const fill = (name: Name, text: string, next = name) => {
    put(name, text)
    if (errors[name]) recheck(name)
    focus(next)
  }
  /** The same for an address: one that was meant can be filled in. */
  const emailField = (name: Name, more: { early?: boolean } = {}) => ({
    ...field(name, more),
    typed: values[name],
    onMeant: (address: string) => fill(name, address),
  })
  const form = { ...state, ready, submit: (event: FormEvent) => void submit(event) } satisfies FormState
  return { form, field, emailField, fill, values, clear, reread }
}

interface SendingParts<Name extends string> extends FormParts<Name> {
  check: (values: Values<Name>) => Errors<Name>
}

interface Shown<Name extends string> {
  read: () => Values<Name>
  focus: (name: Name | undefined) => unknown
  setErrors: (errors: Errors<Name>) => void
}

/** Checks what was typed, sends it once, and shows what the server refuses. */
function useSending<Name extends string>(parts: SendingParts<Name>, { read, focus, setErrors }: Shown<Name>) {
  const { names, check, send, fallback, blames = {}, retry } = parts
  const [state, setState] = useState(NOTHING)
  const sending = useRef(false)
  const fail = (error: unknown) => {
    const sentence = errorSentence(error, fallback)
    const blamed = error instanceof ApiError ? blames[error.code] : undefined
    const code = error instanceof ApiError ? error.code : ''
    setState({ busy: false, failure: blamed ? '' : sentence, code })
    if (blamed) setErrors({ [blamed]: sentence } as Errors<Name>)
    focus(blamed ?? retry)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    const typed = read()
    const found = check(typed)
    setErrors(found)
    setState(NOTHING)
    const first = names.find((name) => found[name])
    if (first) return focus(first)
    sending.current = true
    setState({ ...NOTHING, busy: true })
    await send(typed).then(() => setState(NOTHING), fail)
    sending.current = false
  }
  return { state, submit }
}

function useControls<Name extends string>(names: readonly Name[]) {
  const controls = useRef(new Map<Name, Control>())
  const empty = () => Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>
  const [values, setValues] = useState(empty)
  const read = () => ({ ...empty(), ...valuesOf(controls.current) })
  /** For texts that come into the fields without typing: those that stand there when the script arrives, and new defaults. */
  const reread = useCallback(() => setValues((before) => ({ ...before, ...valuesOf(controls.current) })), [])
  useEffect(reread, [reread])
  return {
    values,
    read,
    reread,
    put: (name: Name, text: string) => {
      const control = controls.current.get(name)
      if (control) control.value = text
      setValues(read())
    },
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
