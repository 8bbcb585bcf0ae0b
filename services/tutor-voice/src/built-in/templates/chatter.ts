import type { AskedText } from '../read-text.ts'
import { untwisted } from './template.ts'

/** Where a text begins to ask, after what is only said: `for god's sake what is 3/8 in percent`. */
const BEGIN =
  /^(?<before>[^\d=<>%]*?)(?:[,.:!?-]\s*|\s)(?<rest>(?:what(?: is| are| does|'s)|how (?:much|many|long|far|fast|old|do)|calculate|compute|solve|simplify|find|evaluate|if|a |an |the |\d).*)$/
/** Remarks after the question: what is said, and asks for nothing. */
const END =
  /^(?<rest>\D*\d.*?(?:[?.!,;-]\s*|\s\(|\s(?=(?:i'?m|i am|pls|please|thanks|thx|sorry|asap|lol|i always|i keep|i can'?t)\b)))(?:(?:i (?:always|keep|never|can'?t|cannot|just|really|am|tried|got|have no|forgot|don'?t|hate|need|think)|i'?m|my |please|pls|thanks|thank you|thx|sorry|this|it'?s|asap|urgent|no idea|no clue|help|show|explain|step by step|driving me|in a hurry|for (?:my|the) (?:homework|class|test|exam)|can you|could you|cheers|ty|and how|how do(?:es)? (?:i|you|one|that|it) (?:do|get|work|solve|calculate)|lol)\b[^\d=<>%]*)$/
const MATHEMATICAL =
  /\b(?:sqrt|cbrt|mod|log|abs|sin|cos|tan|of|to|by|times|plus|over|percent\w*|average|mean|median|range|ratio|remainder|factors?|multiples?|digits?|prime|root|squared?|cubed?|greater|larger|smaller|equal|equals|fraction|decimal|nearest|round\w*|estimat\w*|probab\w*|chance|ways|order|odd|even|square|not|less|more|twice|half|double|if|sum|difference|product|interest|profit|discount|together|increase|decrease|reduce|triple|inverse|reciprocal|negative|minus)\b/

/** The text without remarks before and after the question; null if there are none, or if they might change it. */
export function withoutChatter(asked: AskedText): AskedText | null {
  const end = END.exec(asked.plain)?.groups?.['rest']
  const ended =
    end !== undefined && isChatter(asked.plain.slice(end.length)) ? end.replace(/[\s(,;-]+$/, '') : asked.plain
  const { before, rest } = BEGIN.exec(ended)?.groups ?? {}
  const isRemark = before !== undefined && rest !== undefined && before.trim() !== '' && isChatter(before)
  const plain = isRemark ? rest : ended
  if (plain === asked.plain) return null
  return { ...asked, plain, words: new Set(plain.match(/[\p{L}']+/gu) ?? []) }
}

function isChatter(text: string): boolean {
  const words = new Set(text.match(/[\p{L}']+/gu) ?? [])
  const bare = text.replaceAll(
    /\b(?:sorry to bother|to be honest|out of|of course|oh my god|for god's sake|for the love of god|sake of|kind of|to death|listen to|able to|need to|want to|have to|trying to|how to|got to|talk to|know to|to do|to know|to get|to help|of you|of me)\b/g,
    ' ',
  )
  return (
    words.size <= 14 &&
    !MATHEMATICAL.test(bare) &&
    !/(?<![\p{L}'])[b-hj-z](?![\p{L}'])/u.test(bare.replaceAll(/\b[ur]\b/g, ' ')) &&
    untwisted({ raw: text, plain: text, words }, 'why still last again another')
  )
}
