import type { WrittenPassage } from '../written-question.ts'

export const unfinishedTerms: WrittenPassage = {
  passage: {
    id: 'passage-unfinished-terms',
    title: 'The boys who left',
    paragraphs: [
      `In the registers of the guilds of Tessburg, more than half of the boys bound as apprentices between 1620 and 1680 are not heard of again. Older scholars took this to mean that apprenticeship was failing. Masters, having pocketed a premium from the parents, used the boys as cheap hands and taught them little, until those who could bear it no longer ran away from a contract that bound them for seven years.`,
      `Tomasz Reyl has looked for four hundred of the missing in the tax lists and parish books of the surrounding country. Nearly two in three turn up within ten years, practising the trade to which they had been bound, or one close to it, in villages where the guild had no power. Most had left in the fourth or fifth year. Reyl concludes that leaving was less a failure of training than a way of ending it. By then a boy knew what a village joiner needs to know; the later years taught him little, and served to repay the master for the first ones, in which a clumsy boy spoils more than he makes. Those who stayed to the end were those who meant to work in Tessburg itself, where only a completed term opened the guild to them.`,
      `A difficulty was soon pointed out by Reyl's critics: why should masters have gone on taking boys who were apt to leave just when they had become useful? Reyl's answer lies in the premiums. These were highest in the trades in which most boys left, and after 1650 they were commonly lowered for parents who put down a surety, to be forfeited if the boy did not complete his term. Masters, it seems, foresaw the losses and charged for them. Whether the parents foresaw them as well, or had each time hoped for a citizen of Tessburg and been given a village joiner, the registers do not say.`,
    ],
  },
  questions: [
    {
      id: 'rc-098',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `The primary purpose of the passage is to`,
      key: [
        `set out and defend a new reading of records once taken as a sign of failure`,
        `Older scholars saw apprenticeship failing; Reyl reads the same registers as boys 'ending' their training, and the third paragraph answers the chief objection.`,
      ],
      wrong: [
        [
          `explain why premiums for apprentices differed from one trade to another`,
          'detail-for-main-idea',
          `The premiums come in to answer an objection. They are a means of defending the reading, not its subject.`,
        ],
        [
          `show that the masters of Tessburg treated apprentices better than is thought`,
          'distorted-detail',
          `How the boys were treated is not examined. Reyl asks what became of them and why they left when they did.`,
        ],
        [
          `weigh the merits of guild training against those of training in a village`,
          'wrong-comparison',
          `The boys were all trained in the city. Villages are where they worked afterward.`,
        ],
        [
          `argue that early modern records are silent about what families intended`,
          'too-broad',
          `This widens the last sentence, in which one kind of record is silent on one point, into the theme of the whole.`,
        ],
      ],
      quick: [`Old reading: failure. New reading: 'a way of ending it'. Then an objection and its answer.`],
      full: [
        `Paragraph 1: the missing boys, read as a failure.`,
        `Paragraph 2: where they went, and Reyl's reading.`,
        `Paragraph 3: an objection, Reyl's answer, and a question left open.`,
      ],
      hints: [
        `Give each paragraph a heading of three words.`,
        `What happens to Reyl's conclusion in the third paragraph: is it defended or abandoned?`,
      ],
    },
    {
      id: 'rc-099',
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, apprentices who intended to work in Tessburg tended to complete their term because`,
      key: [
        `they could enter the guild in no other way`,
        `The second paragraph ends: 'only a completed term opened the guild to them'.`,
      ],
      wrong: [
        [
          `they would otherwise lose their premium`,
          'distorted-detail',
          `The premium was paid to the master and was his in any case. What parents might forfeit was the surety.`,
        ],
        [
          `the last years taught them skills of a city`,
          'opposite-effect',
          `The later years 'taught him little', the passage says. They served to repay the master.`,
        ],
        [
          `they had been treated well by their masters`,
          'out-of-scope',
          `Good treatment is not mentioned, either of those who stayed or of those who left.`,
        ],
        [
          `village trades were already full by that time`,
          'real-world-belief',
          `That may sound likely, but the villages found room for nearly two in three of the boys Reyl looked for.`,
        ],
      ],
      quick: [`Last sentence of the second paragraph: 'only a completed term opened the guild to them'.`],
      full: [
        `Find the boys who stayed to the end.`,
        `They meant to work in Tessburg itself, 'where only a completed term opened the guild to them'.`,
      ],
      hints: [
        `Which paragraph speaks of those who stayed?`,
        `What did a completed term give a boy that skill alone did not?`,
      ],
    },
    {
      id: 'rc-100',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred from Reyl's account that a boy's departure in the fourth year, if nothing had been charged for the risk of it, would have left his master`,
      key: [
        `out of pocket, since the costly early years would not have been made good`,
        `The later years 'served to repay the master for the first ones, in which a clumsy boy spoils more than he makes'. A boy who leaves takes that repayment with him.`,
      ],
      wrong: [
        [
          `in profit, since a cheap pair of hands had served him for four long years`,
          'wrong-speaker',
          `The cheap hands belong to the older scholars. In Reyl's account the first years are a cost to the master.`,
        ],
        [
          `no worse off, since the last years taught the boy little that was new`,
          'half-right',
          `The boy lost little by leaving, for he learned little in those years. The master lost the years in which the boy earned.`,
        ],
        [
          `unable to take boys, since the guild would have closed the trade to him`,
          'out-of-scope',
          `No penalty of the guild on masters is mentioned. The guild shut out boys who had not completed a term.`,
        ],
        [
          `with a rival nearby, since the boy would have set up in the same street`,
          'distorted-detail',
          `Boys who left worked 'in villages where the guild had no power', not beside their former master.`,
        ],
      ],
      quick: [`Early years cost, late years repay. Leave in between, and the cost remains with the master.`],
      full: [
        `First years: the boy 'spoils more than he makes', a loss for the master.`,
        `Later years: they 'repay the master'.`,
        `Leaving in the fourth year cuts off the repayment; hence the premiums and the surety.`,
      ],
      hints: [
        `In Reyl's account, who gains from the first years and who from the last?`,
        `Why would a master charge more in a trade in which many boys left?`,
      ],
    },
    {
      id: 'rc-101',
      skill: 'rc-application',
      difficulty: 0.5,
      stem: `Which of the following is most like the boys who left Tessburg, as Reyl understands them?`,
      key: [
        `Cooks who quit a course when they can run an inn and need no city diploma`,
        `They leave with what their work requires and forgo a certificate that matters only in the city. That is Reyl's view of the boys.`,
      ],
      wrong: [
        [
          `Nurses who quit a course because its teachers give them chores, not lessons`,
          'wrong-speaker',
          `This is the picture of the older scholars: boys used as hands and taught little. Reyl replaces it.`,
        ],
        [
          `Pilots who quit one airline for another that pays them better for the same work`,
          'half-right',
          `They leave once trained, but for higher pay in the same place of work. The boys gave up the better-guarded market for an open one.`,
        ],
        [
          `Weavers who stay to the end of a course and then find no work in their trade`,
          'opposite-effect',
          `The boys did neither: they left early, and nearly two in three found work in their trade or one near it.`,
        ],
        [
          `Clerks who change to another course after finding that the first bores them`,
          'distorted-detail',
          `Most of the boys kept to the trade they had begun. They changed their place and not their calling.`,
        ],
      ],
      quick: [`Pattern: enough skill for the work intended, certificate not needed there, so leave early.`],
      full: [
        `Reyl: by the fourth year a boy knew what village work demands.`,
        `The completed term mattered only for the guild of the city.`,
        `So look for people who leave when they know enough and do without a title that others require.`,
      ],
      hints: [
        `Why, according to Reyl, did the boys leave in the fourth or fifth year and not sooner?`,
        `What did they give up by leaving, and where would it have mattered?`,
      ],
    },
  ],
}
