import type { WrittenPassage } from '../written-question.ts'

export const savingsClubs: WrittenPassage = {
  passage: {
    id: 'passage-savings-clubs',
    title: 'The last place in the circle',
    paragraphs: [
      `Where banks are distant or distrusted, people often save in clubs. Twelve members each put in the same sum every month, and every month one of them, in an order settled at the start, takes home the whole pot. At the end of the year all have received exactly what they paid in. What, then, do they gain? Economists have answered that for all but one of them the pot comes sooner than the same amount could have been saved alone: eleven in twelve can buy the roof or the sewing machine earlier. The answer has one embarrassment. The twelfth might as well have kept her money under the mattress. Yet when Esther Mwale studied 61 clubs in two market towns, she found that in nearly half of them the last place was the first to be asked for.`,
      `Those who asked for it were mostly traders of some age, to whom the arithmetic was no mystery. What they told Mwale was that money under a mattress does not stay there. A nephew needs shoes for school, a neighbor is short of rent, and whoever is known to have cash in the house cannot decently refuse. Money owed to the club is another matter. To miss a payment would disgrace the family, and relatives who would have emptied a tin see to it that the payment is made. For these women the club is not a loan but a lock, and the last place keeps it shut the longest.`,
      `A club thus holds together because its members want different things of it. Some outsiders, finding it unjust that a few should always be served first, have urged clubs to settle the order by lot. In the clubs that did so, twice as many members left within the year. Mwale is inclined to blame the lot, but she notes that most of these clubs were new, and that new clubs lose members however they are run.`,
    ],
  },
  questions: [
    {
      id: 'rc-050',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The passage is primarily concerned with`,
      key: [
        `adding a second motive to an account of savings clubs that leaves some of their members unexplained`,
        `The economists' account has "one embarrassment": it does not explain why members ask for the last place. Mwale adds a second motive, since for these women the club is "not a loan but a lock."`,
      ],
      wrong: [
        [
          `replacing the view that savings clubs help their members with the view that they serve their families`,
          'distorted-detail',
          `The clubs help their members under either view. Relatives "see to it that the payment is made," but they are not the ones served.`,
        ],
        [
          `showing that savings clubs in which the order of payment is drawn by lot are bound to lose members`,
          'too-strong',
          `Only the last paragraph deals with drawing lots, and Mwale grants that "new clubs lose members however they are run."`,
        ],
        [
          `describing the demands that relatives and neighbors make on those who keep cash in their houses`,
          'detail-for-main-idea',
          `Demands such as "shoes for school" explain why traders want a lock. They are one step in the explanation.`,
        ],
        [
          `assessing the ways in which people save money in places where banks are distant or distrusted`,
          'too-broad',
          `The passage is about one way of saving. The mattress is mentioned only to show what the club does.`,
        ],
      ],
      quick: [`The economists explain eleven of the twelve members, and Mwale explains the twelfth.`],
      full: [
        `The first paragraph gives the economists' account, that the pot comes sooner, and its embarrassment: "The twelfth might as well have kept her money under the mattress."`,
        `The second supplies the missing motive: the last place keeps money safe from relatives the longest. The third adds that a club holds together because its members want different things.`,
        `An account that leaves some members unexplained is thus completed by "a second motive."`,
      ],
      hints: [
        `Which members does the economists' account fail to explain?`,
        `Does Mwale deny what the economists say about the others, or add to it?`,
      ],
    },
    {
      id: 'rc-051',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, relatives make sure that payments to the club are kept up because`,
      key: [
        `a missed payment would bring shame on the family`,
        `The passage says that to miss a payment "would disgrace the family," and that relatives therefore "see to it that the payment is made." Bringing "shame" on the family means disgracing it.`,
      ],
      wrong: [
        [
          `they hope to be given a share of the pot in time`,
          'real-world-belief',
          `The relatives may hope for a share, but the passage says that a missed payment "would disgrace the family," and that is what they act to avoid.`,
        ],
        [
          `they cannot decently refuse a member who is short`,
          'distorted-detail',
          `The owner of cash is the one who "cannot decently refuse." The relatives are the ones who ask.`,
        ],
        [
          `they would lose the cash that is kept in the house`,
          'wrong-place',
          `The "cash in the house" belongs to saving under the mattress. It is not what is at risk when a payment is missed.`,
        ],
        [
          `they want the member to receive the pot in her turn`,
          'out-of-scope',
          `The member cares about the date on which she is paid. The passage says only that relatives fear disgrace.`,
        ],
      ],
      quick: [`A missed payment "would disgrace the family," so relatives see to it that the payment is made.`],
      full: [
        `The second paragraph contrasts cash in the house with money owed to the club. Relatives "would have emptied a tin," but they protect the payment.`,
        `The same sentence gives the reason: "To miss a payment would disgrace the family." The answer says the same with "bring shame on the family."`,
      ],
      hints: [
        `How do relatives treat money in a tin, and how do they treat money owed to the club?`,
        `What would a missed payment mean for those related to the member?`,
      ],
    },
    {
      id: 'rc-052',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `In the first paragraph, the author remarks that the twelfth member might as well have kept her money under the mattress primarily in order to`,
      key: [
        `show that the economists' answer gives her no reason to join a club`,
        `The economists' answer is that the pot comes sooner. For the twelfth member it does not, so on this answer she has no reason to join, which is the "embarrassment."`,
      ],
      wrong: [
        [
          `suggest that the members of such clubs understand arithmetic badly`,
          'opposite-effect',
          `Choosing the last place may look like bad arithmetic, but to those who ask for it the arithmetic "was no mystery."`,
        ],
        [
          `recommend another way of saving to those who are paid at the end`,
          'wrong-role',
          `The remark draws a consequence from the economists' answer. It is not advice: "money under a mattress does not stay there," as the second paragraph says.`,
        ],
        [
          `explain why the last place is the first that members will ask for`,
          'opposite-effect',
          `The remark makes that choice look strange. The explanation comes in the second paragraph.`,
        ],
        [
          `prove that eleven members profit at the expense of the twelfth one`,
          'distorted-detail',
          `All members receive "exactly what they paid in," so no one profits at her expense.`,
        ],
      ],
      quick: [
        `If the only gain is a pot that comes sooner, the twelfth member gains nothing and has no reason to join.`,
      ],
      full: [
        `The economists say that members gain because the pot comes sooner than they could have saved the same amount alone.`,
        `For the twelfth member it comes no sooner, so by this reasoning a mattress would have served her as well. The author calls this the answer's "one embarrassment."`,
        `The remark shows that the answer "gives her no reason to join a club," and so prepares for Mwale's explanation.`,
      ],
      hints: [
        `What do economists say that members gain, and does the twelfth member gain it?`,
        `Does the reason that applies to the other eleven members apply to the twelfth?`,
      ],
    },
    {
      id: 'rc-053',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `Mwale's inclination to blame the lot for the loss of members most likely rests on the idea that a lot`,
      key: [
        `gives members places that do not suit what they seek from the club`,
        `A club "holds together because its members want different things of it." A lot ignores these wants, so someone who wants a lock may be paid first and someone who wants a loan last.`,
      ],
      wrong: [
        [
          `is thought unjust by those members who then receive a late place`,
          'real-world-belief',
          `Outsiders favor the lot because they find the old order "unjust." Many members want a late place.`,
        ],
        [
          `makes it possible for a few members to be served before the others`,
          'wrong-speaker',
          `Outsiders, not Mwale, object "that a few should always be served first." Under any order, someone is served first.`,
        ],
        [
          `is used mostly by clubs whose members do not yet know one another`,
          'half-right',
          `Mwale notes that "most of these clubs were new." This is a reason to doubt that the lot is to blame, not a reason to blame it.`,
        ],
        [
          `keeps the members from knowing in which month they will be paid`,
          'distorted-detail',
          `A lot settles the order as well. Once it is drawn, the members know their month.`,
        ],
      ],
      quick: [`Members want different places, and a lot gives them places without regard to what they want.`],
      full: [
        `The third paragraph begins with what holds a club together: "its members want different things of it." Early places suit those who want a loan, and late ones suit those who want a lock.`,
        `When places are chosen, each member can get what she came for. When they are drawn by lot, many do not, and they may leave.`,
        `So Mwale blames the lot because it "gives members places that do not suit what they seek."`,
      ],
      hints: [
        `According to the third paragraph, what holds a club together?`,
        `What does a trader who wants the last place lose if the lot gives her the first?`,
      ],
    },
  ],
}
