import type { WrittenPassage } from '../written-question.ts'

export const citySong: WrittenPassage = {
  passage: {
    id: 'passage-city-song',
    title: 'Higher or merely louder?',
    paragraphs: [
      `The noise of cities lies mostly in the low notes: engines, tires, the fans on roofs. Birds of many species sing at a higher pitch in cities than their relatives do in woods. It is tempting to put the two facts together. City birds, it is said, have lifted their songs out of the traffic so that rivals and mates can hear them.`,
      `The ornithologist Nadia Ferreira is not persuaded. A bird that sings louder, like a person who shouts, tends to sing higher as well, whether or not the height is of any use. In her recordings of river thrushes, the rise in pitch by itself would have carried a song a few meters further through traffic, while the loudness that went with it carried the song by some forty meters. On her account city birds sing loudly in order to be heard, and the pitch is a by-product.`,
      `The two accounts part company where the noise is high. Beside a weir, the hiss of falling water covers the upper notes of the thrush's song and leaves the lower ones clearer. A bird that shifts its pitch away from noise ought to sing lower there; a bird that merely makes an effort ought to sing higher, as in the city. Of thirty males beside weirs, Ferreira found that twenty-two sang higher than their neighbors on quiet pools, and only three sang lower.`,
      `She is left with one observation that fits neither account well. On Sunday mornings the traffic in her city all but ceases. The thrushes then sing more softly, but hardly any lower. If pitch were no more than the mark of present effort, it should sink with the effort. Ferreira wonders whether young thrushes, which learn their songs by ear, take over the pitch of the loud songs that reach them. What began as a by-product would then have become a tradition.`,
    ],
  },
  questions: [
    {
      id: 'rc-062',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The passage is primarily concerned with`,
      key: [
        `evaluating rival explanations of a difference between the songs of city birds and those of others`,
        `The passage sets out two accounts of the higher pitch and tests them beside weirs. It ends with an observation that "fits neither account well," so it evaluates both and accepts neither in full.`,
      ],
      wrong: [
        [
          `demonstrating that birds in the city are heard at greater distances than birds of the same species`,
          'distorted-detail',
          `The passage gives distances only to compare the effect of pitch with that of loudness. It does not say that city birds are heard farther away than their relatives in woods.`,
        ],
        [
          `presenting evidence that river thrushes have adapted their songs to the noise that surrounds them`,
          'opposite-effect',
          `That birds "lifted their songs out of the traffic" is only the first of two accounts. Ferreira "is not persuaded" by it, and most of her evidence speaks against it.`,
        ],
        [
          `showing how young birds of a certain species learn their songs in places with and without noise`,
          'detail-for-main-idea',
          `Young thrushes appear only in the last sentences, in a possibility that Ferreira considers. Most of the passage compares two accounts of pitch.`,
        ],
        [
          `explaining the means by which animals make themselves heard where there is much natural noise`,
          'too-broad',
          `The passage is about birds, and the weir is its only natural noise. The "hiss of falling water" serves just to test two accounts of song in cities.`,
        ],
      ],
      quick: [
        `The passage presents two accounts of the higher pitch, tests them against each other, and finds that neither explains everything.`,
      ],
      full: [
        `The first paragraph reports the view that city birds raise their pitch in order to be heard. The second gives Ferreira's view that pitch is a by-product of loudness.`,
        `The third paragraph describes a test beside weirs that favors her view, and the fourth adds Sunday mornings, which fit neither view well. The author is weighing two explanations of one fact, the higher songs of city birds.`,
      ],
      hints: [
        `What do the later paragraphs do with the explanation of higher songs that the first one offers?`,
        `Say in a few words what each paragraph does with the two accounts of pitch. Does the author accept either one in full by the end?`,
      ],
    },
    {
      id: 'rc-063',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, Ferreira's recordings showed that the rise in pitch by itself`,
      key: [
        `made a song carry less far than the added loudness did`,
        `By itself, the pitch would have carried a song "a few meters further," while the loudness carried it "by some forty meters." So the pitch added less distance than the loudness did.`,
      ],
      wrong: [
        [
          `made a song hard to hear at more than forty meters`,
          'distorted-detail',
          `Forty meters is the distance that the loudness added. The passage does not say that the pitch made a song hard to hear at any distance.`,
        ],
        [
          `made a song carry further than the loudness did`,
          'opposite-effect',
          `The passage says the reverse. The loudness carried a song "some forty meters" farther, and the pitch only "a few meters."`,
        ],
        [
          `was greater beside the weirs than it was in the city`,
          'wrong-place',
          `The test beside weirs compares birds with "their neighbors on quiet pools," not with birds in the city. Nothing is said about where the rise was greater.`,
        ],
        [
          `was of no use at all to birds that sang in the city`,
          'too-strong',
          `The rise in pitch had some use, since it carried the song "a few meters further." A small effect is not "no use at all."`,
        ],
      ],
      quick: [`By itself, the pitch added a few meters and the loudness about forty.`],
      full: [
        `The second paragraph gives one distance for each of two causes: "a few meters further" for the pitch and "some forty meters" for the loudness.`,
        `A few meters are far less than forty, so the pitch made a song carry less far than the added loudness did.`,
      ],
      hints: [
        `Which two effects on a song did Ferreira's recordings separate?`,
        `Find the sentence with two distances, and note which of them belongs to pitch.`,
      ],
    },
    {
      id: 'rc-064',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that what Ferreira observed on Sunday mornings would have agreed best with her account in the second paragraph if the thrushes had sung`,
      key: [
        `lower as well as more softly than on other days`,
        `On her account pitch is a by-product of effort, so "it should sink with the effort." The thrushes did sing more softly, but they should also have sung lower.`,
      ],
      wrong: [
        [
          `lower than on other days but every bit as loudly`,
          'half-right',
          `Birds that sing just as loudly make the same effort. On her account, their pitch would then have no reason to fall.`,
        ],
        [
          `as high and as loudly as they did on other days`,
          'wrong-comparison',
          `On her account, city birds sing loudly "in order to be heard" through traffic. Without the traffic, they should sing more softly and lower.`,
        ],
        [
          `higher than on other days because it was quiet`,
          'opposite-effect',
          `On her account, quiet means less effort and so a lower pitch. She gives no reason why birds should sing higher in the quiet.`,
        ],
        [
          `as high as on other days but only more softly`,
          'restates-premise',
          `This is nearly what she did observe, and that observation "fits neither account well." On her account, the pitch should fall when birds sing more softly.`,
        ],
      ],
      quick: [
        `On Ferreira's account, pitch rises and falls with loudness. A softer song should therefore be a lower one.`,
      ],
      full: [
        `According to the account in the second paragraph, a bird that sings louder "tends to sing higher as well." The pitch depends on the effort.`,
        `On Sunday mornings the traffic all but ceases, and the birds make less effort. They did sing more softly, "but hardly any lower," so the drop in pitch is what was missing. A song that was both softer and lower would have agreed with her account.`,
      ],
      hints: [
        `According to Ferreira's account, what determines the pitch of a song?`,
        `Work out what her account predicts for a quiet morning, for loudness and for pitch. Then compare each prediction with what the birds did.`,
      ],
    },
    {
      id: 'rc-065',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `Which of the following findings about another species would most strongly favor the account in the first paragraph over that in the second?`,
      key: [
        `Males played low noise through a loudspeaker sing higher than before and no louder.`,
        `The pitch moves away from the low noise while the loudness stays the same. If pitch were only a by-product of loudness, it should not rise by itself, so this finding favors the first account.`,
      ],
      wrong: [
        [
          `Males played low noise through a loudspeaker sing both higher and louder than before.`,
          'half-right',
          `Both accounts lead us to expect this. The higher pitch could come from avoiding the low noise or from the effort of singing louder. So the finding favors neither.`,
        ],
        [
          `Males played high noise through a loudspeaker sing both higher and louder than before.`,
          'opposite-effect',
          `This is like the result beside the weirs. By the first account, a bird should have sung lower under high noise, so the finding favors the second.`,
        ],
        [
          `Males reared in quiet rooms from the egg sing about as high as do the males of a wood.`,
          'out-of-scope',
          `In quiet rooms there is no noise to avoid and no need for effort. Both accounts lead us to expect a pitch about as low as in a wood, so the finding favors neither.`,
        ],
        [
          `Males that hold territories in a city sing louder at all hours than those in a wood.`,
          'wrong-comparison',
          `This finding says only that city males sing louder, which fits Ferreira's account. It says nothing about pitch, so it cannot favor the first account.`,
        ],
      ],
      quick: [`The first account is favored by a change of pitch that no change of loudness can explain.`],
      full: [
        `On the first account, birds move their pitch away from the noise. On the second, the pitch rises only because the loudness does.`,
        `A finding that separates them must show one change without the other. Males that sing higher but no louder under low noise do what only the first account predicts.`,
        `Males that sing higher and louder do not separate the accounts if the noise is low, and they favor the second if it is high.`,
      ],
      hints: [
        `What would a bird do under low noise if it avoided the noise, and what would it do if it merely made an effort?`,
        `For each finding, check what happens to pitch and to loudness. Look for one that changes without the other.`,
      ],
    },
  ],
}
