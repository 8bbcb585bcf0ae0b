import { describe, expect, it } from 'vitest'
import { SAMPLE_QTI, sampleQti, take } from './sample-import.ts'

const BODY = '<p>What is a quarter of 800?</p>'
const INTERACTION = '<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">'

it('takes the sample, which the tests below change, without a fault', async () => {
  expect(await take('.xml', SAMPLE_QTI)).toMatchObject({ added: ['own-sample'], named: [], notices: [] })
})

it('keeps the order of the document: paragraphs, the prompt, paragraphs after the choices', async () => {
  const text = sampleQti(INTERACTION, `${INTERACTION}<qti-prompt>How many have they?</qti-prompt>`)
    .replace(BODY, '<p>Ann has 3 apples.</p><p>Ben has 4.</p>')
    .replace('</qti-choice-interaction>', '</qti-choice-interaction><p>No pear is an apple.</p>')
  const { items, named } = await take('.xml', text)
  expect(named).toEqual([])
  expect(items[0]?.stem).toBe('Ann has 3 apples.\n\nBen has 4.\n\nHow many have they?\n\nNo pear is an apple.')
})

describe('a text outside the known places is refused by line and name', () => {
  it.each([
    ['<qti-correct-response>', 'lost<qti-correct-response>', '3: <qti-response-declaration>'],
    ['<qti-correct-response>', '<qti-correct-response>lost', '3: <qti-correct-response>'],
    ['<qti-default-value>', 'lost<qti-default-value>', '4: <qti-outcome-declaration>'],
    ['<qti-default-value>', '<qti-default-value>lost', '4: <qti-default-value>'],
    ['match_correct"/>', 'match_correct">lost</qti-response-processing>', '10: <qti-response-processing>'],
    ['</qti-assessment-item>', 'lost</qti-assessment-item>', '2: <qti-assessment-item>'],
    [
      '<qti-item-body>',
      '<qti-assessment-stimulus-ref identifier="S" href="s.xml">lost</qti-assessment-stimulus-ref><qti-item-body>',
      '5: <qti-assessment-stimulus-ref>',
    ],
  ])('%s', async (piece, other, place) => {
    const { added, named } = await take('.xml', sampleQti(piece, other))
    expect(added).toEqual([])
    expect(named.join('\n')).toContain(`${place}: it holds text`)
  })

  it('between the items of a file', async () => {
    const text = `<items>lost words${SAMPLE_QTI.replace(/<\?xml.*\?>/, '')}</items>`
    expect((await take('.xml', text)).named).toEqual(['1: <items>: it holds text outside the items: lost words'])
  })
})

describe('an attribute, or a value of one, that is not understood is refused by line and name', () => {
  it.each([
    ['xml:lang="en"', 'xml:lang="en" dir="rtl"', '2: <qti-assessment-item>', 'dir="rtl"'],
    ['xml:lang="en"', 'xml:lang="en" data-dificulty="2"', '2: <qti-assessment-item>', 'data-dificulty="2"'],
    ['time-dependent="false"', 'time-dependent="true"', '2: <qti-assessment-item>', 'time-dependent="true"'],
    ['<qti-correct-response>', '<qti-correct-response interpretation="C and D">', '3: <qti-correct-response>', 'interpretation="C and D"'],
    ['base-type="float"', 'base-type="float" interpretation="good"', '4: <qti-outcome-declaration>', 'interpretation="good"'],
    ['<qti-value>C', '<qti-value field-identifier="x">C', '3: <qti-value>', 'field-identifier="x"'],
    ['<qti-item-body>', '<qti-item-body foo="1">', '5: <qti-item-body>', 'foo="1"'],
    [INTERACTION, INTERACTION.replace('>', ' foo="bar">'), '6: <qti-choice-interaction>', 'foo="bar"'],
    [INTERACTION, INTERACTION.replace('>', ' min-choices="2">'), '6: <qti-choice-interaction>', 'min-choices="2"'],
    ['<qti-simple-choice identifier="A">', '<qti-simple-choice identifier="A" show-hide="hide">', '6: <qti-simple-choice>', 'show-hide="hide"'],
    ['<qti-simple-choice identifier="A">', '<qti-simple-choice identifier="A" foo="1">', '6: <qti-simple-choice>', 'foo="1"'],
    ['class="hint" view="candidate"', 'class="hint" view="scorer"', '7: <qti-rubric-block>', 'view="scorer"'],
    ['class="hint" view="candidate"', 'class="hint" view="candidate" foo="x"', '7: <qti-rubric-block>', 'foo="x"'],
    ['identifier="B" show-hide="show"', 'identifier="B" title="Careful with the unit!"', '12: <qti-modal-feedback>', 'title="Careful with the unit!"'],
    [BODY, `<p title="In 2026">${BODY}</p>`, '5: <p>', 'title="In 2026"'],
    [BODY, '<p>What is it? <span class="qti-visually-hidden">The answer is C.</span></p>', '5: <span>', 'class="qti-visually-hidden"'],
  ])('%s as %s', async (piece, other, place, attribute) => {
    const { added, named } = await take('.xml', sampleQti(piece, other))
    expect(added).toEqual([])
    expect(named.join('\n')).toContain(`${place}: its attribute ${attribute} is not understood`)
  }) // prettier-ignore

  it('but the layout of the choices is of no meaning', async () => {
    const text = sampleQti(INTERACTION, INTERACTION.replace('>', ' class="qti-choices-stacking-2" orientation="vertical" min-choices="1">')) // prettier-ignore
    const fixed = text.replace('identifier="A">', 'identifier="A" fixed="true" show-hide="show">')
    expect((await take('.xml', fixed)).named).toEqual([])
  })
})

it('refuses elements that have the name of something in the language of the program', async () => {
  for (const name of ['constructor', 'toString']) {
    const { named } = await take('.xml', sampleQti('<qti-item-body>', `<${name}>lost</${name}><qti-item-body>`))
    expect(named.join('\n')).toContain(`<${name}> cannot be taken over`)
  }
})

it('gives a notice for a language other than English, and takes the item in', async () => {
  const { added, notices } = await take('.xml', sampleQti('xml:lang="en"', 'xml:lang="de"'))
  expect(added).toEqual(['own-sample'])
  expect(notices).toEqual(['own-sample says that its language is de; it is shown as English'])
  expect((await take('.xml', sampleQti('xml:lang="en"', 'xml:lang="en-GB"'))).notices).toEqual([])
})

it('puts the number of a list entry and its paragraph on one line', async () => {
  const list = '<ol>\n<li>\n<p>x is odd</p><p>or not</p></li><li><p>y is odd</p></li><li></li><li>z</li></ol><ul><li><div>u</div></li></ul>' // prettier-ignore
  const { items } = await take('.xml', sampleQti(BODY, `${list}<p>Which?</p>`))
  expect(items[0]?.stem).toBe('1. x is odd\n\nor not\n\n2. y is odd\n\n3.\n\n4. z\n\n• u\n\nWhich?')
})

it('refuses a text that speaks of marks which the site does not show, and leaves other marks out', async () => {
  const roles = '<p><b>Sales rose.</b> Yet <b>profit fell.</b> Which role do the two boldface portions play?</p>'
  const { added, named } = await take('.xml', sampleQti(BODY, roles))
  expect(added).toEqual([])
  expect(named).toEqual([expect.stringMatching(/^2: .*'boldface'.*the site does not show/)])
  expect((await take('.xml', sampleQti(BODY, '<p>What is <b>not</b> true?</p>'))).items[0]?.stem).toBe('What is not true?') // prettier-ignore
})
