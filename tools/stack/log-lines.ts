import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from './stack.ts'

/** What the logs of all processes say about a request, warnings and worse: the reason that no caller is told. */
function logLinesAbout({ folder }: Stack, requestId: string): string[] {
  const logs = join(folder, 'logs')
  return readdirSync(logs)
    .flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n'))
    .filter((line) => line.includes(requestId) && /"level":"(?:warn|error|fatal)"/.test(line))
}

/** The same answers, each with what the logs say about its request. */
export function withReasons(stack: Stack, answers: readonly string[]): string[] {
  return answers.map((answer) => {
    const id = /"requestId":"([^"]+)"/.exec(answer)?.[1]
    return [answer, ...(id ? logLinesAbout(stack, id) : [])].join('\n')
  })
}
