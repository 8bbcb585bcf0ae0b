import type { WrittenPassage } from '../written-question.ts'

export const lichenClock: WrittenPassage = {
  passage: {
    id: 'passage-lichen-clock',
    title: 'A slow clock',
    paragraphs: [
      `A glacier that draws back leaves ridges of stones, and lichens settle on these and spread outward by a fraction of a millimeter a year. The widest lichen on a ridge therefore tells how long ago, at least, the ridge was laid down, provided that one knows how fast lichens grow. For this, researchers have generally gone to churchyards. A ridge is taken to be as old as those gravestones, with the year carved into them, whose widest lichens match its own.`,
      `Two objections have been raised. Churchyards lie in valleys, where it is warmer and lichens grow faster than near the ice; a gravestone that matches a ridge will then be younger than the ridge. On the other hand, gravestones, unlike boulders, are polished, and lichens may take decades to gain a footing on them; a stone that matches will then be older than the ridge. Since the errors are opposed, users of the method have been inclined to let the one pay for the other.`,
      `Ketil Aunan has examined whether it does. From old photographs of boulders near the ice, he knows how fast lichens grow there, and he has compared the true ages of ridges with the ages that gravestones would give them. For ridges of about two hundred years, the errors do cancel. Younger ridges come out too old, because the decades lost on polished stone weigh heavily in a short span; older ones come out too young, because those decades hardly count in a long span, whereas the effect of the warmth grows with every year. Aunan does not infer that the method is worthless. Within one valley it still puts the ridges in their right order. It is when their dates are set beside those of a chronicle, or of ridges in another valley, that the clock should be trusted least.`,
    ],
  },
  questions: [
    {
      id: 'rc-158',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `According to the passage, the polish of gravestones is a source of error because on polished stone`,
      key: [
        `lichens may need decades before they begin to grow`,
        `On polished stone, lichens "may take decades to gain a footing," so the gravestone is much older than its lichens suggest.`,
      ],
      wrong: [
        [
          `lichens spread outward at less than the usual rate`,
          'distorted-detail',
          `Polish delays the start. The passage does not say that a lichen spreads more slowly once it has started.`,
        ],
        [
          `the carved age can often no longer be read clearly`,
          'real-world-belief',
          `Old inscriptions may wear off, but in the passage the gravestones stand "with the year carved into them."`,
        ],
        [
          `the warmth of the valley makes lichens grow faster`,
          'wrong-place',
          `Valleys are "warmer," but this is the other objection. It has to do with where the churchyards are, not with polish.`,
        ],
        [
          `the largest lichens are removed by those who visit`,
          'out-of-scope',
          `Visitors might clean the stones they visit, but the passage does not mention it. Polish matters before any lichen has grown.`,
        ],
      ],
      quick: [`Lichens may take decades "to gain a footing" on polished stone, that is, to begin to grow.`],
      full: [
        `The second paragraph gives two objections. The first concerns the warmth of the valleys, and the second concerns the polish of the gravestones.`,
        `According to the second, lichens "may take decades to gain a footing on them." To gain a footing is to start to grow, which the answer restates as needing "decades before they begin to grow."`,
      ],
      hints: [
        `Which of the two objections in the second paragraph concerns polish?`,
        `Does polish change how fast a lichen grows, or when it starts?`,
      ],
    },
    {
      id: 'rc-159',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `Suppose that gravestones in a churchyard high up, as cold as the ridges, were used in place of those in the valley, and that they too were polished. The passage implies that the ages found for ridges would then be`,
      key: [
        `too great, for older and for younger ridges alike`,
        `In a cold churchyard the error from warmth, which made ridges seem younger, is gone. The delay on polished stone is left, and it makes every ridge seem older than it is.`,
      ],
      wrong: [
        [
          `too small, for older and for younger ridges alike`,
          'opposite-effect',
          `This answer keeps the wrong error. Warmth made ridges seem younger, and in a cold churchyard that error is gone.`,
        ],
        [
          `correct, since churchyard and ridge are then alike`,
          'half-right',
          `The churchyard and the ridge are alike in warmth, but the gravestones are polished and the boulders are not.`,
        ],
        [
          `too great for younger ridges, too small for older`,
          'restates-premise',
          `This is the result for churchyards in the valley, where both errors are present. Here one of them has been removed.`,
        ],
        [
          `correct only for ridges of about two hundred years`,
          'wrong-comparison',
          `At about two hundred years two opposed errors cancel. With only one error there is nothing to cancel it.`,
        ],
      ],
      quick: [
        `A cold churchyard removes the error from warmth but not the error from polish, which makes ridges seem too old.`,
      ],
      full: [
        `The passage names two errors. In a warm valley lichens grow faster, which makes ridges seem too young. On polished stone they start late, which makes ridges seem too old.`,
        `A churchyard as cold as the ridges removes the first error, but the stones are still polished, so the second remains.`,
        `This error affects every ridge in the same direction, so the ages would be "too great, for older and for younger ridges alike."`,
      ],
      hints: [
        `How does the warmth of a valley mislead the method, and how does the polish of gravestones mislead it?`,
        `Which of them would still be present in a cold churchyard, and in which direction does it shift the ages?`,
      ],
    },
    {
      id: 'rc-160',
      version: 4,
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author says that users of the method 'have been inclined to let the one pay for the other' in order to`,
      key: [
        `present a convenient assumption that the next paragraph puts to the test`,
        `Letting one error pay for the other means assuming that they cancel, which is convenient. The next paragraph begins: "Ketil Aunan has examined whether it does."`,
      ],
      wrong: [
        [
          `present a conclusion that the next paragraph confirms with new evidence`,
          'half-right',
          `The errors cancel only "for ridges of about two hundred years." For younger and older ridges they do not.`,
        ],
        [
          `point out that dating ridges by gravestones has been a costly mistake`,
          'distorted-detail',
          `To "pay for" here means to make up for. No loss of money is meant.`,
        ],
        [
          `explain why the two errors shift the age of a ridge in opposite directions`,
          'wrong-role',
          `The two sentences before this one explain the directions of the errors. This one says what users have made of them.`,
        ],
        [
          `suggest that users of the method have not been aware of the two objections`,
          'opposite-effect',
          `Only users who know both objections can let one error make up for the other.`,
        ],
      ],
      quick: [`The users assume that the errors cancel, and the next sentence asks whether they do.`],
      full: [
        `The second paragraph describes two errors that work in opposite directions. To "let the one pay for the other" means to suppose that they cancel, so that no correction is needed.`,
        `The third paragraph opens with "Ketil Aunan has examined whether it does," and finds that it does so only at one age.`,
        `The statement thus presents "a convenient assumption" that is then put to the test.`,
      ],
      hints: [
        `To what does "it does" refer at the start of the third paragraph?`,
        `Does the third paragraph accept the users' habit as it stands?`,
      ],
    },
    {
      id: 'rc-161',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `For which of the following purposes would Aunan have most confidence in ages from gravestones?`,
      key: [
        `Telling which of two ridges in one valley was laid down first`,
        `The passage says that "within one valley it still puts the ridges in their right order." Telling which ridge came first requires only the order, not the true ages.`,
      ],
      wrong: [
        [
          `Telling whether a ridge is as old as a flood in a chronicle`,
          'opposite-effect',
          `A comparison with "those of a chronicle" requires true dates, and there the method "should be trusted least."`,
        ],
        [
          `Telling which of two ridges in separate valleys came first`,
          'half-right',
          `The method gets the order right "within one valley." Another valley may be warmer or colder.`,
        ],
        [
          `Telling by how many years one old ridge preceded another`,
          'distorted-detail',
          `The order would be right, but the interval would not, since the effect of the warmth "grows with every year."`,
        ],
        [
          `Telling the age of a ridge that is no more than decades old`,
          'wrong-comparison',
          `In a short span the decades lost on polished stone "weigh heavily," so such a ridge seems too old.`,
        ],
      ],
      quick: [`Within one valley the method gives the right order, though not the right dates.`],
      full: [
        `Both errors shift the ages of ridges in one valley in a regular way, so a wider lichen still means an older ridge.`,
        `The end of the passage says this: "Within one valley it still puts the ridges in their right order." Exact dates, intervals, and comparisons with other valleys or chronicles need true ages, which the method does not give.`,
        `Telling which of two ridges in one valley came first needs nothing but the order.`,
      ],
      hints: [
        `For what can the method still be used, according to the end of the passage?`,
        `Which purposes require true ages, and which only an order?`,
      ],
    },
  ],
}
