import { fakePeers, type OtherEnd } from './fake-peer.ts'

/** The other end of a call on the mocked site: the candidate 'says' something by itself, and the tutor answers without a sound. */

const WORDS_EVERY_MS = 120
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function hear(end: OtherEnd, item: string, words: string): Promise<void> {
  end.say({ type: 'input_audio_buffer.speech_started', item_id: item })
  await wait(1500)
  end.say({ type: 'input_audio_buffer.speech_stopped', item_id: item })
  await wait(300)
  end.say({ type: 'conversation.item.input_audio_transcription.completed', item_id: item, transcript: words })
}

async function speak(end: OtherEnd, item: string, words: string): Promise<void> {
  end.say({ type: 'output_audio_buffer.started' })
  for (const delta of words.match(/\s*\S+/g) ?? []) {
    if (end.closed()) return
    end.say({ type: 'response.output_audio_transcript.delta', item_id: item, delta })
    await wait(WORDS_EVERY_MS)
  }
  end.say({ type: 'response.output_audio_transcript.done', item_id: item, transcript: words })
  await wait(1000)
  end.say({ type: 'output_audio_buffer.stopped' })
}

async function converse(end: OtherEnd): Promise<void> {
  end.say({ type: 'session.created' })
  await wait(1500)
  await hear(end, 'item_1', 'How do I begin with two machines that work together?')
  await speak(
    end,
    'item_2',
    'Look at one hour. Which share of the job does each machine do in an hour? Add the two shares, and tell me what you get.',
  )
}

/** What a script before the page may put into `callWish`: where its calls fail. */
interface Wishing {
  callWish?: ReturnType<NonNullable<NonNullable<Parameters<typeof fakePeers>[0]>['fails']>>
}

const { ends, FakePeerConnection } = fakePeers({
  fails: () => (globalThis as Wishing).callWish ?? null,
  onOpen: (end) => void converse(end),
  onSent: (end, { type }) => {
    if (type === 'response.create')
      void speak(end, `item_${end.sent.length + 2}`, 'Good question. Try it with numbers first.')
  },
})
Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, callEnds: ends })
