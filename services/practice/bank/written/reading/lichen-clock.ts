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
        `On polished stone, lichens "may take decades to gain a footing," that is, to begin to grow. So a gravestone may be decades older than its lichens suggest.`,
      ],
      wrong: [
        [
          `lichens spread outward at less than the usual rate`,
          'distorted-detail',
          `Polish delays the start of growth. The passage does not say that a lichen on polished stone spreads more slowly once it has started.`,
        ],
        [
          `the carved age can often no longer be read clearly`,
          'real-world-belief',
          `Inscriptions do wear off on some old stones. But these gravestones have "the year carved into them," and nothing says that it cannot be read.`,
        ],
        [
          `the warmth of the valley makes lichens grow faster`,
          'wrong-place',
          `It is "warmer" in the valleys, but that is the other objection. It has to do with where churchyards lie, not with polish.`,
        ],
        [
          `the largest lichens are removed by those who visit`,
          'out-of-scope',
          `Visitors might well clean gravestones, but the passage does not mention it. Polish matters because lichens take decades "to gain a footing."`,
        ],
      ],
      quick: [`On polished stone, lichens may take decades "to gain a footing," that is, to begin to grow.`],
      full: [
        `The second paragraph gives two objections. The first concerns the warmth of the valleys, and the second concerns the polish of the gravestones.`,
        `According to the second, lichens "may take decades to gain a footing on them." To gain a footing is to begin to grow, so decades may pass before there is any lichen at all.`,
      ],
      hints: [
        `Which two objections to the method does the second paragraph raise?`,
        `Find the objection that concerns polish, and put it in your own words.`,
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
        `In a cold churchyard, the error from warmth, which made ridges seem younger, is gone. Only the delay on polished stone is left, and it makes every ridge seem older than it is.`,
      ],
      wrong: [
        [
          `too small, for older and for younger ridges alike`,
          'opposite-effect',
          `It is warmth that makes ridges seem younger, and a cold churchyard removes that error. The one that is left makes them seem older.`,
        ],
        [
          `correct, since churchyard and ridge are then alike`,
          'half-right',
          `Churchyard and ridge are now equally cold. But the gravestones are polished and the boulders are not, so one error remains.`,
        ],
        [
          `too great for younger ridges, too small for older`,
          'restates-premise',
          `That is the result for churchyards in the valley, where both errors occur. Without the warmth, nothing makes older ridges come out "too young," so their ages are not too small.`,
        ],
        [
          `correct only for ridges of about two hundred years`,
          'wrong-comparison',
          `At about two hundred years, two opposite errors cancel. Here there is only one error, so nothing cancels it.`,
        ],
      ],
      quick: [
        `A cold churchyard removes the error from warmth. The error from polish remains, and it makes all ridges seem too old.`,
      ],
      full: [
        `The passage names two errors. In a warm valley, lichens grow faster, which makes ridges seem too young. On polished stone, they start late, which makes ridges seem too old.`,
        `A churchyard as cold as the ridges removes the first error but not the second. That one shifts all ages in the same direction, so ridges of every age would seem too old.`,
      ],
      hints: [
        `How does the new churchyard differ from the old ones, and how is it like them?`,
        `For each of the two errors, note whether it makes a ridge seem too old or too young. Then drop the one that a cold churchyard removes.`,
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
        `To let one error pay for the other is to assume that the two cancel, so that nothing needs correcting. The next paragraph puts this to the test: "Ketil Aunan has examined whether it does."`,
      ],
      wrong: [
        [
          `present a conclusion that the next paragraph confirms with new evidence`,
          'half-right',
          `The next paragraph confirms this only "for ridges of about two hundred years." For younger and older ridges, the errors do not cancel.`,
        ],
        [
          `point out that dating ridges by gravestones has been a costly mistake`,
          'distorted-detail',
          `Here "pay for" means to make up for. The passage does not speak of money, and Aunan does not call the method worthless.`,
        ],
        [
          `explain why the two errors shift the age of a ridge in opposite directions`,
          'wrong-role',
          `The sentences before this one explain in which direction each error works. This one tells us what users of the method have made of that.`,
        ],
        [
          `suggest that users of the method have not been aware of the two objections`,
          'opposite-effect',
          `Users can let one error "pay for the other" only if they know of both. So they have been aware of the objections.`,
        ],
      ],
      quick: [
        `The users have assumed that the two errors cancel, which is convenient. The next paragraph examines whether they do.`,
      ],
      full: [
        `The second paragraph describes two errors that work in opposite directions. To "let the one pay for the other" is to suppose that they cancel, so that nothing needs correcting.`,
        `The third paragraph opens with "Ketil Aunan has examined whether it does" and finds that they cancel only for ridges of about two hundred years. So the statement presents a convenient assumption that is then tested.`,
      ],
      hints: [
        `What does it mean, in this passage, to let one error pay for the other?`,
        `Read the statement together with the first sentence of the next paragraph. What does "it" in "whether it does" refer to?`,
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
        `To tell which ridge came first, we need only their order. And "within one valley it still puts the ridges in their right order," even if the ages are wrong.`,
      ],
      wrong: [
        [
          `Telling whether a ridge is as old as a flood in a chronicle`,
          'opposite-effect',
          `To compare a ridge with a flood in a chronicle, we need the ridge's true date. For that, the clock "should be trusted least."`,
        ],
        [
          `Telling which of two ridges in separate valleys came first`,
          'half-right',
          `The order is right only "within one valley." In another valley, lichens may grow faster or more slowly, so the order of ridges in separate valleys is uncertain.`,
        ],
        [
          `Telling by how many years one old ridge preceded another`,
          'distorted-detail',
          `The order would be right, but not the number of years between the ridges, because the effect of the warmth "grows with every year."`,
        ],
        [
          `Telling the age of a ridge that is no more than decades old`,
          'wrong-comparison',
          `Over a short span, the decades lost on polished stone "weigh heavily." So a ridge that is only decades old comes out too old.`,
        ],
      ],
      quick: [`Within one valley, the method gives the right order of ridges, though not their right dates.`],
      full: [
        `Within one valley, both errors affect the ridges in a regular way, so a wider lichen still means an older ridge. The method "still puts the ridges in their right order."`,
        `Ages, numbers of years, and comparisons with a chronicle or another valley all require true dates. To tell which of two ridges in one valley came first, their order is enough.`,
      ],
      hints: [
        `What does Aunan say in favor of the method at the end of the passage?`,
        `For each purpose, decide whether it requires true ages or only an order, and within how many valleys.`,
      ],
    },
  ],
}
