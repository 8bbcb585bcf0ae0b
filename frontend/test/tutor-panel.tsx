import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Launcher } from '../src/launcher.tsx'
import type { Session } from '../src/session/session.ts'
import { renderPage } from './render-page.tsx'

/** A page with nothing but the launcher. */
export function showLauncher(session: Session, at = '/') {
  return renderPage({ session, pages: { [at]: Launcher }, at })
}

export const launcher = () => screen.findByRole('button', { name: /^Ask GBAT/ })
export const panel = () => screen.findByRole('dialog', { name: 'GBAT Expert Tutor' })
export const field = async () => within(await panel()).getByRole('textbox', { name: 'Ask a GBAT question...' })

export async function openPanel(): Promise<void> {
  await userEvent.click(await launcher())
  await panel()
}

export async function ask(text: string): Promise<void> {
  await userEvent.type(await field(), `${text}{Enter}`)
}

interface Asked {
  question: string
  questionId?: string
  threadId?: string
  history?: Array<{ role: string; text: string }>
}

const encoder = new TextEncoder()

/** A tutor whose stream the test writes: what was asked, whether the panel has closed the stream, and the next event. */
export function scriptedTutor() {
  const asked: Asked[] = []
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined
  let closed = 0
  const handler = http.post('*/api/tutor/ask', async ({ request }) => {
    asked.push((await request.json()) as Asked)
    request.signal.addEventListener('abort', () => (closed += 1))
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        writer = controller
      },
    })
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
  })
  return {
    handler,
    asked,
    closed: () => closed,
    send: (event: string, data: object) =>
      writer?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => writer?.close(),
  }
}

export const wholeAnswer = (answer: string, more: object = {}) => ({
  answer,
  source: { kind: 'study-note', title: 'Study note: Work rates' },
  remaining: 4,
  limit: 5,
  resetsAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...more,
})
