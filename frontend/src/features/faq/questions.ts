import { brand } from '../../brand.ts'

interface Faq {
  group: string
  items: ReadonlyArray<{ question: string; answer: string }>
}

/** Plain text, because search engines read the same sentences. */
export const faq: readonly Faq[] = [
  {
    group: 'General',
    items: [
      {
        question: `What is ${brand.site}?`,
        answer:
          'A website for practising for a graduate business school admissions test in short daily sets. Each set takes 10 to 15 minutes, and every question comes with a worked solution and a reason for each option.',
      },
      {
        question: 'Are you connected to the owner of the test?',
        answer:
          'No. We are independent, and not affiliated with or endorsed by any test owner. All questions are our own.',
      },
      {
        question: 'Can I try it without an account?',
        answer:
          'Yes. The trial has 10 questions and a 30-minute timer, and explains every answer. Its progress stays in your browser and is not saved to an account.',
      },
    ],
  },
  {
    group: 'Practice',
    items: [
      {
        question: 'What is in a daily set?',
        answer:
          'A mix of quantitative, verbal and data questions from different topics. Each question says why it was chosen for you.',
      },
      {
        question: 'When does a new set appear?',
        answer:
          'At midnight in your own time zone. A set you opened before midnight can be submitted until noon of the next day.',
      },
      {
        question: 'What happens if my browser closes in the middle of a set?',
        answer:
          'Nothing is lost. Every answer is kept on your device the moment you choose it, and is there when you open the page again. Opening the page needs a connection; an open page goes on without one, and sends a submitted set when the connection is back.',
      },
      {
        question: 'Can I retake a set?',
        answer:
          'Yes, today’s set can be retaken from the Review page. A retake never counts as new questions and never replaces your first score.',
      },
      {
        question: 'Can I ask somebody about a question?',
        answer: `Yes: ‘Ask ${brand.product}’ on every page opens ${brand.tutor}, our tutor. Before you have answered, it gives hints and never the answer; afterwards it explains the whole solution. Every answer names its source, and where it does not know, it says so. Guests have 5 questions a day, members 20, with Monthly 200.`,
      },
      {
        question: 'Are there keyboard shortcuts?',
        answer: 'Yes. A to E or 1 to 5 choose an option, and Enter goes on.',
      },
    ],
  },
  {
    group: 'Accounts & Plans',
    items: [
      {
        question: 'What does the Free plan include?',
        answer: '2 new questions every 2 days from a curated set, with every explanation, and retakes.',
      },
      {
        question: 'What does Monthly add, and what does it cost?',
        answer:
          'Monthly costs 10 dollars a month and can be cancelled anytime. It brings 10 new questions every day, saved progress, the full practice features, priority support and deeper analytics. You can also talk with Sage by voice.',
      },
      {
        question: 'What do you do with my data?',
        answer:
          'We collect the minimum, sell nothing, and delete your data on request. Card data goes to the payment provider only; we never store it.',
      },
    ],
  },
  {
    group: 'Technical',
    items: [
      {
        question: 'Which browsers work?',
        answer:
          'Current versions of Chrome, Edge, Firefox and Safari, on phones and computers. Light and dark follow your system, or your choice at the foot of every page.',
      },
      {
        question: 'A formula looks odd. What can I do?',
        answer:
          'Long formulas scroll sideways in their own area. If a formula cannot be drawn, its raw text is shown instead, so that nothing is missing.',
      },
      {
        question: 'How is my password protected?',
        answer:
          'It is encrypted in your browser before it is sent, and stored only as a slow, salted hash. Nobody here can read it.',
      },
      {
        question: 'The page says it could not reach the server. Is my work gone?',
        answer: 'No. Your answers are kept on your device. Check the connection and press the button again.',
      },
    ],
  },
]
