import type { WrittenQuestion } from '../written-question.ts'

/** Turbines, violinists, burglars, funds and letters of emigrants. */
export const turbinesViolinsAndFunds: readonly WrittenQuestion[] = [
  {
    id: 'cr-0291',
    skill: 'cr-evaluate',
    difficulty: -0.2,
    stem: `A year after wind turbines were built on a ridge in Hollis County, 40 percent of the people who live within one mile of them said in a survey that they sleep badly. Among people who live farther away in the county, only 25 percent said so. A county official concludes that the noise of the turbines keeps people from sleeping well.

The answer to which of the following questions would be of most help in evaluating the official's conclusion?`,
    key: [
      `What share of the people within one mile of the ridge slept badly before the turbines were built?`,
      `If it was 40 percent then, too, the turbines have changed nothing. If it was 25 percent, as elsewhere, they are a likely cause.`,
    ],
    wrong: [
      [
        `What share of the electricity that is used in the county do the turbines on the ridge generate?`,
        'out-of-scope',
        `It matters for what the turbines are worth, not for what they do to sleep.`,
      ],
      [
        `How many people in the county had been opposed to the turbines when they were first proposed?`,
        'half-right',
        `Opponents might complain more readily. But the number in the county as a whole does not tell who lives near the ridge.`,
      ],
      [
        `How much would it cost the owner of the turbines to stop them for the eight hours of the night?`,
        'out-of-scope',
        `This would matter if the conclusion were accepted and something had to be done about it.`,
      ],
      [
        `Do people who live near a busy highway sleep worse than the people who live near the turbines?`,
        'wrong-comparison',
        `Highways may be worse, and turbines bad all the same.`,
      ],
    ],
    quick: [`Near and far differ now. Did they differ before?`],
    full: [
      `Method: the two-answers test. The official compares near with far and puts the difference down to the turbines.`,
      `The people near the ridge may differ in other ways as well: in age, in work, in the trains that run by.`,
      `Answer '40 percent': they slept as badly without turbines, and the conclusion falls. Answer '25 percent': the difference came with the turbines, and the conclusion gains.`,
    ],
    hints: [
      `The official compares people near the turbines with people farther away. What besides the turbines could set the two groups apart?`,
      `For each question, imagine the two most different answers. Does the official's conclusion fare differently under them?`,
    ],
  },
  {
    id: 'cr-0292',
    skill: 'cr-boldface',
    difficulty: 0.8,
    stem: `Music teacher: Parents tell me that a child who has not started the violin by the age of six will never be great at it, since nearly all of today's great violinists had started by that age. I do not doubt the fact. But nine out of ten children who ever take up the violin start by that age. Even if a late start did no harm at all, therefore, some nine out of ten great violinists would have started by the age of six, and the fact gives parents no reason to despair.

In the music teacher's argument, the statements 'nearly all of today's great violinists had started by that age' and 'nine out of ten children who ever take up the violin start by that age' play which of the following roles?`,
    key: [
      `The first is evidence offered for a belief; the second is used to show that the evidence is to be expected even if the belief is false.`,
      `Parents infer the harm of a late start from the great violinists. The second statement explains the same fact without any such harm.`,
    ],
    wrong: [
      [
        `The first is evidence offered for a belief; the second is used to show that the evidence is not as well established as it seems.`,
        'half-right',
        `The first half fits, but the teacher says, 'I do not doubt the fact.' It is what follows from it that is in question.`,
      ],
      [
        `The first is a belief that the teacher rejects; the second is used to show that this belief has unwelcome consequences for parents.`,
        'wrong-role',
        `The belief is that late starters will never be great. The first statement is the ground for it, and the teacher accepts that.`,
      ],
      [
        `The first is a fact that the teacher explains; the second is a cause of this fact that parents have proposed and the teacher denies.`,
        'wrong-speaker',
        `It is the teacher who brings up how many children start by six, and nothing is denied about it.`,
      ],
      [
        `The first is evidence for the teacher's main conclusion; the second is further evidence that leads to it by a different route.`,
        'opposite-effect',
        `The main conclusion is that parents need not despair. The first statement is what made them despair.`,
      ],
    ],
    quick: [`Fact, inference from it, and a reason why the fact would hold in any case.`],
    full: [
      `Method: conclusion first. The teacher's conclusion is the last clause: the fact is no reason to despair.`,
      `First statement: the fact from which parents infer that late starters will not be great. The teacher grants it.`,
      `Second statement: most children start early anyway. So most of any group of violinists did, great or not, even if a late start does no harm.`,
      `The belief is not refuted. It only loses the support of this fact.`,
    ],
    hints: [
      `What does the teacher say about the parents' fact, and what about the parents' inference from it?`,
      `'Even if a late start did no harm at all': why does the teacher suppose this, and where does the second statement come in?`,
    ],
  },
  {
    id: 'cr-0293',
    skill: 'cr-paradox',
    difficulty: 0.6,
    stem: `Two years ago the legislature of one state doubled the prison terms for burglary. The police have since reported as many burglaries as before, have arrested as many suspects, and have gathered evidence just as good. Nevertheless, the number of people convicted of burglary in the state has fallen by nearly a third.

Which of the following, if true, most helps to explain the fall in the number of convictions?`,
    key: [
      `Prosecutors who find the new terms too severe now charge many first-time burglars with trespassing.`,
      `These people are still arrested on good evidence, but they are convicted of something else. The severe terms themselves lead to fewer convictions of burglary.`,
    ],
    wrong: [
      [
        `The legislature doubled the terms because voters had complained about the number of burglaries.`,
        'out-of-scope',
        `Why the law was made does not tell what has happened in the courts since.`,
      ],
      [
        `Burglars know that they will spend a longer time in prison now if they are convicted of burglary.`,
        'explains-one-side',
        `This might lead to fewer burglaries, but there have been as many as before.`,
      ],
      [
        `People convicted of burglary before the change will not have to stay in prison any longer for it.`,
        'out-of-scope',
        `What happens to those convicted earlier does not change how many are convicted now.`,
      ],
      [
        `The number of people convicted of burglary has not fallen in states that left their terms as they were.`,
        'explains-one-side',
        `It suggests that the fall has to do with the change, but not how longer terms could lead to fewer convictions.`,
      ],
    ],
    quick: [`Between the arrest and the conviction stand people who decide on the charge.`],
    full: [
      `Method: both facts at once. As many burglars are caught on evidence as good, and fewer are convicted of burglary.`,
      `Burglaries, arrests, and evidence are ruled out by the text. What is left is what happens between the arrest and the verdict.`,
      `If prosecutors avoid a term that they find too severe by bringing a lesser charge, convictions of burglary fall, and it is the longer terms that make them fall.`,
    ],
    hints: [
      `The text rules out three stages on the way from the burglary to the conviction. Which stage is left, and who acts there?`,
      `How might someone who thinks the new terms too severe make sure that they do not apply?`,
    ],
  },
  {
    id: 'cr-0294',
    skill: 'cr-flaw',
    difficulty: 0.8,
    stem: `From an investment firm's brochure: 'Of the funds that we have offered for ten years or more, each has earned more over the past ten years than the market as a whole. Such a record cannot be due to luck. Investors who put their money into any of the thirty funds that we offer today can be confident that our managers know how to choose stocks.'

The reasoning in the brochure is most vulnerable to criticism on the grounds that it`,
    key: [
      `does not take into account that funds with poor results may have been closed in those years`,
      `If poor funds are closed, those that reach ten years are winners by selection. Such a record can arise from luck in a few of many funds.`,
    ],
    wrong: [
      [
        `does not mention by how much the return of each fund exceeded that of the market as a whole`,
        'not-required',
        `Larger numbers would impress more, but the doubtful step would remain whatever they are.`,
      ],
      [
        `assumes that investors care more about the return of a fund than about the risk of a loss`,
        'out-of-scope',
        `The claim is about the managers' skill. What investors care about is another matter.`,
      ],
      [
        `treats the fact that the market as a whole has risen as though it were due to the managers`,
        'distorted-detail',
        `The brochure compares its funds with the market, so the market's own rise is already taken out.`,
      ],
      [
        `presumes that no other firm has offered funds that earned more than the market in that time`,
        'wrong-comparison',
        `Skill at this firm does not depend on there being none at others, and the brochure does not say so.`,
      ],
    ],
    quick: [`Only those funds are judged that lasted ten years. Why did they last?`],
    full: [
      `Method: name the step. From funds that have been offered for ten years, the brochure concludes how good its managers are in general.`,
      `Which funds last ten years is not decided at random. Firms close funds that do badly.`,
      `Let a firm open forty funds by the toss of a coin and close the losers: those left after ten years have all done well. The record shows selection and not skill.`,
    ],
    hints: [
      `Which funds of this firm does the record include, and which may once have existed without being in it?`,
      `Could a firm with no skill at all show such a record? How would it have to go about it?`,
    ],
  },
  {
    id: 'cr-0295',
    skill: 'cr-complete',
    difficulty: 0.9,
    stem: `In the village of Orsa, families still keep some two hundred letters from relatives who emigrated to America between 1880 and 1910, and nine out of ten of these letters tell of good wages and land of one's own. Historians have concluded that most emigrants from Orsa prospered. But a letter that reported success was shown to the neighbors and passed down to the children with pride, whereas one that reported hardship was something to be hidden. The historians' conclusion would therefore be justified by these letters only if _______.

Which of the following most logically completes the argument?`,
    key: [
      `letters reporting hardship were about as likely to be kept as those reporting success`,
      `Only then would the share of good news among the letters that were kept show the share among all letters that were sent.`,
    ],
    wrong: [
      [
        `letters reporting success were written by the emigrants themselves and not by others`,
        'not-required',
        `An emigrant may well have had someone else write down the good news. This makes it no less true, and no more likely to be kept.`,
      ],
      [
        `families in Orsa kept the letters that they were sent for longer than families elsewhere`,
        'wrong-comparison',
        `How long letters were kept elsewhere has no bearing on what those of Orsa show.`,
      ],
      [
        `emigrants who prospered wrote to their relatives more often than those who did not`,
        'opposite-effect',
        `This would be a further reason for which success is too frequent in the letters.`,
      ],
      [
        `letters reporting hardship were read by fewer of the neighbors than those with good news`,
        'restates-premise',
        `The text says so already, and it is part of the problem rather than a way out of it.`,
      ],
    ],
    quick: [`The letters that we have are the letters that were kept. Were both kinds kept alike?`],
    full: [
      `Method: prediction. 'Only if' asks for the condition under which the objection before it would fall away.`,
      `The objection: pride kept the good letters and shame hid the bad ones, so the two hundred are a selection.`,
      `It falls away if both kinds were equally likely to be kept. Then nine out of ten letters kept would mean nine out of ten letters sent.`,
      `Who held the pen, and how often the prosperous wrote, does not remove the objection.`,
    ],
    hints: [
      `The sentence that begins with 'But' raises one particular doubt about the two hundred letters. What is it?`,
      `Under what circumstances would this doubt be idle? The blank must say just that.`,
    ],
  },
]
