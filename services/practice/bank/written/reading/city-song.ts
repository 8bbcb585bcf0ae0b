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
        `The passage sets out two accounts of the higher pitch, tests them beside weirs, and ends with an observation that "fits neither account well." Weighing accounts in this way is evaluating rival explanations.`,
      ],
      wrong: [
        [
          `demonstrating that birds in the city are heard at greater distances than birds of the same species`,
          'distorted-detail',
          `The distances are given to compare the effect of pitch with that of loudness. The passage does not say that city birds are heard farther away than woodland birds.`,
        ],
        [
          `presenting evidence that river thrushes have adapted their songs to the noise that surrounds them`,
          'opposite-effect',
          `The idea that birds adapted their pitch to noise is only the first of the two accounts. Ferreira "is not persuaded" by it, and the passage goes on to question it, not to present evidence for it.`,
        ],
        [
          `showing how young birds of a certain species learn their songs in places with and without noise`,
          'detail-for-main-idea',
          `Learning is an interesting detail, but it appears only in the last sentences, as something that Ferreira "wonders" about.`,
        ],
        [
          `explaining the means by which animals make themselves heard where there is much natural noise`,
          'too-broad',
          `The passage is about birds, mainly one species. The "hiss of falling water" beside the weir serves only to test the two accounts of city song.`,
        ],
      ],
      quick: [`Two accounts are presented and tested against each other, and neither turns out to explain everything.`],
      full: [
        `The first paragraph reports the view that city birds raise their pitch in order to be heard. The second gives Ferreira's view, that pitch is a by-product of loudness.`,
        `The third paragraph describes a test beside weirs that favors her view, and the fourth adds an observation that fits neither well. Presenting, testing, and questioning two accounts amounts to "evaluating rival explanations."`,
      ],
      hints: [
        `What do the later paragraphs do with the explanation of higher songs that the first one offers?`,
        `Does the author accept any account in full by the end?`,
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
        `By itself the pitch carried the song "a few meters further," while the loudness carried it "by some forty meters." So the pitch made the song carry less far than the loudness did.`,
      ],
      wrong: [
        [
          `made a song hard to hear at more than forty meters`,
          'distorted-detail',
          `Forty meters is the distance that loudness adds. Neither pitch nor loudness makes the song harder to hear.`,
        ],
        [
          `made a song carry further than the loudness did`,
          'opposite-effect',
          `The passage says the reverse: the loudness carried a song much farther than the pitch did.`,
        ],
        [
          `was greater beside the weirs than it was in the city`,
          'wrong-place',
          `Birds beside weirs are compared with "their neighbors on quiet pools," not with birds in the city.`,
        ],
        [
          `was of no use at all to birds that sang in the city`,
          'too-strong',
          `The rise in pitch had some use, since it carried the song "a few meters further." A small effect is not no effect.`,
        ],
      ],
      quick: [
        `The pitch by itself added a few meters and the loudness about forty, so the pitch carried the song less far.`,
      ],
      full: [
        `The second paragraph gives one distance for each cause. The rise in pitch "by itself" would have carried a song "a few meters further," while the loudness carried it "by some forty meters."`,
        `A few is less than forty, so the pitch "made a song carry less far than the added loudness did."`,
      ],
      hints: [
        `Which two effects did Ferreira's recordings compare?`,
        `Which of the two distances in the second paragraph belongs to pitch?`,
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
        `On her account pitch is a by-product of effort, so "it should sink with the effort." The thrushes did sing more softly; to agree with the account, they should have sung lower too.`,
      ],
      wrong: [
        [
          `lower than on other days but every bit as loudly`,
          'half-right',
          `The lower pitch would fit, but birds that sing just as loudly are making the same effort, so her account gives no reason for the pitch to fall.`,
        ],
        [
          `as high and as loudly as they did on other days`,
          'wrong-comparison',
          `On her account city birds "sing loudly in order to be heard." Without traffic there is no reason to sing as loudly as before.`,
        ],
        [
          `higher than on other days because it was quiet`,
          'opposite-effect',
          `Less effort should lower the pitch. Neither account would lead us to expect a higher pitch in the quiet.`,
        ],
        [
          `as high as on other days but only more softly`,
          'restates-premise',
          `This is nearly what she did observe, and it is the observation that "fits neither account well."`,
        ],
      ],
      quick: [`If pitch comes from effort, a softer song should also be lower.`],
      full: [
        `According to the account in the second paragraph, birds aim to be loud, and the pitch rises along with the loudness.`,
        `Without traffic they need less loudness, so they should sing more softly, and the pitch should fall with it. The birds did sing more softly "but hardly any lower." Her account would have been confirmed if they had sung "lower as well as more softly."`,
      ],
      hints: [
        `According to Ferreira's account, what determines the pitch of a song?`,
        `The birds did one of the two things her account leads us to expect. Which one was missing?`,
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
        `The pitch rises away from the low noise while the loudness stays the same. A by-product of loudness could not change by itself, so the finding supports the first account and contradicts the second.`,
      ],
      wrong: [
        [
          `Males played low noise through a loudspeaker sing both higher and louder than before.`,
          'half-right',
          `Both accounts lead us to expect this, because the higher pitch could come either from avoiding the noise or from the greater effort.`,
        ],
        [
          `Males played high noise through a loudspeaker sing both higher and louder than before.`,
          'opposite-effect',
          `This is like the result beside the weirs. A bird that "shifts its pitch away from noise" should have sung lower under high noise.`,
        ],
        [
          `Males reared in quiet rooms from the egg sing about as high as do the males of a wood.`,
          'out-of-scope',
          `In a quiet room there is no noise to avoid and no need for effort, so both accounts lead us to expect this.`,
        ],
        [
          `Males that hold territories in a city sing louder at all hours than those in a wood.`,
          'wrong-comparison',
          `This finding is about loudness alone, which is where Ferreira's account begins. It says nothing about pitch, so it cannot favor the first account.`,
        ],
      ],
      quick: [`To favor the first account, the pitch has to move away from the noise without any change in loudness.`],
      full: [
        `On the first account birds move their pitch away from the noise; on the second the pitch rises only because the loudness does.`,
        `To separate the two, look for a rise in pitch without a rise in loudness. Males that sing "higher than before and no louder" under low noise do what the first account predicts and what the second rules out.`,
        `The other findings fit both accounts or favor the second.`,
      ],
      hints: [
        `In what kind of case would the two accounts predict different things?`,
        `In which finding does one of the two, pitch or loudness, change without the other?`,
      ],
    },
  ],
}
