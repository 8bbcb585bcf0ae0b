import type { WrittenPassage } from '../written-question.ts'

export const lichenClock: WrittenPassage = {
  passage: {
    id: 'passage-lichen-clock',
    title: 'A slow clock',
    paragraphs: [
      `A glacier that draws back leaves ridges of stones, and lichens settle on these and spread outward by a fraction of a millimetre a year. The widest lichen on a ridge therefore tells how long ago, at least, the ridge was laid down, provided that one knows how fast lichens grow. For this, researchers have generally gone to churchyards. A ridge is taken to be as old as those gravestones, with the year carved into them, whose widest lichens match its own.`,
      `Two objections have been raised. Churchyards lie in valleys, where it is warmer and lichens grow faster than near the ice; a gravestone that matches a ridge will then be younger than the ridge. On the other hand, gravestones, unlike boulders, are polished, and lichens may take decades to gain a footing on them; a stone that matches will then be older than the ridge. Since the errors are opposed, users of the method have been inclined to let the one pay for the other.`,
      `Ketil Aunan has examined whether it does. From old photographs of boulders near the ice, he knows how fast lichens grow there, and he has compared the true ages of ridges with the ages that gravestones would give them. For ridges of about two hundred years, the errors do cancel. Younger ridges come out too old, because the decades lost on polished stone weigh heavily in a short span; older ones come out too young, because those decades hardly count in a long span, whereas the effect of the warmth grows with every year. Aunan does not infer that the method is worthless. Within one valley it still puts the ridges in their right order. It is when their dates are set beside those of a chronicle, or of ridges in another valley, that the clock should be trusted least.`,
    ],
  },
  questions: [
    {
      id: 'rc-158',
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `According to the passage, the polish of gravestones is a source of error because on polished stone`,
      key: [
        `lichens may need decades before they begin to grow`,
        `Lichens 'may take decades to gain a footing' there, so that the stone is much older than its lichen.`,
      ],
      wrong: [
        [
          `lichens spread outward at less than the usual rate`,
          'distorted-detail',
          `The polish delays the start of growth. Once a lichen has 'a footing', nothing suggests that it spreads more slowly.`,
        ],
        [
          `the carved age can often no longer be read clearly`,
          'real-world-belief',
          `Old inscriptions may wear off, but the passage takes the carved age as known.`,
        ],
        [
          `the warmth of the valley makes lichens grow faster`,
          'wrong-place',
          `Warmth is the other objection. It has to do with where churchyards lie, not with polish.`,
        ],
        [
          `the largest lichens are removed by those who visit`,
          'out-of-scope',
          `Nothing is said of anybody's cleaning the stones.`,
        ],
      ],
      quick: [`'... lichens may take decades to gain a footing on them.'`],
      full: [
        `The second paragraph gives two objections.`,
        `The second of them concerns polish: a late start of growth.`,
        `A gravestone whose lichen matches that of a ridge is then older than the ridge.`,
      ],
      hints: [
        `Which of the two objections concerns polish?`,
        `Does polish change the rate of growth or its beginning?`,
      ],
    },
    {
      id: 'rc-159',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `Suppose that gravestones in a churchyard high up, as cold as the ridges, were used in place of those in the valley, and that they too were polished. The passage implies that the ages found for ridges would then be`,
      key: [
        `too great, for older and for younger ridges alike`,
        `The error from warmth is gone, and with it all that made ridges seem younger. The delay on polished stone is left, which makes them seem older.`,
      ],
      wrong: [
        [
          `too small, for older and for younger ridges alike`,
          'opposite-effect',
          `You have kept the wrong error. Warmth made ridges seem younger, and in a cold churchyard it is gone.`,
        ],
        [
          `correct, since churchyard and ridge are then alike`,
          'half-right',
          `They are alike in warmth, but the gravestones are still polished, and the boulders of a ridge are not.`,
        ],
        [
          `too great for younger ridges, too small for older`,
          'restates-premise',
          `That is the result for valley churchyards, where both errors are at work. Here one of them has been removed.`,
        ],
        [
          `correct only for ridges of about two hundred years`,
          'wrong-comparison',
          `At two hundred years two errors cancel. With one error alone there is nothing for it to cancel against.`,
        ],
      ],
      quick: [`Remove the warmth error (too young). Only the polish error (too old) is left.`],
      full: [
        `Warm valley: faster growth, ridges seem too young. Not so in a cold churchyard.`,
        `Polish: late start, ridges seem too old. This remains.`,
        `So all ages come out too great.`,
      ],
      hints: [
        `Which of the two objections still applies to a cold churchyard?`,
        `In which direction does that one shift the age of a ridge?`,
      ],
    },
    {
      id: 'rc-160',
      version: 3,
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author says that users of the method 'have been inclined to let the one pay for the other' in order to`,
      key: [
        `present a convenient assumption that the next paragraph puts to the test`,
        `The third paragraph opens: Aunan 'has examined whether it does'. The assumption turns out to hold at one age alone.`,
      ],
      wrong: [
        [
          `present a conclusion that the next paragraph confirms with new evidence`,
          'half-right',
          `It is confirmed at about two hundred years. For younger and older ridges the errors do not cancel.`,
        ],
        [
          `point out that dating ridges by gravestones has been a costly mistake`,
          'distorted-detail',
          `To 'pay for' means here to make up for. No cost in money is meant.`,
        ],
        [
          `explain why the two errors shift the age of a ridge in opposite directions`,
          'wrong-role',
          `The two sentences before explain that. This one tells what users have made of it.`,
        ],
        [
          `suggest that users of the method have not been aware of the two objections`,
          'opposite-effect',
          `Only someone aware of both objections can let one make up for the other.`,
        ],
      ],
      quick: [`'Inclined to let' marks a habit of thought, and the next sentence asks whether it holds.`],
      full: [
        `Two opposed errors; users suppose that they cancel.`,
        `'Ketil Aunan has examined whether it does.'`,
        `So the sentence states the assumption that is going to be tested.`,
      ],
      hints: [
        `What does 'it does' refer to at the start of the third paragraph?`,
        `Does the third paragraph accept the users' attitude as it stands?`,
      ],
    },
    {
      id: 'rc-161',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `For which of the following purposes would Aunan have most confidence in ages from gravestones?`,
      key: [
        `Telling which of two ridges in one valley was laid down first`,
        `'Within one valley it still puts the ridges in their right order.' For this, the ages need not be right, only in the right sequence.`,
      ],
      wrong: [
        [
          `Telling whether a ridge is as old as a flood in a chronicle`,
          'opposite-effect',
          `Set beside 'those of a chronicle', the dates are to be trusted least: this needs the true age.`,
        ],
        [
          `Telling which of two ridges in separate valleys came first`,
          'half-right',
          `Order is what the method gets right, but 'within one valley'. Another valley may have another warmth.`,
        ],
        [
          `Telling by how many years one old ridge preceded another`,
          'distorted-detail',
          `The order would be right, the interval would not: the effect of the warmth 'grows with every year', so the years between them shrink.`,
        ],
        [
          `Telling the age of a ridge that is no more than decades old`,
          'wrong-comparison',
          `Short spans are where the decades lost on polished stone 'weigh heavily'. Such a ridge comes out too old.`,
        ],
      ],
      quick: [`Order within one valley: yes. Dates, intervals and other valleys: no.`],
      full: [
        `Both errors shift the ages of a valley's ridges in a regular way.`,
        `A wider lichen still means an older ridge, so their order is kept.`,
        `All else needs the true age or a comparison across places.`,
      ],
      hints: [
        `What does the method still do, according to the end of the passage?`,
        `Ask of each purpose whether it needs true ages or only their order.`,
      ],
    },
  ],
}
