import type { WrittenPassage } from '../written-question.ts'

export const onionForecasts: WrittenPassage = {
  passage: {
    id: 'passage-onion-forecasts',
    title: 'A forecast that is read',
    paragraphs: [
      `Each March the farm office of the province of Lorne publishes a forecast of the onion harvest, and each October the newspapers report how wrong it was. In one celebrated year a forecast glut turned into the smallest harvest of the decade. Critics have asked why the province should go on paying for prophecies that a coin could match.`,
      `What the critics overlook is that a forecast of a harvest, unlike one of the weather, is addressed to those who will bring about what it foretells. Clouds do not read. Farmers who learn in March that onions will be plentiful plant beans in April, and the plenty does not come. A forecast that proved exactly right, remarks the statistician Tunde Finch, would be one that nobody had believed. To judge it by its distance from the harvest is like judging a sign that says 'slippery floor' by the number of people who fall.`,
      `Finch proposes to judge it by the price of onions instead. In Lorne the price swings about half as far from year to year as in the neighbouring provinces, which publish no forecast. Nor do all farmers follow the herd. A few plant more onions when a glut is foretold, trusting that others will plant fewer, and it is they, he believes, who keep the province from exchanging a glut for a dearth. In the celebrated year the forecast had appeared under so alarming a headline that even they turned to beans.`,
      `Prices in Lorne may, of course, be steadier for other reasons, such as better storage. To settle the matter Finch has asked the office to withhold the forecast from some districts, chosen by lot. It has declined, since farmers in those districts would complain. That they would complain, says Finch, is the best evidence of its value that he has.`,
    ],
  },
  questions: [
    {
      id: 'rc-054',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The author's main purpose is to`,
      key: [
        `argue that a forecast is criticised by the wrong standard and consider a better one`,
        `The critics measure errors; 'what the critics overlook' is that farmers react. Finch then proposes to judge the forecast 'by the price of onions instead'.`,
      ],
      wrong: [
        [
          `explain why a harvest is harder to foretell than the weather and why no method helps`,
          'distorted-detail',
          `Harvest and weather differ in that farmers read forecasts and clouds do not. Methods and their difficulty are not discussed.`,
        ],
        [
          `report a dispute between farmers and officials over whether a forecast ought to appear`,
          'wrong-speaker',
          `The critics are not the farmers; these would complain if the forecast were withheld. The office itself defends it.`,
        ],
        [
          `show how farmers who act against the advice of an office can protect a whole province`,
          'detail-for-main-idea',
          `Such farmers appear in the third paragraph and explain one part of Finch's finding.`,
        ],
        [
          `prove that the forecast has made prices in the province steadier than those elsewhere`,
          'too-strong',
          `The last paragraph grants that prices may be steadier 'for other reasons', and the test that would decide was declined.`,
        ],
      ],
      quick: [`Critics count errors; that is the wrong standard; Finch suggests prices and sees the limits of that.`],
      full: [
        `Paragraph 1: the critics' standard, accuracy.`,
        `Paragraph 2: why accuracy is the wrong standard.`,
        `Paragraph 3: another standard, steadiness of prices.`,
        `Paragraph 4: what is still needed to be sure.`,
      ],
      hints: [
        `What do the critics hold against the forecast, and what does the author reply?`,
        `Note the verb 'judge', which occurs in the second and again in the third paragraph.`,
      ],
    },
    {
      id: 'rc-055',
      skill: 'rc-function',
      difficulty: -0.3,
      stem: `Finch's comparison with a sign that says 'slippery floor' is meant to illustrate that`,
      key: [
        `a warning may have done its work when what it warns of does not happen`,
        `If nobody falls, the sign was heeded, not wrong. In the same way 'the plenty does not come' because farmers heeded the forecast.`,
      ],
      wrong: [
        [
          `a warning is often given too late to be of use to those who receive it`,
          'out-of-scope',
          `The time of the warning is not at issue. Farmers read it in March and can still act in April.`,
        ],
        [
          `a warning should be made in words that are likely to alarm its readers`,
          'opposite-effect',
          `The alarming headline in the third paragraph did harm. The sign is not about the choice of words.`,
        ],
        [
          `a warning is believed more readily when the danger can be plainly seen`,
          'real-world-belief',
          `That may be true of floors, but Finch compares how sign and forecast are judged, not how readily they are believed.`,
        ],
        [
          `a warning is of little value unless most of the people act against it`,
          'half-right',
          `Only a few farmers act against the forecast. The comparison rests on those who heed it.`,
        ],
      ],
      quick: [`Few falls mean that the sign worked; a forecast glut that does not come means the same.`],
      full: [
        `The critics count how far the harvest was from the forecast.`,
        `Finch: that is like counting falls in order to find the sign false.`,
        `Falls that do not happen speak for the sign, not against it.`,
      ],
      hints: [
        `If nobody falls on the floor, was the sign wrong?`,
        `What in the story of the onions corresponds to people not falling?`,
      ],
    },
    {
      id: 'rc-056',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred that Finch would attribute the small harvest of the celebrated year to the fact that`,
      key: [
        `too few farmers planted onions in the expectation that others would not`,
        `Farmers who plant more when others plant fewer 'keep the province from exchanging a glut for a dearth'. In that year 'even they turned to beans'.`,
      ],
      wrong: [
        [
          `too few farmers had read the forecast early enough to plant something else`,
          'opposite-effect',
          `If they had not read it, the glut would have come. The small harvest shows that they reacted.`,
        ],
        [
          `the forecast of March rested on worse methods than those of other years`,
          'wrong-speaker',
          `This is the kind of error that critics have in mind. Finch blames the reaction, which a headline made too strong.`,
        ],
        [
          `onions from the neighbouring provinces were so cheap that few still grew them`,
          'out-of-scope',
          `Prices elsewhere serve to judge the forecast. The passage traces the turn to beans to the headline and to nothing else.`,
        ],
        [
          `more farmers than usual distrusted the forecast and planted as they liked`,
          'opposite-effect',
          `The headline was so alarming that even those who usually go against the forecast believed it.`,
        ],
      ],
      quick: [`'Even they turned to beans': those who usually balance the reaction were missing.`],
      full: [
        `Most farmers plant fewer onions when a glut is foretold.`,
        `A few plant more, and so the harvest does not fall too low.`,
        `In the celebrated year these few switched as well.`,
        `So nothing balanced the reaction, and the harvest was small.`,
      ],
      hints: [
        `Whom does 'they' mean in 'even they turned to beans'?`,
        `What do these farmers prevent in an ordinary year?`,
      ],
    },
    {
      id: 'rc-057',
      skill: 'rc-application',
      difficulty: 0.5,
      stem: `A park publishes a daily forecast of how crowded each of its trails will be. Which of the following would Finch be most likely to accept as a good measure of the value of this forecast?`,
      key: [
        `How much more evenly visitors spread over the trails than in a park without a forecast`,
        `Finch looks at the purpose, steadier results, and compares with places that have no forecast, as he did with prices in Lorne and its neighbours.`,
      ],
      wrong: [
        [
          `How closely the number of visitors on each trail agrees with the number in the forecast`,
          'wrong-comparison',
          `This is the critics' standard. Visitors who read that a trail will be crowded go elsewhere, and the forecast comes out 'wrong' because it was useful.`,
        ],
        [
          `How many of the visitors say that they would follow the forecast whatever it advised`,
          'opposite-effect',
          `If everyone followed, one crowd would be exchanged for another. Finch values those who do not follow the herd.`,
        ],
        [
          `How many visitors to the park there are in all since the forecast has been published`,
          'out-of-scope',
          `The forecast is about how visitors spread over the trails. Their total may change for reasons of any kind.`,
        ],
        [
          `How far the forecasts for one trail resemble those published for the trails around it`,
          'distorted-detail',
          `Finch compares Lorne with its neighbours in their prices, not forecasts with forecasts.`,
        ],
      ],
      quick: [`Not accuracy but effect: steadier numbers than where there is no forecast.`],
      full: [
        `Finch rejects accuracy as a standard, since readers react.`,
        `He judges by what the forecast is for: smaller swings, compared with places that lack it.`,
        `For trails this means that visitors spread more evenly than without a forecast.`,
      ],
      hints: [
        `What is the forecast for, and how would one see that it has worked?`,
        `How did Finch judge the forecast in Lorne, and with what did he compare it?`,
      ],
    },
  ],
}
