import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../../../mocks/world.ts'
import { HEADSET, LAPTOP, answer, fakeCall, speak } from '../../../test/fake-call.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf } from '../../../test/render-member.tsx'
import { ask, field, openPanel, panel, showLauncher } from '../../../test/tutor-panel.tsx'
import { callSage, expectEnded, mode, phone, press, pressPhone, written } from '../../../test/voice-panel.tsx'
import { tutorDesk } from '../../lib/tutor-desk.ts'
import { takeOver } from './other-tabs.ts'

const api = mockedApi()
let world: World
let browser: ReturnType<typeof fakeCall>
beforeEach(() => {
  world = api.serve(createWorld())
  browser = fakeCall()
})

const freed = () => waitFor(() => expect(world.voice.calls.map(({ ended }) => ended)).toEqual([true]))

describe('the preparation', () => {
  it('takes ten seconds by the clock, shows the microphone, and can be cancelled', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await pressPhone(world)
      expect(await mode()).toBe('calling')
      expect(await screen.findByRole('timer')).toHaveTextContent('10')
      expect(await screen.findByRole('meter')).toBeVisible()
      expect(await written('Headset')).toBeVisible()
      await press('Cancel')
      expect(await mode()).toBe('idle')
      expect([world.voice.abouts, browser.tracks[0]?.stopped]).toEqual([[], true])
      await userEvent.click(await phone())
      await screen.findByRole('meter')
      vi.setSystemTime(Date.now() + 9000)
      await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('1'))
      vi.setSystemTime(Date.now() + 1000)
      await waitFor(async () => expect(await mode()).toBe('voice'))
    } finally {
      vi.useRealTimers()
    }
  })

  it('a press on the phone is ignored while a call is starting or active', async () => {
    await pressPhone(world)
    await userEvent.click(await phone())
    await press('Start now')
    await waitFor(async () => expect(await mode()).toBe('voice'))
    await userEvent.click(await phone())
    expect([world.voice.calls.length, browser.ends.length, browser.tracks.length]).toEqual([1, 1, 1])
  })
})

