import type { WrittenPassage } from '../written-question.ts'

export const savingsClubs: WrittenPassage = {
  passage: {
    id: 'passage-savings-clubs',
    title: 'The last place in the circle',
    paragraphs: [
      `Where banks are distant or distrusted, people often save in clubs. Twelve members each put in the same sum every month, and every month one of them, in an order settled at the start, takes home the whole pot. At the end of the year all have received exactly what they paid in. What, then, do they gain? Economists have answered that for all but one of them the pot comes sooner than the same amount could have been saved alone: eleven in twelve can buy the roof or the sewing machine earlier. The answer has one embarrassment. The twelfth might as well have kept her money under the mattress. Yet when Esther Mwale studied 61 clubs in two market towns, she found that in nearly half of them the last place was the first to be asked for.`,
      `Those who asked for it were mostly traders of some age, to whom the arithmetic was no mystery. What they told Mwale was that money under a mattress does not stay there. A nephew needs shoes for school, a neighbour is short of rent, and whoever is known to have cash in the house cannot decently refuse. Money owed to the club is another matter. To miss a payment would disgrace the family, and relatives who would have emptied a tin see to it that the payment is made. For these women the club is not a loan but a lock, and the last place keeps it shut the longest.`,
      `A club thus holds together because its members want different things of it. Some outsiders, finding it unjust that a few should always be served first, have urged clubs to settle the order by lot. In the clubs that did so, twice as many members left within the year. Mwale is inclined to blame the lot, but she notes that most of these clubs were new, and that new clubs lose members however they are run.`,
    ],
  },
  questions: [
    {
      id: 'rc-050',
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The passage is primarily concerned with`,
      key: [
        `adding a second motive to an account of savings clubs that leaves some of their members unexplained`,
        `The economists' account has 'one embarrassment', the last place. Mwale supplies the other motive: 'not a loan but a lock'.`,
      ],
      wrong: [
        [
          `replacing the view that savings clubs help their members with the view that they serve their families`,
          'distorted-detail',
          `The clubs help members in either way. Families see that the payment is made; they are not the ones served.`,
        ],
        [
          `showing that savings clubs in which the order of payment is drawn by lot are bound to lose members`,
          'too-strong',
          `Only the last paragraph deals with lots, and Mwale grants that 'new clubs lose members however they are run'.`,
        ],
        [
          `describing the demands that relatives and neighbours make on those who keep cash in their houses`,
          'detail-for-main-idea',
          `These demands explain why traders want a lock. They are a step in the explanation and not its end.`,
        ],
        [
          `assessing the ways in which people save money in places where banks are distant or distrusted`,
          'too-broad',
          `The passage deals with one way of saving, and mentions the mattress only to bring out what the club does.`,
        ],
      ],
      quick: [`Economists explain eleven members of twelve; Mwale explains the twelfth.`],
      full: [
        `Paragraph 1: the usual account, and the last place as its embarrassment.`,
        `Paragraph 2: the motive of those who want the last place.`,
        `Paragraph 3: a club rests on the difference of motives.`,
        `So an account is completed by a second motive.`,
      ],
      hints: [
        `What does the word 'embarrassment' in the first paragraph announce?`,
        `Does Mwale deny what the economists say about the other eleven members?`,
      ],
    },
    {
      id: 'rc-051',
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, relatives make sure that payments to the club are kept up because`,
      key: [
        `a missed payment would bring shame on the family`,
        `The passage says that to miss a payment 'would disgrace the family', and goes on that relatives 'see to it that the payment is made'.`,
      ],
      wrong: [
        [
          `they hope to be given a share of the pot in time`,
          'real-world-belief',
          `They may hope so, but the passage gives another reason for their care: disgrace.`,
        ],
        [
          `they cannot decently refuse a member who is short`,
          'distorted-detail',
          `It is the owner of cash who 'cannot decently refuse'. The relatives are among those who ask.`,
        ],
        [
          `they would lose the cash that is kept in the house`,
          'wrong-place',
          `Cash in the house belongs to saving under the mattress. It is not what is at risk when a payment is missed.`,
        ],
        [
          `they want the member to receive the pot in her turn`,
          'out-of-scope',
          `The turn of the member is of concern to her. The passage ascribes to relatives the fear of disgrace.`,
        ],
      ],
      quick: [`'To miss a payment would disgrace the family': that is why relatives help.`],
      full: [
        `Find the relatives in the second paragraph.`,
        `The same sentence begins with what happens when a payment is missed: disgrace for the family.`,
        `This is why even those who would empty a tin protect the payment.`,
      ],
      hints: [
        `Look near the end of the second paragraph.`,
        `What would a missed payment mean for those who are related to the member?`,
      ],
    },
    {
      id: 'rc-052',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `In the first paragraph, the author remarks that the twelfth member might as well have kept her money under the mattress primarily in order to`,
      key: [
        `show that the economists' answer gives her no reason to join a club`,
        `The answer is that the pot comes sooner. For the twelfth it does not, so by this answer a mattress would serve her as well. That is the 'embarrassment'.`,
      ],
      wrong: [
        [
          `suggest that the members of such clubs understand arithmetic badly`,
          'opposite-effect',
          `Of those who choose the last place it is said that the arithmetic 'was no mystery' to them.`,
        ],
        [
          `recommend another way of saving to those who are paid at the end`,
          'wrong-role',
          `The remark draws a consequence from the economists' answer. It is no advice, and the second paragraph shows that it would be bad advice.`,
        ],
        [
          `explain why the last place is the first that members will ask for`,
          'opposite-effect',
          `The remark makes this choice look strange. The explanation comes in the second paragraph.`,
        ],
        [
          `prove that eleven members profit at the expense of the twelfth one`,
          'distorted-detail',
          `The twelfth gets back 'exactly' what she paid in. Nobody's gain is her loss.`,
        ],
      ],
      quick: [`Under the economists' answer she gains nothing: this is the gap that Mwale fills.`],
      full: [
        `Answer: members gain because the pot comes sooner.`,
        `For the twelfth it comes no sooner than if she had saved alone.`,
        `So the answer does not say why she takes part, and the remark makes this plain.`,
      ],
      hints: [`Of what is the remark a consequence?`, `'The answer has one embarrassment': what is it?`],
    },
    {
      id: 'rc-053',
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `Mwale's inclination to blame the lot for the loss of members most likely rests on the idea that a lot`,
      key: [
        `gives members places that do not suit what they seek from the club`,
        `A club 'holds together because its members want different things of it'. By lot, someone who wants a lock may be paid first and someone who wants a loan last.`,
      ],
      wrong: [
        [
          `is thought unjust by those members who then receive a late place`,
          'real-world-belief',
          `Outsiders favor the lot for its justice. And a late place is what many members want.`,
        ],
        [
          `makes it possible for a few members to be served before the others`,
          'wrong-speaker',
          `It is the outsiders who object to a few being served first. Somebody is served first under any order.`,
        ],
        [
          `is used mostly by clubs whose members do not yet know one another`,
          'half-right',
          `That the clubs were new is a reason for doubting that the lot is to blame, not for blaming it.`,
        ],
        [
          `keeps the members from knowing in which month they will be paid`,
          'distorted-detail',
          `A lot settles the order as well. Once it is drawn, the members know their month.`,
        ],
      ],
      quick: [`Members want different things, so chosen places suit them; drawn places need not.`],
      full: [
        `The third paragraph opens with Mwale's result: the club works because members want different things.`,
        `Early places suit those who want a loan, late ones those who want a lock.`,
        `A lot hands out places without regard to these wants.`,
        `Members with the wrong place lose what they came for, and may leave.`,
      ],
      hints: [
        `What, according to Mwale, holds a club together?`,
        `Imagine an older trader whom the lot has given the first place. What has she lost?`,
      ],
    },
  ],
}
