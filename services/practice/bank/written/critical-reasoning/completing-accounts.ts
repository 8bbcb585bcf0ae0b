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
      `Borrowed words point to things learned from the neighbors, and the islanders' own words point to things they knew before. So the islanders were fishing before they met the mainlanders, but they did not yet keep sheep.`,
    ],
    wrong: [
      [
        `they were keeping sheep but had not yet learned how to fish`,
        'opposite-effect',
        `This keeps the two groups of words apart but switches them. The words for boat and net are the islanders' own, and the word for sheep is borrowed.`,
      ],
      [
        `they knew fewer words than the people of the mainland`,
        'wrong-comparison',
        `Borrowing may suggest that the islanders had few words. But three borrowed words show only that sheep, wool, and looms were probably new to them.`,
      ],
      [
        `they caught their fish mainly for sale on the mainland`,
        'real-world-belief',
        `It is plausible that islanders sold fish. But that their word for fish is their own shows only that they had long known fish.`,
      ],
      [
        `they took more interest in wool than in boats and nets`,
        'distorted-detail',
        `Borrowing the word for wool may look like a sign of interest. But according to the first sentence, a word is borrowed because the thing is new.`,
      ],
    ],
    quick: [
      `A borrowed word points to a new thing, and a native word points to a familiar one. So fishing was old, and sheep were new.`,
    ],
    full: [
      `The rule is that new things often bring the neighbors' word with them, whereas people keep their own words for familiar things.`,
      `The words for sheep, wool, and loom are borrowed, so these things were probably new to the islanders. The words for boat, net, and fish are not, so these things were probably known before.`,
      `So at the time of the first dealings, the islanders probably fished in boats but did not yet keep sheep.`,
    ],
    hints: [
      `What does a borrowed word tell us about the thing it names?`,
      `Sort the six words into two groups, and apply the first sentence to each group.`,
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
      `If visitors now use some of the gel, the wards use up more of it even if the staff have changed nothing. So the rise would not show that the staff clean their hands more often.`,
    ],
    wrong: [
      [
        `the gel that is used now is sold at a lower price than the one that was used before`,
        'out-of-scope',
        `A lower price may please the hospital. But the estimate rests on the amount of gel used, not on what it costs.`,
      ],
      [
        `patients value a clean ward at least as highly as they value a short stay`,
        'out-of-scope',
        `Patients may well care about cleanliness. But what patients value does not tell us who used the additional gel.`,
      ],
      [
        `staff who clean their hands more often do so mainly before they eat a meal`,
        'half-right',
        `When staff clean their hands may matter for patients. But the timing does not tell us whether anything other than more frequent cleaning by the staff could account for the additional gel.`,
      ],
      [
        `many of the staff did not know that the amount of gel was being recorded`,
        'opposite-effect',
        `If the staff did not know, they had no reason to use gel for show. The amount would be a better sign of what they do, and the warning would be weaker.`,
      ],
    ],
    quick: [
      `The wards used more gel with the same staff. The rise means little if someone else, such as visitors, now uses the gel.`,
    ],
    full: [
      `The hospital measures the gel used up and infers how often the staff clean their hands.`,
      `That inference fails if someone other than the staff used the additional gel.`,
      `Visitors, who formerly had no access to the gel, now use it too. So the rise does not yet show that the staff clean their hands more often.`,
    ],
    hints: [
      `What does the hospital measure, and what does it want to know?`,
      `Look for something new this year that uses up gel without any change in the behavior of the staff.`,
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
      `In an older cluster, smaller stars have had time to burn out. The size of the largest star still shining therefore shows how much time has passed.`,
    ],
    wrong: [
      [
        `the largest stars of a cluster shine so brightly that they are the first to be noticed`,
        'out-of-scope',
        `Bright stars are convenient for astronomers to observe. But how easily they are noticed does not connect a star's size with the age of its cluster.`,
      ],
      [
        `a star grows larger as it gets older, until it has used up what there is for it to burn`,
        'distorted-detail',
        `The passage says that larger stars burn out sooner, not that stars grow. If they grew, size would no longer show how long a star lives.`,
      ],
      [
        `a cluster with a great many large stars was formed earlier than a cluster with only a few`,
        'opposite-effect',
        `Large stars are the first to burn out, so many large stars point to a young cluster, not an old one.`,
      ],
      [
        `the smallest stars of a cluster will still be shining when all the others have burned out`,
        'half-right',
        `This follows from the first sentence. But stars that are present at every age do not help to distinguish one age from another.`,
      ],
    ],
    quick: [
      `Large stars burn out first. The largest size still shining therefore shows how far the burning out has gone, and with it the cluster's age.`,
    ],
    full: [
      `The stars of a cluster are formed at about the same time, and at first there are stars of every size.`,
      `As time passes, the largest stars burn out, then smaller ones. The older the cluster, the smaller the largest star that is still shining.`,
      `The blank needs exactly this link between size and age.`,
    ],
    hints: [
      `Imagine the cluster at several ages. Which stars are missing at each age?`,
      `The blank must connect the size of the largest star with the time that has passed. How does that size change?`,
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
      `The doubt is that students make these weeks exceptional. If they are few even then, their absence at other times would hardly lower the average.`,
    ],
    wrong: [
      [
        `people who are not students use the library just as often in May as in any other month`,
        'half-right',
        `Steady use by others may seem to protect the average. But if they come equally often all year, no one makes up for the students who stay away, and the doubt remains.`,
      ],
      [
        `the council counted people in those two weeks without telling the staff that it did so`,
        'out-of-scope',
        `If the staff did not know, the figure of 230 may be more reliable. But the doubt is whether nights at other times are like those in May.`,
      ],
      [
        `the examinations are harder than in other years and most of the students are aware of it`,
        'opposite-effect',
        `In that case even more students than usual may have come in May, and the count tells us even less about ordinary nights.`,
      ],
      [
        `most of the students who use the night library would be sorry if the council closed it`,
        'out-of-scope',
        `Students may well be sorry to lose the library. But the condition is about how many people use it, not about how many would miss it.`,
      ],
    ],
    quick: [
      `The doubt is that students swell the numbers in May. "Unless" must introduce the fact that removes this doubt: students are only a small part of the users.`,
    ],
    full: [
      `The condition is an average of at least 200 people a night. In the first two weeks of May the average was 230.`,
      `The author doubts that this is typical, because students come most often just before their examinations.`,
      `If students are only a small part of the users even then, other weeks would have nearly as many users. The doubt disappears, and that is what "unless" must introduce.`,
    ],
    hints: [
      `Why does the author distrust the figure of 230?`,
      `Which fact would show that those two weeks are much like any others after all?`,
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
      `If some people by nature guess low, their guesses should not depend on the piece. But if people who had not guessed low do so for music that they enjoy, the enjoyment must matter.`,
    ],
    wrong: [
      [
        `those who had enjoyed the piece were as exact as the others in judging lengths in meters`,
        'wrong-comparison',
        `This tests whether these people misjudge lengths in meters. But the second explanation says only that they underestimate "any length of time."`,
      ],
      [
        `those who had enjoyed the piece guessed too low for pieces that they did not enjoy too`,
        'opposite-effect',
        `These people would then guess low whether or not they enjoy the music, which is just what the second explanation says.`,
      ],
      [
        `those who had not enjoyed the piece were as used to music of its kind as the others were`,
        'not-required',
        `Familiarity could explain the guesses, and this rules it out. But it does not touch the second explanation, which is about people's nature.`,
      ],
      [
        `those who had enjoyed the piece knew beforehand that they would be asked about its length`,
        'out-of-scope',
        `Knowing about the question might change every guess, but it does not help to decide between nature and enjoyment.`,
      ],
    ],
    quick: [
      `A person's nature stays the same, while enjoyment changes with the piece. So compare the guesses of the same people when they enjoy another piece.`,
    ],
    full: [
      `The first explanation is that enjoyment makes time seem shorter. The second is that the two groups are different kinds of people.`,
      `To test the second, keep the people the same and change the enjoyment.`,
      `Suppose that people who had not enjoyed this piece guess too low for pieces that they do enjoy. Their nature has not changed, but their guesses have. The second explanation becomes much less plausible.`,
    ],
    hints: [
      `What does each explanation predict for one person who hears two pieces?`,
      `For the second explanation to fail, what must stay the same and what must change?`,
    ],
  },
]
