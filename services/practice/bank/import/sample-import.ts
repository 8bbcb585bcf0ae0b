import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readImported } from '../imported-items.ts'
import { importItems } from './import-items.ts'

/** A good item for tests; each test changes the part that it is about. */
export const SAMPLE = {
  id: 'sample',
  type: 'problem-solving',
  skill: 'percents',
  difficulty: 0,
  stem: 'What is a quarter of 800?',
  options: [150, 175, 200, 225, 250].map((value) => ({ text: `${value}`, reason: `It would have to be ${value}.` })),
  answer: 'C',
  solution: { quick: ['A quarter of 800 is 200.'], full: ['25 percent are a quarter.', '800 divided by 4 is 200.'] },
  hints: ['What fraction is 25 percent?', 'Take a quarter of 800.'],
}

const choice = (id: string, place: number) =>
  `<qti-simple-choice identifier="${id}">${150 + 25 * place}</qti-simple-choice>`
const feedback = (id: string) =>
  `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${id}" show-hide="show"><qti-content-body>Reason ${id}.</qti-content-body></qti-modal-feedback>`

/** The same item as QTI 3: its body's paragraph stands in line 5, its choice interaction in line 6. */
export const SAMPLE_QTI = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="sample" title="Sample" adaptive="false" time-dependent="false" xml:lang="en" data-type="problem-solving" data-skill="percents" data-difficulty="0">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>C</qti-value></qti-correct-response></qti-response-declaration>
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
<qti-item-body><p>What is a quarter of 800?</p>
<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">${['A', 'B', 'C', 'D', 'E'].map(choice).join('')}</qti-choice-interaction>
<qti-rubric-block class="hint" view="candidate"><p>Look.</p></qti-rubric-block>
<qti-rubric-block class="hint" view="candidate"><p>Count.</p></qti-rubric-block>
<qti-rubric-block class="solution" view="tutor"><p>It is C.</p></qti-rubric-block></qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct"/>
${['A', 'B', 'C', 'D', 'E'].map(feedback).join('\n')}
</qti-assessment-item>
` // prettier-ignore

/** `SAMPLE_QTI` with one piece changed; throws if the piece is not in it, because the test would test nothing. */
export function sampleQti(piece: string, other: string): string {
  if (!SAMPLE_QTI.includes(piece)) throw new Error(`the sample holds no ${piece}`)
  return SAMPLE_QTI.replace(piece, () => other)
}

/** What an import of one file into an empty store gives; faults and notices as `LINE: MESSAGE`. */
export async function take(ending: string, content: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'gbat-import-'))
  try {
    const file = join(folder, `file${ending}`)
    writeFileSync(file, content)
    const store = join(folder, 'items.json')
    const { added, faults, notices } = await importItems(file, { store, on: '2026-11-29T05:00:00.000Z' })
    const named = faults.map((fault) => `${fault.file ? `${fault.file}:` : ''}${fault.line}: ${fault.message}`)
    return { added, named, faults, notices: notices.map(({ message }) => message), items: readImported(store).items }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The same for one JSON item with some fields changed. */
export const takeJson = (change: Record<string, unknown>) => take('.json', JSON.stringify([{ ...SAMPLE, ...change }]))
