import { useId, useState, type ComponentProps, type FocusEvent } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Field } from '../../ui/field.tsx'
import { deviceZone, offsetOf, zoneNames } from './zones.ts'

/** A zone to search for and choose; each is listed with today's offset. */
export function ZoneField({ own, ...field }: { own: string } & Omit<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  const list = useId()
  // Four hundred offsets take a phone a while: not before the candidate wants to see them.
  const [wanted, setWanted] = useState(false)
  const open = (event: FocusEvent<HTMLInputElement>) => {
    setWanted(true)
    // The list shows what matches the text of the field, so that typing has to replace it.
    event.currentTarget.select()
  }
  return (
    <>
      <Field
        {...field}
        label="Time zone"
        hint={hintOf(own)}
        list={list}
        defaultValue={own}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={open}
        required
      />
      <datalist id={list}>
        {wanted &&
          zoneNames(own).map((zone) => <option key={zone} value={zone}>{`${zone} (${offsetOf(zone)})`}</option>)}
      </datalist>
    </>
  )
}

function hintOf(own: string): string {
  const here = deviceZone()
  const rule = 'Type a city and choose from the list. A new set appears at midnight in this zone.'
  return here === undefined || here === own ? rule : `${rule} This device is in ${here}.`
}

/** Shown if the zone is UTC only because the browser named none that is known. */
export function AssumedZoneNote() {
  return (
    <Alert>
      <p>
        Your browser did not say in which time zone you are, so your days begin at midnight UTC. Choose your zone below
        and save the profile. If UTC is right, save it as it is.
      </p>
    </Alert>
  )
}
