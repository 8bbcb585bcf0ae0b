import type { WrittenPassage } from '../written-question.ts'

export const onionForecasts: WrittenPassage = {
  passage: {
    id: 'passage-onion-forecasts',
    title: 'A forecast that is read',
    paragraphs: [
      `Each March the farm office of the province of Lorne publishes a forecast of the onion harvest, and each October the newspapers report how wrong it was. In one celebrated year a forecast glut turned into the smallest harvest of the decade. Critics have asked why the province should go on paying for prophecies that a coin could match.`,
      `What the critics overlook is that a forecast of a harvest, unlike one of the weather, is addressed to those who will bring about what it foretells. Clouds do not read. Farmers who learn in March that onions will be plentiful plant beans in April, and the plenty does not come. A forecast that proved exactly right, remarks the statistician Tunde Finch, would be one that nobody had believed. To judge it by its distance from the harvest is like judging a sign that says 'slippery floor' by the number of people who fall.`,
      `Finch proposes to judge it by the price of onions instead. In Lorne the price swings about half as far from year to year as in the neighboring provinces, which publish no forecast. Nor do all farmers follow the herd. A few plant more onions when a glut is foretold, trusting that others will plant fewer, and it is they, he believes, who keep the province from exchanging a glut for a dearth. In the celebrated year the forecast had appeared under so alarming a headline that even they turned to beans.`,
      `Prices in Lorne may, of course, be steadier for other reasons, such as better storage. To settle the matter Finch has asked the office to withhold the forecast from some districts, chosen by lot. It has declined, since farmers in those districts would complain. That they would complain, says Finch, is the best evidence of its value that he has.`,
    ],
  },
  questions: [
    {
      id: 'rc-054',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The author's main purpose is to`,
      key: [
        `argue that a forecast is criticized by the wrong standard and consider a better one`,
        `The critics judge the forecast by its errors, and the passage says what they "overlook": farmers react to it. Finch then proposes to judge it "by the price of onions instead," which is the better standard.`,
      ],
      wrong: [
        [
          `explain why a harvest is harder to foretell than the weather and why no method helps`,
          'distorted-detail',
          `"Clouds do not read," but farmers do, and that is the difference between the two forecasts. The passage does not discuss methods of forecasting.`,
        ],
        [
          `report a dispute between farmers and officials over whether a forecast ought to appear`,
          'wrong-speaker',
          `The passage does not say that the critics are farmers. Farmers would in fact complain if the forecast were withheld, so the passage reports no such dispute.`,
        ],
        [
          `show how farmers who act against the advice of an office can protect a whole province`,
          'detail-for-main-idea',
          `The few who "plant more onions when a glut is foretold" appear only in the third paragraph. They explain one part of what Finch found, not the purpose of the whole passage.`,
        ],
        [
          `prove that the forecast has made prices in the province steadier than those elsewhere`,
          'too-strong',
          `The last paragraph grants that prices may be steadier "for other reasons," and the office declined the test that would settle the matter.`,
        ],
      ],
      quick: [
        `The critics judge the forecast by its errors, which the author considers the wrong standard. Finch looks instead at how steady prices are.`,
      ],
      full: [
        `The first paragraph gives the critics' standard, accuracy. The second explains why it is wrong: farmers who read the forecast change what it foretells.`,
        `The third offers another standard, the price of onions, and the fourth admits that prices in Lorne may be steady for other reasons.`,
        `So the author argues that the critics use the wrong standard and considers a better one, without claiming proof.`,
      ],
      hints: [
        `What is the critics' complaint about the forecast, and what does the author reply?`,
        `What does Finch propose to look at in place of the errors?`,
      ],
    },
    {
      id: 'rc-055',
      version: 2,
      skill: 'rc-function',
      difficulty: -0.3,
      stem: `Finch's comparison with a sign that says 'slippery floor' is meant to illustrate that`,
      key: [
        `a warning may have done its work when what it warns of does not happen`,
        `If few people fall, the sign may have been heeded, and so may have done its job. In the same way "the plenty does not come" because farmers heeded the forecast.`,
      ],
      wrong: [
        [
          `a warning is often given too late to be of use to those who receive it`,
          'out-of-scope',
          `A warning that is followed by falls might have come too late. But the forecast comes in time: farmers who read it "in March" can still plant beans "in April."`,
        ],
        [
          `a warning should be made in words that are likely to alarm its readers`,
          'opposite-effect',
          `This may recall the "alarming" headline in the third paragraph, but that headline did harm. And the comparison is about how to judge a warning, not about its wording.`,
        ],
        [
          `a warning is believed more readily when the danger can be plainly seen`,
          'real-world-belief',
          `This may be true of floors, but the comparison is about how a sign and a forecast should be judged, not how readily they are believed.`,
        ],
        [
          `a warning is of little value unless most of the people act against it`,
          'half-right',
          `The comparison suggests the opposite: a sign does its job when people heed it. Farmers who act against the forecast come up only in the third paragraph, and there are only "a few" of them.`,
        ],
      ],
      quick: [
        `If no one falls, the sign may have done its job. In the same way, a forecast may have done its job if the glut does not come.`,
      ],
      full: [
        `The critics judge the forecast by how far it is from the actual harvest. The comparison says that this is like judging a sign "by the number of people who fall."`,
        `A person who reads the sign takes care and does not fall. So a lack of falls may mean that the sign was useful, not that it was wrong.`,
        `In the same way, farmers who read of a glut plant fewer onions, and the glut does not come. So a warning may have done its work when what it warns of does not happen.`,
      ],
      hints: [
        `By what standard do the critics judge the forecast?`,
        `If no one falls on the floor, was the sign wrong? Ask what in the story of the onions corresponds to people who read the sign and do not fall.`,
      ],
    },
    {
      id: 'rc-056',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred that Finch would attribute the small harvest of the celebrated year to the fact that`,
      key: [
        `too few farmers planted onions in the expectation that others would not`,
        `The few who plant more onions when others plant fewer "keep the province from exchanging a glut for a dearth." In that year "even they turned to beans," so too few planted onions.`,
      ],
      wrong: [
        [
          `too few farmers had read the forecast early enough to plant something else`,
          'opposite-effect',
          `Farmers who had not read it in time would have planted as usual, and the glut might have come. The small harvest suggests that they did react.`,
        ],
        [
          `the forecast of March rested on worse methods than those of other years`,
          'wrong-speaker',
          `Newspapers report "how wrong it was," but the passage never says that the forecast rested on worse methods. Finch points to the farmers' reaction, which an alarming headline made too strong.`,
        ],
        [
          `onions from the neighboring provinces were so cheap that few still grew them`,
          'out-of-scope',
          `The neighboring provinces "publish no forecast," and they are mentioned only to compare prices. The passage does not say that their onions were cheap.`,
        ],
        [
          `more farmers than usual distrusted the forecast and planted as they liked`,
          'opposite-effect',
          `The farmers did not distrust the forecast. After the alarming headline, even the few who usually act against it "turned to beans."`,
        ],
      ],
      quick: [
        `The few who usually keep planting onions turned to beans as well, so nobody made up for what the others stopped planting.`,
      ],
      full: [
        `When a glut is foretold, most farmers plant fewer onions. A few plant more, "trusting that others will plant fewer," and so keep the harvest from falling too far.`,
        `In the celebrated year the headline was so alarming that "even they turned to beans." Nothing balanced the reaction of the others, and the harvest was small.`,
        `In the words of the answer, "too few farmers planted onions in the expectation that others would not."`,
      ],
      hints: [
        `What does the passage say about the celebrated year in the third paragraph?`,
        `Whom does "they" mean in "even they turned to beans"? Ask what these farmers prevent in an ordinary year.`,
      ],
    },
    {
      id: 'rc-057',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.5,
      stem: `A park publishes a daily forecast of how crowded each of its trails will be. Which of the following would Finch be most likely to accept as a good measure of the value of this forecast?`,
      key: [
        `How much more evenly visitors spread over the trails than in a park without a forecast`,
        `Finch looks for the effect that a forecast is meant to have. That is why he compared how far prices swing in Lorne and in provinces without a forecast. For trails, the effect is a more even spread of visitors.`,
      ],
      wrong: [
        [
          `How closely the number of visitors on each trail agrees with the number in the forecast`,
          'wrong-comparison',
          `This is the critics' standard. Visitors who read that a trail will be crowded go elsewhere, so a useful forecast may look wrong.`,
        ],
        [
          `How many of the visitors say that they would follow the forecast whatever it advised`,
          'opposite-effect',
          `If all followed the forecast, one crowd might simply be exchanged for another. Finch values the few who do not "follow the herd."`,
        ],
        [
          `How many visitors to the park there are in all since the forecast has been published`,
          'out-of-scope',
          `The forecast concerns how visitors spread out among the trails. Their total number may change for many reasons, so it does not measure the forecast's value.`,
        ],
        [
          `How far the forecasts for one trail resemble those published for the trails around it`,
          'distorted-detail',
          `Finch does compare Lorne with its neighbors, but he compares how far their prices swing. He does not compare forecasts with one another, and the neighbors publish none.`,
        ],
      ],
      quick: [
        `Finch judges a forecast by its effect: here, a more even spread of visitors than in a park without a forecast.`,
      ],
      full: [
        `Finch rejects accuracy as a standard, because people who read a forecast react to it.`,
        `He asks instead what the forecast achieves, and he looks at places that lack one. In Lorne the price "swings about half as far" as in provinces that "publish no forecast."`,
        `A steadier price is a sign of fewer gluts and shortages. For trails, the parallel is fewer that are crowded or empty. So Finch would ask how much more evenly visitors spread out among the trails than they do in a park without a forecast.`,
      ],
      hints: [
        `How does Finch propose to judge the forecast in Lorne, and with what does he compare it?`,
        `Apply the same standard to the trails. What is the trail forecast meant to achieve, and how could you tell that it works?`,
      ],
    },
  ],
}