describe('a call', () => {
  it('counts each turn once, writes down what is said, sends what is typed, and stays in the conversation', async () => {
    await callSage(world)
    expect(await written('30 of 30 voice turns left today.')).toBeVisible()
    const end = browser.end()
    const item = speak(end, 'How do I begin?')
    end.say({ type: 'input_audio_buffer.speech_stopped', item_id: item })
    expect(await written('29 of 30 voice turns left today.')).toBeVisible()
    answer(end, 'Look at one hour.')
    const exchange = (await written('How do I begin?')).closest('article')!
    expect(within(exchange).getByText('Look at one hour.')).toBeVisible()
    expect(within(exchange).getByText('Spoken')).toBeVisible()
    await ask('And with three?')
    expect(end.sent.map(({ type }) => type)).toEqual(['conversation.item.create', 'response.create'])
    end.say({ type: 'conversation.item.added', item: { id: 'item_typed', role: 'user' } })
    expect(await written('28 of 30 voice turns left today.')).toBeVisible()
    expect(within((await written('And with three?')).closest('article')!).queryByText('Spoken')).toBeNull()
    expect(world.voice.items).toEqual([item, 'item_typed'])
    await press('End Call')
    expect(await mode()).toBe('text')
    await freed()
    expect([browser.tracks[0]?.stopped, end.closed()]).toEqual([true, true])
    expect(await written('Look at one hour.')).toBeVisible()
    await expectEnded('The call has ended.')
    // Its button had the focus and is gone.
    expect(within(await panel()).getByRole('button', { name: 'OK' })).toHaveFocus()
    await press('OK')
    expect(screen.queryByRole('region', { name: 'Call with Sage' })).toBeNull()
  })

  it('says who speaks, and sends nothing of a muted microphone', async () => {
    await callSage(world)
    const end = browser.end()
    const track = browser.tracks[0]!
    expect(await written('Sage is listening.')).toBeVisible()
    end.say({ type: 'input_audio_buffer.speech_started', item_id: 'u' })
    expect(await written('You are speaking.')).toBeVisible()
    end.say({ type: 'input_audio_buffer.speech_stopped', item_id: 'u' })
    end.say({ type: 'output_audio_buffer.started' })
    expect(await written('Sage is speaking.')).toBeVisible()
    // The candidate interrupts.
    end.say({ type: 'output_audio_buffer.cleared' })
    await press('Mute')
    expect(await written('Sage cannot hear you: the microphone is muted.')).toBeVisible()
    expect(track.enabled).toBe(false)
    await press('✓ Muted')
    expect(track.enabled).toBe(true)
    end.say({ type: 'error', error: { code: 'invalid_value', message: 'Not that.' } })
    expect(await written("The tutor's provider reports: Not that.")).toBeVisible()
    expect(await mode()).toBe('voice')
  })

  it('is read-only without turns: the microphone is off, what is typed is asked in writing, and no other call begins', async () => {
    world.voice.limit = 1
    await callSage(world)
    speak(browser.end(), 'Only this.')
    expect(await written('Voice quota reached – session is now read-only until tomorrow.')).toBeVisible()
    expect(browser.tracks[0]?.enabled).toBe(false)
    expect(await mode()).toBe('voice')
    await ask('And in writing?')
    expect(await written(/^A discount of 20%/)).toBeVisible()
    expect([world.tutor.member, browser.end().sent]).toEqual([1, []])
    browser.end().hangUp()
    await expectEnded('Voice limit reached – text only today')
    await userEvent.click(await phone())
    expect(await written('Daily voice limit reached. Please come back tomorrow.')).toBeVisible()
    expect(world.voice.calls).toHaveLength(1)
  })

  it('stops after silence', async () => {
    world.voice.inactivityMs = 100
    await pressPhone(world)
    await press('Start now')
    await expectEnded('The call ended because nothing was said for a while.')
    await freed()
  })

  it('about a question knows it, and its lines are about it', async () => {
    tutorDesk.leave({ about: { questionId: 'ps-work-rates-0007', label: 'Question 4' }, call: true })
    showLauncher(memberOf(world))
    await press('Start now')
    await waitFor(async () => expect(await mode()).toBe('voice'))
    expect(world.voice.abouts).toEqual(['ps-work-rates-0007'])
    expect(await written('About question 4')).toBeVisible()
    speak(browser.end(), 'How do I begin?')
    answer(browser.end(), 'Look at one hour.')
    expect(await written('Look at one hour.')).toBeVisible()
    // Its thread is not told as an earlier one; another with the same words is.
    const ofCall = spokenThread(world.voice.threadIds[0]!)
    world.tutor.threads.push(ofCall, spokenThread('another'))
    await press('Close')
    await openPanel()
    await userEvent.click(await written('What you asked before about question 4'))
    expect(within(await panel()).getAllByText('Look at one hour.')).toHaveLength(2)
    // What is written afterwards goes on in it.
    await ask('And in writing?')
    await waitFor(() => expect(ofCall.messages).toHaveLength(4))
  })

  it('speaks the dialect of the session', async () => {
    world.voice.dialect = 'user-text'
    await callSage(world)
    await ask('Why B?')
    expect(browser.end().sent).toEqual([{ type: 'user.text', text: 'Why B?' }])
    expect(await field()).toHaveValue('')
  })
})

const spokenThread = (id: string): World['tutor']['threads'][number] => ({
  id,
  questionId: 'ps-work-rates-0007',
  updatedAt: world.now().toISOString(),
  messages: [
    { id: `${id}:1`, role: 'user', text: 'How do I begin?', at: world.now().toISOString(), spoken: true },
    { id: `${id}:2`, role: 'assistant', text: 'Look at one hour.', at: world.now().toISOString(), spoken: true },
  ],
})

