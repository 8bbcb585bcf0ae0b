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
        `The passage sets out two accounts of the higher pitch and tests them beside weirs. It ends with an observation that "fits neither account well," so it weighs both and does not fully accept either one.`,
      ],
      wrong: [
        [
          `demonstrating that birds in the city are heard at greater distances than birds of the same species`,
          'distorted-detail',
          `The passage gives distances only to compare the effects of pitch and loudness. It never says that city birds are heard farther away than birds of the same species elsewhere.`,
        ],
        [
          `presenting evidence that river thrushes have adapted their songs to the noise that surrounds them`,
          'opposite-effect',
          `That birds "have lifted their songs out of the traffic" is only the first of two accounts. Ferreira "is not persuaded" by it, and most of her evidence counts against it.`,
        ],
        [
          `showing how young birds of a certain species learn their songs in places with and without noise`,
          'detail-for-main-idea',
          `Young thrushes come up only at the end, in a possibility that Ferreira considers. Most of the passage compares two accounts of pitch, so this is a detail.`,
        ],
        [
          `explaining the means by which animals make themselves heard where there is much natural noise`,
          'too-broad',
          `The passage is about birds in cities, not about animals in general. The weir, its only place with natural noise, serves just to test two accounts of city song.`,
        ],
      ],
      quick: [
        `The passage presents two explanations of the higher pitch, tests one against the other, and finds that neither explains everything.`,
      ],
      full: [
        `The first paragraph reports the view that city birds sing higher in order to be heard. The second gives Ferreira's view that the higher pitch is only a by-product of singing loudly.`,
        `The third paragraph describes a test beside weirs that favors her view, and the fourth adds Sunday mornings, which fit neither view well. So the passage is concerned with weighing rival explanations of city birds' higher songs.`,
      ],
      hints: [
        `What fact about city birds does the first paragraph try to explain, and how does Ferreira explain it?`,
        `Say in a few words what each paragraph does with the two accounts of pitch. Does the passage fully accept either one by the end?`,
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
        `By itself, the rise in pitch would have carried a song "a few meters further," while the loudness carried it "by some forty meters." So the pitch made the song carry less far.`,
      ],
      wrong: [
        [
          `made a song hard to hear at more than forty meters`,
          'distorted-detail',
          `Forty meters is how much farther the loudness carried a song. The passage does not say that the pitch made a song hard to hear at any distance.`,
        ],
        [
          `made a song carry further than the loudness did`,
          'opposite-effect',
          `This is backward. The loudness carried a song "some forty meters" farther, and the pitch only "a few meters."`,
        ],
        [
          `was greater beside the weirs than it was in the city`,
          'wrong-place',
          `Beside the weirs, birds are compared with "their neighbors on quiet pools," not with birds in the city. The passage does not say where the rise was greater.`,
        ],
        [
          `was of no use at all to birds that sang in the city`,
          'too-strong',
          `The pitch did have some use, since it carried the song "a few meters further." A small effect is not "no use at all."`,
        ],
      ],
      quick: [`By itself, the pitch added a few meters and the loudness about forty.`],
      full: [
        `The second paragraph gives one distance for each cause: "a few meters further" for the pitch, and "some forty meters" for the loudness that went with it.`,
        `A few meters is far less than forty. So by itself the rise in pitch made a song carry less far than the loudness did.`,
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
        `On her account, pitch is a by-product of effort, so "it should sink with the effort." The thrushes did sing more softly, but to agree with her account they should have sung lower too.`,
      ],
      wrong: [
        [
          `lower than on other days but every bit as loudly`,
          'half-right',
          `Birds that sing just as loudly make just as much effort. On her account, their pitch would then have no reason to drop.`,
        ],
        [
          `as high and as loudly as they did on other days`,
          'wrong-comparison',
          `On her account, city birds sing loudly "in order to be heard" over traffic. When the traffic stops, they should sing more softly and lower, not the same as ever.`,
        ],
        [
          `higher than on other days because it was quiet`,
          'opposite-effect',
          `On her account, birds make less effort when it is quiet, and so they sing lower. She gives no reason why quiet should make them sing higher.`,
        ],
        [
          `as high as on other days but only more softly`,
          'restates-premise',
          `This is close to what she did observe, and that observation "fits neither account well." On her account, the pitch should drop when birds sing more softly.`,
        ],
      ],
      quick: [
        `On Ferreira's account, pitch rises and falls with loudness. A softer song should therefore be a lower one.`,
      ],
      full: [
        `According to Ferreira's account in the second paragraph, a bird that sings louder "tends to sing higher as well." So pitch should rise and fall with effort.`,
        `On Sunday mornings there is hardly any traffic, and birds need less effort. They did sing more softly, "but hardly any lower." A song that was both softer and lower would have agreed best with her account.`,
      ],
      hints: [
        `What does Ferreira's account say about the pitch and the loudness of a song?`,
        `Work out what her account predicts for a quiet morning, both for loudness and for pitch. Which of the two predictions failed?`,
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
        `The pitch moves away from the low noise while the loudness stays the same. If pitch were only a by-product of loudness, it would not rise on its own, so this favors the first account.`,
      ],
      wrong: [
        [
          `Males played low noise through a loudspeaker sing both higher and louder than before.`,
          'half-right',
          `Both accounts lead us to expect this. The birds may be avoiding the low noise, or they may sing higher because they sing louder. So the finding favors neither.`,
        ],
        [
          `Males played high noise through a loudspeaker sing both higher and louder than before.`,
          'opposite-effect',
          `This resembles the result beside the weirs. On the first account, a bird should sing lower when the noise is high, so this finding favors the second.`,
        ],
        [
          `Males reared in quiet rooms from the egg sing about as high as do the males of a wood.`,
          'out-of-scope',
          `In a quiet room, there is no noise to avoid and no need for effort. Both accounts lead us to expect a low pitch there, as in a wood, so the finding favors neither.`,
        ],
        [
          `Males that hold territories in a city sing louder at all hours than those in a wood.`,
          'wrong-comparison',
          `That city males sing louder fits Ferreira's account. The finding says nothing about pitch, so it cannot favor the first account.`,
        ],
      ],
      quick: [`The first account is favored by a change in pitch that cannot be due to a change in loudness.`],
      full: [
        `On the first account, birds shift their pitch away from the noise. On the second, the pitch rises only because the birds sing louder.`,
        `To favor the first account, a finding must show a change in pitch without a change in loudness. Males that sing higher but no louder under low noise do what only the first account predicts.`,
        `Males that sing both higher and louder do not separate the accounts if the noise is low. If the noise is high, they favor the second account.`,
      ],
      hints: [
        `According to each account, why do city birds sing higher?`,
        `For each finding, check what happens to pitch and to loudness. Which account would expect one to change without the other?`,
      ],
    },
  ],
}
