import { f, type Lessons } from './lesson.ts'

/** Percents, ratios, rates, mixtures, money and coordinates. */
export const wordLessons: Lessons = {
  'average-of-two-legs': {
    method:
      'Method: total distance over total time. Speeds must not be averaged, because more time is spent at the lower speed; let a letter stand for the distance, and it cancels.',
    check: (numbers, key) => {
      const [v, w] = [numbers[0] ?? 0, numbers.at(-1) ?? 0]
      return f`Check by size: the plain average of the two speeds is ${(v + w) / 2}. The true one, ${key}, lies between ${Math.min(v, w)} and ${Math.max(v, w)}, and nearer to the speed at which more time is spent.`
    },
  },
  'average-to-reach': {
    method:
      'Method: a table of distance, speed and time. The average speed fixes the time of the whole trip; what is not spent moving in it is the part asked about.',
    check: ([v = 0, a = 0, w = 0, b = 0, mean = 0], key, stem) =>
      stem.includes('makes a stop')
        ? f`Check: with the stop the trip takes \(${a} + ${key / 60} + ${b} = ${a + b + key / 60}\) hours, and \(\frac{${v * a + w * b}}{${a + b + key / 60}} = ${mean}\) miles per hour.`
        : null,
  },
  'catch-up': {
    method:
      'Method: relative speed. Both move in the same direction, so the lead shrinks by the difference of the speeds each hour; lead divided by that difference is the time.',
    check: ([v = 0, minutes = 0, w = 0], key, stem) =>
      stem.includes('How many miles')
        ? f`Check: the second needs \(${key} \div ${w} = ${key / w}\) hours for the way, and the first \(${key} \div ${v} = ${key / v}\) hours. The difference is ${minutes} minutes, as it must be.`
        : null,
  },
  dilution: {
    method:
      'Method: follow the substance that does not change, or count the one that is added before and after. The total grows with every liter that is poured in, so the new percent refers to the new total.',
    check: ([amount = 0, low = 0, goal = 0], key, stem) => {
      if (!stem.includes('of pure'))
        return f`Check: the mix is then ${amount + key} liters, and \(\frac{${(low * amount) / 100}}{${amount + key}} = ${goal}\%\) of it is the part asked about.`
      return f`Check: then \(${(low * amount) / 100} + ${key} = ${(low * amount) / 100 + key}\) of \(${amount} + ${key} = ${amount + key}\) liters, and that is ${goal}%.`
    },
  },
  'drained-and-refilled': {
    method:
      'Method: follow one substance through both steps. Draining takes it out in the old proportion, refilling puts it in at full strength, and the total stays what it was.',
    check: ([total = 0, low = 0, goal = 0], key, stem) =>
      stem.includes('replaced with pure')
        ? f`Check: after draining \(${low / 100} \times (${total} - ${key}) = ${(low / 100) * (total - key)}\) liters are left of it, with the new ones \(${(low / 100) * (total - key)} + ${key} = ${(low / 100) * (total - key) + key}\), and that is ${goal}% of ${total}.`
        : null,
  },
  'leaves-early': {
    method:
      'Method: rates of work. Turn each time into the part of the job that is done in one day; such parts can be added and subtracted, times cannot.',
    check: (numbers, key, stem) => {
      const [ab = 1, bc = 1, ac = 1] = numbers
      if (!stem.includes('each pair')) return null
      const other = 1 / (1 / ab - 1 / key)
      return f`Check with one pair: alone one needs ${key} days, and the partner then \(1 \div (\frac{1}{${ab}} - \frac{1}{${key}}) = ${other}\) days; with the third, the pairs of ${bc} and ${ac} days come out as well.`
    },
  },
  'meeting-time': {
    method:
      'Method: the closing speed. Take off what one covers alone before the other starts; from then on the gap closes at the sum of the speeds, and the time follows by division.',
    check: ([apart = 0, v = 0, w = 0, head = 0], key, stem) =>
      stem.includes('hour after') || stem.includes('hours after')
        ? f`Check: the first is on the move for \(${key} \div ${v} = ${key / v}\) hours, the second for ${key / v - head}, and covers \(${w} \times ${key / v - head} = ${w * (key / v - head)}\) miles. Together that is \(${key} + ${w * (key / v - head)} = ${apart}\).`
        : null,
  },
  'pipes-fill-drain': {
    method:
      'Method: rates again. In one hour each pipe fills or empties a known part; subtract what flows out from what flows in, and the time for the whole is one divided by the net rate.',
    check: () =>
      'Check: in the time found, the inlet alone would bring more than is needed, and the outlet takes exactly the surplus away. Multiply both rates by the time and subtract.',
  },
  'round-trip-current': {
    method:
      'Method: sum and difference. Downstream the current adds to the speed of the boat, upstream it is subtracted; half of the sum of both speeds is the boat, half of the difference the current.',
    check: ([way = 0, down = 0, up = 0], key, stem) =>
      stem.includes('still water') && stem.includes('needs')
        ? f`Check: the current is \(${way / down} - ${key} = ${way / down - key}\), so upstream the boat makes \(${key} - ${way / down - key} = ${2 * key - way / down}\) miles per hour and needs \(${way} \div ${2 * key - way / down} = ${up}\) hours.`
        : null,
  },
  'train-passes': {
    method:
      'Method: relative speed and total length. Seen from one train, the other comes at the sum of the speeds, and it must pass with its whole length and along the whole length of the first.',
    check: (numbers, key, stem) => {
      const [a = 0, b = 0, v = 0, w = 0] = numbers
      return stem.includes('opposite')
        ? f`Check: in ${key} seconds they cover \(${v} \times ${key} = ${v * key}\) and \(${w} \times ${key} = ${w * key}\) meters, together \(${v * key} + ${w * key} = ${a + b}\), which is the sum of the two lengths.`
        : null
    },
  },
  'work-together': {
    method:
      'Method: add rates, not times. Find what is done by one alone before both work, and divide the part of the job that is left by their joint rate per hour.',
    check: ([a = 0, b = 0, alone = 0], key, stem) =>
      stem.includes('work together?') && stem.includes('worked alone')
        ? f`Check: the first works \(${alone} + ${key} = ${alone + key}\) hours and does \(${alone + key} \div ${a} = ${(alone + key) / a}\) of the job, the second \(${key} \div ${b} = ${key / b}\). Together that is the whole job.`
        : null,
  },
  'back-to-start': {
    method:
      'Method: multiply factors. A change by some percent is a multiplication, the two factors multiply to the whole change, so the second factor is the whole one divided by the first.',
    check: (_numbers, key) =>
      f`Check with 100 at the beginning: make the first change, then the second by ${key}%, each from the value before it. The number at the end is what the question says of it.`,
  },
  'combine-ratios': {
    method:
      'Method: a common link. Two ratios can be joined only when the thing in both of them has the same number of parts, so bring it to the least common multiple first.',
    check: ([a = 1, b = 1, c = 1, d = 1, first = 0], key, stem) =>
      stem.includes('There are') && stem.includes('How many')
        ? f`Check: from ${first} one gets \(${first} \times \frac{${b}}{${a}} = ${(first * b) / a}\) of the middle kind, and from these \(${(first * b) / a} \times \frac{${d}}{${c}} = ${key}\).`
        : null,
  },
  'inverse-proportion': {
    method:
      'Method: keep the product. The amount of work is number times time, and it stays the same, so more machines need less time in the inverse ratio.',
    check: ([n = 0, hours = 0, m = 0], key, stem) =>
      stem.includes('hours less')
        ? f`Check: \(${m} \times (${hours} - ${key}) = ${m * (hours - key)}\) machine hours, the same as \(${n} \times ${hours} = ${n * hours}\).`
        : null,
  },
  'machine-hours': {
    method:
      'Method: go through the unit. Find what one machine makes in one hour; then the number needed for any amount in any time is amount divided by what one makes in that time.',
    check: ([n = 0, made = 0, hours = 0, wanted = 0, time = 0], key, stem) =>
      stem.includes('How many more')
        ? f`Check: \(${n} + ${key} = ${n + key}\) of them make \(${n + key} \times ${made / (n * hours)} \times ${time} = ${wanted}\) in ${time} hours, exactly what is wanted.`
        : null,
  },
  'pass-mark': {
    method:
      'Method: compare parts of the same whole. The pass mark and the result are percents of all questions, so their difference in percent belongs to the missing number of questions.',
    check: ([goal = 0, low = 0, missed = 0], key, stem) =>
      stem.includes('misses the pass mark')
        ? f`Check: ${goal}% of ${key} is ${(goal * key) / 100}, ${low}% is ${(low * key) / 100}, and the difference is \(${(goal * key) / 100} - ${(low * key) / 100} = ${missed}\).`
        : null,
  },
  'price-before': {
    method:
      'Method: go back by division. The sale price is a known percent of the regular price, so the regular price is the sale price divided by that percent; adding the percent back would be wrong.',
    check: ([down = 0, paid = 0], key, stem) =>
      stem.includes('How much below')
        ? f`Check: ${down}% of the regular price, \(${paid} + ${key} = ${paid + key}\), is \(${down / 100} \times ${paid + key} = ${key}\) dollars, which is what was taken off.`
        : null,
  },
  'ratio-after-change': {
    method:
      'Method: one letter for one part of the first ratio. Both numbers are multiples of it, the change is added to one of them, and the second ratio gives the equation.',
    check: ([a = 0, b = 0, more = 0, c = 0, d = 0], key, stem) => {
      if (!stem.includes('in all now')) return null
      const unit = (key - more) / (a + b)
      return f`Check: now there are \(${a} \times ${unit} + ${more} = ${a * unit + more}\) and \(${b} \times ${unit} = ${b * unit}\), in the ratio ${c} to ${d}, and together ${key}.`
    },
  },
  'salary-raises': {
    method:
      'Method: multiply the factors. The second change starts from the new amount, not from the old one, so percents are never simply added or subtracted.',
    check: ([first = 0, second = 0], key, stem) => {
      if (!stem.includes('By what percent') || !stem.includes('fell')) return null
      return f`Check with 100: after the first change \(100 + ${first} = ${100 + first}\), and ${second}% of that is ${((100 + first) * second) / 100}, which leaves \(${100 + first} - ${((100 + first) * second) / 100} = ${100 + first - ((100 + first) * second) / 100}\), a change by ${key}%.`
    },
  },
  'scarce-ingredient': {
    method:
      'Method: find the bottleneck. Divide each stock by its number of parts; the smallest quotient limits the mixture, and everything else is left over in part.',
    check: () =>
      'Check: with one part of this size no stock is exceeded, and the scarce one is used up completely. A greater part would need more of it than there is.',
  },
  'smaller-pack': {
    method:
      'Method: choose handy numbers. The price per unit is price over contents, so its factor is the factor of the price divided by the factor of the contents.',
    check: ([cut = 0, rise = 0], key, stem) =>
      stem.includes('raised the price')
        ? f`Check with 100 units for 100 cents: afterward \(${100 - cut}\) units cost \(${100 + rise}\) cents. At the old price they would cost ${100 - cut} cents, and ${100 + rise} is ${key}% more than that.`
        : null,
  },
  'successive-prices': {
    method:
      'Method: one step after the other. Each percent refers to the price just before it; multiplying the two factors gives the same result without any dollars at all.',
    check: ([, up = 0, down = 0], key, stem) =>
      stem.includes('what percent of the price')
        ? f`Check without the price: \(${1 + up / 100} \times ${1 - down / 100} = ${(1 + up / 100) * (1 - down / 100)}\), which is ${key}% of the first price, whatever that was.`
        : null,
  },
  'survey-shares': {
    method:
      'Method: imagine 100 people and fill in a table of two groups. Percents of different groups refer to different numbers, and only numbers of people can be added and subtracted.',
    check: ([one = 0, did = 0, all = 0], key, stem) =>
      stem.includes('and the rest to')
        ? f`Check by weights: \(${one / 100} \times ${did} + ${1 - one / 100} \times ${key} = ${all}\), the percent of all together.`
        : null,
  },
  'break-even': {
    method:
      'Method: find what each piece earns. Every sale leaves the price minus the cost of the materials; divide what must be earned in all by that amount.',
    check: ([fixed = 0, cost = 0, price = 0, goal = 0], key, stem) =>
      stem.includes('profit of')
        ? f`Check: the income is \(${price} \times ${key} = ${price * key}\) dollars, the cost is \(${fixed} + ${cost} \times ${key} = ${fixed + cost * key}\) dollars, and the difference is ${goal} dollars, as required.`
        : null,
  },
  'compound-interest': {
    method:
      'Method: one factor for each year. Because interest earns interest, the balance is multiplied by the same factor every year, and the interest is the final balance minus the starting amount.',
    check: ([start = 0, rate = 0, years = 0], key, stem) =>
      stem.includes('How much interest') && years === 2
        ? f`Check year by year: the first year earns \(${rate / 100} \times ${start} = ${(rate / 100) * start}\) dollars and the second earns \(${rate / 100} \times ${start * (1 + rate / 100)} = ${(rate / 100) * start * (1 + rate / 100)}\) dollars, for a total of ${key} dollars.`
        : f`Check by size: simple interest would be \(${years} \times ${(rate / 100) * start} = ${years * (rate / 100) * start}\) dollars${stem.includes('balance') ? f`, for a balance of ${start + years * (rate / 100) * start} dollars` : ''}. Compounding must give a little more, and it does.`,
  },
  'markup-discount': {
    method:
      'Method: multiply the factors. The markup multiplies the cost and the discount multiplies the marked price; then compare the selling price with the cost.',
    check: ([, up = 0, down = 0], key, stem) =>
      stem.includes('what percent of the cost')
        ? f`Check without dollars: \(${1 + up / 100} \times ${1 - down / 100} = ${(1 + up / 100) * (1 - down / 100)}\), so the selling price is ${100 + key}% of the cost and the profit is ${key}%.`
        : null,
  },
  'repeated-dose': {
    method:
      'Method: follow each portion separately. All portions start out equal, and the earliest has been reduced most often, so the total is one portion times a sum of powers.',
    check: () => null,
  },
  'spoiled-stock': {
    method:
      'Method: count the cost of everything bought but the income only from what is sold. The goods that are lost bring in nothing, yet they have been paid for.',
    check: () => null,
  },
  'two-accounts': {
    method:
      'Method: write one equation for the interest. The interest of both accounts together is the target percent of the total amount.',
    check: ([first = 0, low = 0, high = 0, goal = 0], key, stem) =>
      stem.includes('must') && stem.includes('another account')
        ? f`Check: the interest is \(${low / 100} \times ${first} + ${high / 100} \times ${key} = ${(low * first + high * key) / 100}\) dollars, and that is ${goal}% of \(${first} + ${key} = ${first + key}\).`
        : null,
  },
  'line-intercept': {
    method:
      'Method: find the slope first, then the equation of the line. An intercept is the point at which the other coordinate is 0.',
    check: () => null,
  },
  'masts-and-farms': {
    method:
      'Method: set the squared distances equal. The point has one unknown coordinate, and working with squares avoids the roots.',
    check: ([x = 0, y = 0, p = 0, q = 0], key, stem) => {
      const shown = (value: number): string => (value < 0 ? f`(${value})` : f`${value}`)
      return stem.includes('two farms')
        ? f`Check: from \((${key}, 0)\) the squared distances are \(${shown(x - key)}^2 + ${shown(y)}^2 = ${(x - key) ** 2 + y * y}\) and \(${shown(p - key)}^2 + ${shown(q)}^2 = ${(p - key) ** 2 + q * q}\), which are equal.`
        : null
    },
  },
  'point-distance': {
    method:
      'Method: look for a right triangle. The differences between the coordinates are its legs, and the straight line is its hypotenuse.',
    check: () => null,
  },
  'through-a-point': {
    method:
      'Method: use the perpendicular bisector. Its slope is the negative reciprocal of the slope of the segment, and the midpoint is one of its points.',
    check: ([x = 0, y = 0, p = 0, q = 0], key, stem) => {
      const shown = (value: number): string => (value < 0 ? f`(${value})` : f`${value}`)
      return stem.includes('equally far')
        ? f`Check: from \((0, ${key})\) the squared distances are \(${shown(x)}^2 + ${shown(y - key)}^2 = ${x * x + (y - key) ** 2}\) and \(${shown(p)}^2 + ${shown(q - key)}^2 = ${p * p + (q - key) ** 2}\), which are equal.`
        : null
    },
  },
}
