import { useMutation } from '@tanstack/react-query'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { downloadJson } from '../../lib/download-json.ts'
import { Note } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Everything that is kept about the person, saved as one file. */
export function ExportData() {
  const api = useApi()
  const make = useMutation({
    mutationFn: async () => {
      const { id } = dataOf(await api.auth.POST('/auth/export'))
      const copy = dataOf(await api.auth.GET('/auth/export/{id}', { params: { path: { id } } }))
      const name = `gbat-daily-${copy.madeAt.replaceAll(/[:T]|\..*/g, '-').replace(/-$/, '')}.json`
      downloadJson(copy, name)
      return name
    },
  })
  return (
    <>
      <p>
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {make.isPending ? 'Putting your data together…' : 'Download my data'}
        </Button>
      </p>
      <Note tone="right">
        {make.isSuccess && `Your data is saved as ${make.data}, where your browser keeps downloads.`}
      </Note>
      <Note tone="wrong">
        {make.error && errorSentence(make.error, 'Your data could not be put together. Please try again in a minute.')}
      </Note>
    </>
  )
}
