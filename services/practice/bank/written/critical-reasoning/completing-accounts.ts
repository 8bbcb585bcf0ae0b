import type { WrittenQuestion } from '../written-question.ts'

/** Accounts with a blank: language, medicine, stars, town and mind. */
export const completingAccounts: readonly WrittenQuestion[] = [
  {
    id: 'cr-0133',
    version: 3,
    skill: 'cr-complete',
    difficulty: -0.6,
    stem: `When people come to know a new thing from their neighbors, they often take over the neighbors' word for it as well, whereas for things they have known all along they keep their own words. In the language of the Sarru islanders, the words for sheep, wool and loom have been borrowed from the mainland. The words for boat, net and fish have not. It is therefore likely that, at the time when the islanders first had dealings with the mainland, ______.

Which of the following most logically completes the passage?`,
    key: [
      `they went fishing in boats but were not yet keeping sheep`,
      `Borrowed words point to things that came from the neighbors, and own words to things known before. So fishing came before the contact and sheep came with it.`,
    ],
    wrong: [
      [
        `they were keeping sheep but had not yet learned how to fish`,
        'opposite-effect',
        `This turns the evidence around: the words for fishing are the islanders' own, and those for sheep are borrowed.`,
      ],
      [
        `they knew fewer words than the people of the mainland`,
        'wrong-comparison',
        `A few borrowed words say where some things came from. They say nothing about the size of the whole vocabulary.`,
      ],
      [
        `they caught their fish mainly for sale on the mainland`,
        'real-world-belief',
        `Trade in fish would be natural, but no word in the passage is evidence of what the islanders sold.`,
      ],
      [
        `they took more interest in wool than in boats and nets`,
        'distorted-detail',
        `According to the first sentence a word is borrowed because the thing is new, and not because it is more interesting.`,
      ],
    ],
    quick: [`Borrowed word: new thing. Own word: old thing. So fishing was old and sheep were new.`],
    full: [
      `Rule: new things often bring the neighbors' word, and known things keep their own.`,
      `Sheep, wool, loom: borrowed, so probably new.`,
      `Boat, net, fish: own words, so probably known before.`,
    ],
    hints: [
      `What does a borrowed word tell us about the thing it names?`,
      `Sort the six words into two groups and apply the first sentence to each.`,
    ],
  },
  {
    id: 'cr-0134',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0,
    stem: `A hospital estimates how often its staff clean their hands from the amount of gel that is used up on the wards. This year the wards used up 30 percent more gel than last year, with the same number of staff and patients. The head nurse warns, however, that the rise does not yet show that the staff clean their hands more often, since ______.

Which of the following most logically completes the passage?`,
    key: [
      `visitors to the wards, who formerly had no access to the gel, now use it too`,
      `If visitors now take part of the gel, more of it is used up even if the staff have changed nothing. That is what the warning says.`,
    ],
    wrong: [
      [
        `the gel that is used now is sold at a lower price than the one that was used before`,
        'out-of-scope',
        `The price may please the hospital, but the estimate rests on the amount that is used up, not on what it costs.`,
      ],
      [
        `patients value a clean ward at least as highly as they value a short stay`,
        'out-of-scope',
        `What patients value has no bearing on who used the additional gel.`,
      ],
      [
        `staff who clean their hands more often do so mainly before they eat a meal`,
        'half-right',
        `When they do it might matter for the patients. But it takes for granted that they do it more often, which is what the nurse doubts.`,
      ],
      [
        `many of the staff did not know that the amount of gel was being recorded`,
        'opposite-effect',
        `Then the staff had no reason to waste gel in order to look good, and the amount would be a better sign of what they do.`,
      ],
    ],
    quick: [`More gel, same staff: the warning needs another user, or another use, of the gel.`],
    full: [
      `Measured: gel used up. Inferred: how often staff clean their hands.`,
      `The inference fails if the additional gel was used by somebody else.`,
      `Visitors who have only now been given access are such users.`,
    ],
    hints: [
      `Between the gel and the hands of the staff there is a gap. Where else could gel go?`,
      `Look for something new this year that uses up gel without any change in the staff.`,
    ],
  },
  {
    id: 'cr-0135',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.5,
    stem: `The larger a star is, the sooner it burns out. The stars of a cluster are all formed at about the same time, and at first some of every size are among them. Astronomers can therefore tell the age of a cluster from the largest of its stars that are still shining, because ______.

Which of the following most logically completes the passage?`,
    key: [
      `the older a cluster is, the smaller are the largest stars in it that have not burned out`,
      `Stars larger than the largest still shining have had time to burn out, while these have not quite done so. Their span of life is therefore the age of the cluster.`,
    ],
    wrong: [
      [
        `the largest stars of a cluster shine so brightly that they are the first to be noticed`,
        'out-of-scope',
        `Being noticed easily is convenient, but it does not connect the size of a star with the age of its cluster.`,
      ],
      [
        `a star grows larger as it gets older, until it has used up what there is for it to burn`,
        'distorted-detail',
        `The passage says that large stars burn out sooner, not that stars grow. If they grew, size would no longer tell how long a star lives.`,
      ],
      [
        `a cluster with a great many large stars was formed earlier than a cluster with only a few`,
        'opposite-effect',
        `Since large stars are the first to burn out, many large ones point to a young cluster rather than an old one.`,
      ],
      [
        `the smallest stars of a cluster will still be shining when all the others have burned out`,
        'half-right',
        `That follows from the first sentence. But stars that are still there at every age do not help to tell one age from another.`,
      ],
    ],
    quick: [
      `Large burns out first. So the largest size still left marks how far the burning out has come, and with it the age.`,
    ],
    full: [
      `All stars of the cluster began together, in every size.`,
      `After a certain time, all stars above a certain size have burned out.`,
      `The largest that remain are just about to do so: how long they live is how old the cluster is.`,
    ],
    hints: [
      `Imagine the cluster at several ages. Which stars are missing at each?`,
      `The blank must join the size of the largest star to the time that has passed.`,
    ],
  },
  {
    id: 'cr-0136',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.7,
    stem: `The council of Porto Velim will keep the night library open if on average at least 200 people use it in a night. Counts in the first two weeks of May gave an average of 230, and the library's friends now regard its future as safe. But the university examinations fall in the second half of May, and students come to the library in the weeks before them more often than at any other time. The counts therefore give little reason to expect that the condition is met, unless ______.

Which of the following most logically completes the argument?`,
    key: [
      `students make up only a small part of those who use the library during those weeks`,
      `The doubt rests on students making these weeks exceptional. If they were few even then, their absence in other weeks would hardly lower the average.`,
    ],
    wrong: [
      [
        `people who are not students use the library just as often in May as in any other month`,
        'half-right',
        `Then the others are as many at other times and no more, so nobody makes up for the students who stay away. The doubt remains.`,
      ],
      [
        `the council counted people in those two weeks without telling the staff that it did so`,
        'out-of-scope',
        `Secret counting may make the figure of 230 more exact. The doubt is about the other fifty weeks.`,
      ],
      [
        `the examinations are harder than in other years and most of the students are aware of it`,
        'opposite-effect',
        `Then even more students than usual came in May, and the count tells even less about ordinary nights.`,
      ],
      [
        `most of the students who use the night library would be sorry if the council closed it`,
        'out-of-scope',
        `The condition is about how many people use the library, and not about how many would miss it.`,
      ],
    ],
    quick: [`The doubt: May is swollen by students. 'Unless' must take that away: students are few.`],
    full: [
      `Condition: an average of 200 over the year. Count: 230 in two weeks of May.`,
      `Objection: just then students come more often than usual.`,
      `The objection fails if students, even in those weeks, are a small part. Then about the same number would come at other times.`,
    ],
    hints: [
      `Why does the author distrust the figure of 230?`,
      `Which fact would make those two weeks much like any others after all?`,
    ],
  },
  {
    id: 'cr-0137',
    version: 3,
    skill: 'cr-complete',
    difficulty: 1,
    stem: `Psychologists played a piece of music of four minutes to 120 people and asked them how long it had lasted. Those who had enjoyed it guessed, on average, almost a minute less than those who had not. It may be that time seems shorter to us while we enjoy ourselves. But it may also be that some people are by nature easily pleased and at the same time inclined to underestimate any length of time. The second explanation would become much less plausible if it turned out that ______.

Which of the following most logically completes the passage?`,
    key: [
      `those who had not enjoyed the piece guessed too low for pieces that they did enjoy`,
      `If people by nature guessed low or not, their guesses should stay the same from piece to piece. That the same people guess low once they are enjoying themselves points to the enjoyment.`,
    ],
    wrong: [
      [
        `those who had enjoyed the piece were as exact as the others in judging lengths in meters`,
        'wrong-comparison',
        `The explanation is about an inclination to underestimate time. How well people judge distances leaves it untouched.`,
      ],
      [
        `those who had enjoyed the piece guessed too low for pieces that they did not enjoy too`,
        'opposite-effect',
        `Then they would guess low whether they enjoy themselves or not, which is just what the second explanation says.`,
      ],
      [
        `those who had not enjoyed the piece were as used to music of its kind as the others were`,
        'not-required',
        `This excludes a third explanation, by habit. The second is about nature and is not affected.`,
      ],
      [
        `those who had enjoyed the piece knew beforehand that they would be asked about its length`,
        'out-of-scope',
        `Such knowledge might change all guesses, but it does not tell nature and enjoyment apart.`,
      ],
    ],
    quick: [
      `Nature stays with the person; enjoyment changes with the piece. Look for the same people and another piece.`,
    ],
    full: [
      `First explanation: enjoying oneself shortens the time felt.`,
      `Second explanation: the two groups are different kinds of people.`,
      `Test: keep the people and change the enjoyment. If the guesses change with it, the kind of person is not what matters.`,
    ],
    hints: [
      `What do the two explanations predict for one person who hears two pieces?`,
      `Hold the people fixed. What has to change for the second explanation to fail?`,
    ],
  },
]