describe('a call ends, and is freed at the server, when', () => {
  it.each([
    ['the page is left', () => globalThis.dispatchEvent(new Event('pagehide')), /because the page was left/],
    ['the only microphone is unplugged', () => unplug(), /because the microphone is gone/],
    ['another tab begins one', () => anotherTab(), /another tab began one/],
    ['the provider hangs up', () => browser.end().hangUp(), /Sage has ended the call/],
    [
      'it has reached its longest duration',
      () => browser.end().say({ type: 'error', error: { code: 'session_expired', message: 'Over.' } }),
      /longest duration/,
    ],
  ])('%s', async (_name, happens, sentence) => {
    await callSage(world)
    happens()
    await expectEnded(sentence)
    expect(browser.tracks[0]?.stopped).toBe(true)
    await freed()
  })

  it('the candidate logs out', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const session = await callSage(world)
    session.logout()
    await freed()
    expect([browser.tracks[0]?.stopped, browser.end().closed()]).toEqual([true, true])
  })

  it('the panel is closed', async () => {
    await callSage(world)
    await press('Close')
    await freed()
    expect(browser.tracks[0]?.stopped).toBe(true)
  })

  it('the candidate cancels while the answer to the offer is on its way', async () => {
    let fetched = 0
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (input: Request | URL, init?: RequestInit) => {
      const reply = await fetch(input, init)
      if (!String(input instanceof Request ? input.url : input).includes('/voice/calls?')) return reply
      fetched += 1
      await new Promise((done) => setTimeout(done, 300))
      return reply
    })
    await pressPhone(world)
    await press('Start now')
    await waitFor(() => expect(fetched).toBe(1))
    await press('Cancel')
    expect(await mode()).toBe('idle')
    await freed()
  })
})

const anotherTab = () => {
  takeOver(() => undefined)()
}

const unplug = () => {
  browser.setDevices([])
  browser.tracks.at(-1)?.dispatchEvent(new Event('ended'))
}

describe('a call goes on, with a sentence, when', () => {
  beforeEach(async () => {
    browser.setDevices([HEADSET, LAPTOP])
    await callSage(world)
  })

  it('headphones change', async () => {
    browser.setOutputs('Headphones')
    expect(await written('Your headphones or speakers have changed. The call goes on.')).toBeVisible()
    expect(await mode()).toBe('voice')
  })

  it('another microphone is chosen', async () => {
    await userEvent.selectOptions(await within(await panel()).findByRole('combobox', { name: 'Microphone' }), 'Laptop')
    expect(await written('You are heard through Laptop now. The call goes on.')).toBeVisible()
    expect(browser.end().track()?.label).toBe('Laptop')
    expect(browser.tracks.map(({ stopped }) => stopped)).toEqual([true, false])
  })

  it('the microphone is unplugged and there is another', async () => {
    browser.setDevices([LAPTOP])
    browser.tracks[0]?.dispatchEvent(new Event('ended'))
    expect(await written(/Your microphone is gone\. You are heard through Laptop now/)).toBeVisible()
    expect(browser.end().track()?.label).toBe('Laptop')
    expect(await mode()).toBe('voice')
  })

  it('the network is lost and comes back: a second call takes the place of the first, which is freed', async () => {
    browser.ends[0]!.network('failed')
    expect(await written('The connection was lost for a moment. The call goes on.')).toBeVisible()
    expect(await mode()).toBe('voice')
    await waitFor(() => expect(world.voice.calls.map(({ ended }) => ended)).toEqual([true, false]))
    expect(browser.ends.map(({ closed }) => closed())).toEqual([true, false])
  })

  it('but not when it cannot be connected again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    world.voice.limit = 0
    browser.ends[0]!.network('failed')
    await expectEnded('Peer connection failed')
    await freed()
    expect(browser.tracks.at(-1)?.stopped).toBe(true)
  })
})
