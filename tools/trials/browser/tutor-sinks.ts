import type { Page } from '@playwright/test'
import { open } from './browser.ts'
import { setTutorPieces, streamToTutor } from './in-page.ts'
import type { Sink } from './sinks.ts'

/** A conversation is begun anew after so many questions, so that the panel stays small. */
const perConversation = 10

async function openPanel(page: Page) {
  await open(page, '/about')
  await page.getByRole('button', { name: /^Ask GBAT/ }).click()
  const panel = page.getByRole('dialog', { name: 'GBAT Expert Tutor' })
  const field = panel.getByRole('textbox')
  return {
    /** Asks, and waits until the newest answer shows what its end is known by. */
    async ask(text: string, end: string): Promise<void> {
      await field.fill(text)
      await field.press('Enter')
      await panel.getByRole('article').last().getByText(end).waitFor()
    },
    startOver: () => panel.getByRole('button', { name: 'Start over' }).click(),
  }
}

const usage = { remaining: 4, limit: 5, resetsAt: '2030-01-01T00:00:00.000Z' }

/** A whole answer and the title of its source, as JSON and in the last event of a stream; the question is hostile, too. */
export const tutorAnswer: Sink = {
  name: 'tutor answer',
  as: 'guest',
  async fill(page, { texts, check }) {
    let text = ''
    let asked = 0
    await page.route('**/api/tutor/ask', (route) => {
      const answer = { answer: text, source: { kind: 'study-note', title: `${asked} ${text}` }, ...usage }
      return asked % 2 === 0
        ? route.fulfill({ json: answer })
        : route.fulfill({
            contentType: 'text/event-stream',
            body: `event: done\ndata: ${JSON.stringify(answer)}\n\n`,
          })
    })
    const { ask, startOver } = await openPanel(page)
    for ([asked, text] of texts.entries()) {
      await ask(`${text}\n\n${text}`, `Source: ${asked} `)
      await check()
      if ((asked + 1) % perConversation === 0) await startOver()
    }
    return texts.length
  },
}

/** Pieces of an answer that breaks off: what has arrived stays. Tags and formulas are cut at every kind of place. */
export const tutorStream: Sink = {
  name: 'tutor stream',
  as: 'guest',
  async fill(page, { texts, check }) {
    await page.addInitScript(streamToTutor)
    const { ask, startOver } = await openPanel(page)
    for (const [index, text] of texts.entries()) {
      await page.evaluate(setTutorPieces(piecesOf(text, index)))
      await ask(text, 'The answer was cut off.')
      await check()
      if ((index + 1) % perConversation === 0) await startOver()
    }
    return texts.length
  },
}

/** The whole text; cut in the middle of its tag; after the sign that opens it; in pieces of seven characters. */
function piecesOf(text: string, index: number): string[] {
  const opened = Math.max(0, text.search(/[<$\\[{&]/)) + 1
  const cuts = [
    [text],
    [text.slice(0, text.length / 2), text.slice(text.length / 2)],
    [text.slice(0, opened), text.slice(opened)],
    text.match(/[^]{1,7}/g) ?? [],
  ]
  return cuts[index % cuts.length] ?? []
}
