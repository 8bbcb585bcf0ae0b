import type { WrittenPassage } from '../written-question.ts'

export const citySong: WrittenPassage = {
  passage: {
    id: 'passage-city-song',
    title: 'Higher or merely louder?',
    paragraphs: [
      `The noise of cities lies mostly in the low notes: engines, tyres, the fans on roofs. Birds of many species sing at a higher pitch in cities than their relatives do in woods. It is tempting to put the two facts together. City birds, it is said, have lifted their songs out of the traffic so that rivals and mates can hear them.`,
      `The ornithologist Nadia Ferreira is not persuaded. A bird that sings louder, like a person who shouts, tends to sing higher as well, whether or not the height is of any use. In her recordings of river thrushes, the rise in pitch by itself would have carried a song a few metres further through traffic, while the loudness that went with it carried the song by some forty metres. On her account city birds sing loudly in order to be heard, and the pitch is a by-product.`,
      `The two accounts part company where the noise is high. Beside a weir, the hiss of falling water covers the upper notes of the thrush's song and leaves the lower ones clearer. A bird that shifts its pitch away from noise ought to sing lower there; a bird that merely makes an effort ought to sing higher, as in the city. Of thirty males beside weirs, Ferreira found that twenty-two sang higher than their neighbours on quiet pools, and only three sang lower.`,
      `She is left with one observation that fits neither account well. On Sunday mornings the traffic in her city all but ceases. The thrushes then sing more softly, but hardly any lower. If pitch were no more than the mark of present effort, it should sink with the effort. Ferreira wonders whether young thrushes, which learn their songs by ear, take over the pitch of the loud songs that reach them. What began as a by-product would then have become a tradition.`,
    ],
  },
  questions: [
    {
      id: 'rc-062',
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The passage is primarily concerned with`,
      key: [
        `evaluating rival explanations of a difference between the songs of city birds and those of others`,
        `Two accounts of the higher pitch are set out, tested beside weirs, and confronted with an observation that 'fits neither account well'.`,
      ],
      wrong: [
        [
          `demonstrating that birds in the city are heard at greater distances than birds of the same species`,
          'distorted-detail',
          `The distances compare what pitch and loudness each contribute. It is not said that city birds are heard further than woodland birds.`,
        ],
        [
          `presenting evidence that river thrushes have adapted their songs to the noise that surrounds them`,
          'opposite-effect',
          `That pitch is an adaptation to noise is the account of the first paragraph, by which Ferreira 'is not persuaded'.`,
        ],
        [
          `showing how young birds of a certain species learn their songs in places with and without noise`,
          'detail-for-main-idea',
          `Learning comes up in the last three sentences, as something that Ferreira 'wonders' about.`,
        ],
        [
          `explaining the means by which animals make themselves heard where there is much natural noise`,
          'too-broad',
          `The passage deals with birds, chiefly of one species, and the weir serves to test accounts of city song.`,
        ],
      ],
      quick: [`Tempting account, Ferreira's account, a test between them, an observation that troubles both.`],
      full: [
        `Paragraph 1: pitch has been raised in order to be heard.`,
        `Paragraph 2: pitch is a by-product of loudness.`,
        `Paragraph 3: a test that favors the second account.`,
        `Paragraph 4: an observation that neither explains. The purpose is to evaluate the accounts.`,
      ],
      hints: [
        `Find the phrases 'the two accounts' and 'neither account'.`,
        `Is any account accepted in full by the end?`,
      ],
    },
    {
      id: 'rc-063',
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, Ferreira's recordings showed that the rise in pitch by itself`,
      key: [
        `made a song carry less far than the added loudness did`,
        `Pitch was worth 'a few metres', the loudness that went with it 'some forty metres'.`,
      ],
      wrong: [
        [
          `made a song hard to hear at more than forty metres`,
          'distorted-detail',
          `Forty metres is what loudness adds to the distance. Neither pitch nor loudness makes the song harder to hear.`,
        ],
        [
          `made a song carry further than the loudness did`,
          'opposite-effect',
          `It is the other way round: a few metres for pitch against some forty for loudness.`,
        ],
        [
          `was greater beside the weirs than it was in the city`,
          'wrong-place',
          `Birds beside weirs are compared with neighbours on quiet pools, not with birds in the city.`,
        ],
        [
          `was of no use at all to birds that sang in the city`,
          'too-strong',
          `It was of some use, 'a few metres'. The passage calls it small, not nothing.`,
        ],
      ],
      quick: [`A few metres against some forty metres.`],
      full: [
        `Find the recordings in the second paragraph.`,
        `Pitch: a few metres further. Loudness: some forty metres.`,
        `So pitch contributes the lesser part.`,
      ],
      hints: [
        `Look for two distances in the second paragraph.`,
        `Which of the two distances belongs to pitch, and which to loudness?`,
      ],
    },
    {
      id: 'rc-064',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that what Ferreira observed on Sunday mornings would have agreed best with her account in the second paragraph if the thrushes had sung`,
      key: [
        `lower as well as more softly than on other days`,
        `On her account pitch follows effort: 'it should sink with the effort'. The birds did sing more softly, so they should have sung lower too.`,
      ],
      wrong: [
        [
          `lower than on other days but every bit as loudly`,
          'half-right',
          `The lower pitch would fit, but without less effort her account gives no reason for it.`,
        ],
        [
          `as high and as loudly as they did on other days`,
          'wrong-comparison',
          `Her account says that birds sing loudly in order to be heard. Without traffic there is nothing to be loud against.`,
        ],
        [
          `higher than on other days because it was quiet`,
          'opposite-effect',
          `Less effort should lower the pitch. Nothing in either account would raise it in the quiet.`,
        ],
        [
          `as high as on other days but only more softly`,
          'restates-premise',
          `That is nearly what she did observe, and it is the observation that troubles her account.`,
        ],
      ],
      quick: [`By-product of effort: less effort, lower pitch. Softer and lower would fit.`],
      full: [
        `Account in paragraph 2: loudness is the aim, pitch comes with it.`,
        `No traffic, less loudness needed: softer song.`,
        `Pitch should go down together with loudness; it hardly did.`,
        `So softer and lower is what would have agreed.`,
      ],
      hints: [
        `According to her account, what determines the pitch?`,
        `The birds did one of the two things that she would have expected. Which one is missing?`,
      ],
    },
    {
      id: 'rc-065',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `Which of the following findings about another species would most strongly favour the account in the first paragraph over that in the second?`,
      key: [
        `Males played low noise through a loudspeaker sing higher than before and no louder.`,
        `Here pitch moves away from low noise without any rise in loudness, so it cannot be a by-product of loudness.`,
      ],
      wrong: [
        [
          `Males played low noise through a loudspeaker sing both higher and louder than before.`,
          'half-right',
          `Both accounts lead one to expect this, since the higher pitch might come from the effort. It does not decide between them.`,
        ],
        [
          `Males played high noise through a loudspeaker sing both higher and louder than before.`,
          'opposite-effect',
          `This repeats the result beside the weirs. A bird that avoids noise should have sung lower.`,
        ],
        [
          `Males reared in quiet rooms from the egg sing about as high as do the males of a wood.`,
          'out-of-scope',
          `Without noise there is nothing to escape from and no need of effort. Both accounts lead one to expect this.`,
        ],
        [
          `Males that hold territories in a city sing louder at all hours than those in a wood.`,
          'wrong-comparison',
          `This concerns loudness alone. Ferreira's account starts from it, and it says nothing of how pitch arises.`,
        ],
      ],
      quick: [`To separate the accounts, pitch must change without loudness, in the direction that escapes the noise.`],
      full: [
        `Account 1: birds move their pitch away from the noise.`,
        `Account 2: pitch rises because loudness rises.`,
        `Higher pitch with unchanged loudness under low noise is expected by the first and excluded by the second.`,
        `The remaining findings fit both accounts, or fit the second alone.`,
      ],
      hints: [
        `What would each account predict in the case in question?`,
        `In which finding is the pitch higher although the effort is not?`,
      ],
    },
  ],
}
