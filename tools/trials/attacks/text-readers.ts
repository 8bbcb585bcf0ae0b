import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctedEmail, isEmail } from '@app/contracts/rules/email-address'
import { splitMaths } from '@app/contracts/rules/maths-in-text'
import { splitStatements } from '@app/contracts/rules/statement-layout'
import { canonicalZone } from '@app/contracts/rules/day-key'
import { parseSync } from '@swc/core'
import { ROOT } from '../../dev/root.ts'
import { readText } from '../../../services/tutor-voice/src/built-in/read-text.ts'
import { plainMaths } from '../../../services/tutor-voice/src/domain/checks/plain-maths.ts'
import { valuesIn } from '../../../services/tutor-voice/src/domain/values-in-text.ts'
import { readEmail, readName, readUsername } from '../../../services/auth/src/domain/typed-text.ts'

/** What texts a reader is ever given: how long at most (UTF-16 units), and what is done to them before. */
export interface Given {
  what: string
  longest: number
  prepare?: (text: string) => string
}

export interface Reader {
  name: string
  given: Given
  read: (text: string) => unknown
}

/** The largest text that reaches anything of ours: a body. */
const BODY = 64 * 1024

/** The checks of the tutor get it; plain-maths.ts cuts it. */
const sentence: Given = { what: "a sentence of a provider's answer", longest: 4_000 }
/** `TUTOR_MAX_TOKENS`, at most 4,000, of 8 characters each (model-stream.ts). */
const providerAnswer: Given = { what: "a provider's answer", longest: 32 * 1024 }
/** 2,000 characters, a turn before it 4,000, of two units each (contracts/openapi/tutor-voice.yaml). */
const question: Given = { what: 'a question to the tutor', longest: 8 * 1024 }
/** The templates of answers get it; read-text.ts cuts it, and leaves single spaces. */
const readQuestion: Given = {
  what: 'a question to the tutor, read',
  longest: 8 * 1024,
  prepare: (text) => readText(text).plain,
}
/** These read questions, and every question on the site is from our own bank: no candidate can add one. */
const ownQuestion: Given = { what: 'a question of our bank', longest: 8 * 1024 }
/** Headers and addresses: 16 KiB and 8 KiB at most. */
const head: Given = { what: 'the head of a request', longest: 16 * 1024 }
/** An address has 254 characters, a name 80 (contracts/openapi/auth.yaml). */
const email: Given = { what: 'an e-mail address or a name', longest: 254 }
const zone: Given = { what: 'a time zone', longest: 64 }
const anything: Given = { what: 'a body', longest: BODY }

/** The rules that read what people and providers write. */
export const textRules: readonly Reader[] = [
  { name: 'splitMaths', given: ownQuestion, read: splitMaths },
  { name: 'splitStatements', given: ownQuestion, read: splitStatements },
  { name: 'isEmail', given: email, read: isEmail },
  { name: 'correctedEmail', given: anything, read: correctedEmail },
  { name: 'readEmail', given: email, read: readEmail },
  { name: 'readName', given: email, read: readName },
  { name: 'readUsername', given: email, read: readUsername },
  { name: 'canonicalZone', given: zone, read: canonicalZone },
  { name: 'readText', given: question, read: readText },
  { name: 'plainMaths', given: sentence, read: plainMaths },
  { name: 'valuesIn', given: providerAnswer, read: valuesIn },
]

/** Every regular expression that is written in our source, once for each kind of text that it is given. */
export function regexLiterals(): Reader[] {
  const files = globSync('{contracts/rules,gateway/src,services/*/src,frontend/src}/**/*.{ts,tsx}', { cwd: ROOT })
  const found = new Map<string, Reader>()
  for (const file of files.filter((each) => !/\.test\.tsx?$|\/testing\//.test(each)))
    for (const { pattern, flags } of literalsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'))) {
      const regex = new RegExp(pattern, flags)
      const read = flags.includes('g')
        ? (text: string) => text.replaceAll(regex, '')
        : (text: string) => regex.exec(text)
      const [name, given] = [`/${pattern}/${flags}`, givenIn(file)]
      found.set(`${name} ${given.what}`, { name: `${name} in ${file}`, given, read })
    }
  return [...found.values()]
}

/** What a file's expressions are given, where that is less than a body. */
const bounded: [file: RegExp, Given][] = [
  [/^gateway\/src|shared\/src\/(http|logger|env)/, head],
  [/typed-text|accept-typed|text-limits/, email],
  [/day-key/, zone],
  [/built-in\/(read-text|correct-typos)/, question],
  [/^services\/tutor-voice\/src\/built-in/, readQuestion],
  [/tutor-voice\/src\/domain\/checks/, sentence],
  [/^services\/tutor-voice\/src\/domain/, providerAnswer],
  [/maths-in-text|looks-like-formula|statement-layout/, ownQuestion],
]

const givenIn = (file: string): Given => bounded.find(([pattern]) => pattern.test(file))?.[1] ?? anything

function literalsIn(source: string, tsx: boolean): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string }
    if (type === 'RegExpLiteral' && pattern !== undefined) found.push({ pattern, flags: flags ?? '' })
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' }))
  return found
}
