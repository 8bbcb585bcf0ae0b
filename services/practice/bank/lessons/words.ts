import { f, type Lessons } from './lesson.ts'

/** Percents, ratios, rates, mixtures, money and coordinates. */
export const wordLessons: Lessons = {
  'average-of-two-legs': {
    method:
      'Method: divide the total distance by the total time. The two speeds can be averaged only if they last for equal times.',
    check: () => null,
  },
  'average-to-reach': {
    method:
      'Method: find the time of the whole trip from its average speed. Then subtract the time spent moving to get the length of the stop.',
    check: ([v = 0, a = 0, w = 0, b = 0, mean = 0], key, stem) =>
      stem.includes('makes a stop')
        ? f`Check: with the stop, the trip takes \(${a} + ${key / 60} + ${b} = ${a + b + key / 60}\) hours, and \(\frac{${v * a + w * b}}{${a + b + key / 60}} = ${mean}\), as given.`
        : null,
  },
  'catch-up': {
    method:
      'Method: subtract the speeds. Both people move in the same direction, so the lead shrinks each hour by the difference of the speeds.',
    check: ([v = 0, minutes = 0, w = 0], key, stem) =>
      stem.includes('How many miles')
        ? f`Check: at the two speeds, ${key} miles take \(${key} \div ${w} = ${key / w}\) and \(${key} \div ${v} = ${key / v}\) hours. The difference is ${minutes} minutes, the given head start.`
        : null,
  },
  dilution: {
    method:
      'Method: write an equation for one ingredient. Its amount after the addition must be the new percent of the new total.',
    check: ([amount = 0, low = 0, goal = 0], key, stem) => {
      if (!stem.includes('of pure'))
        return f`Check: the total is then ${amount + key} liters, and \(\frac{${(low * amount) / 100}}{${amount + key}} = ${goal}\%\).`
      return f`Check: the mixture then contains \(${(low * amount) / 100} + ${key} = ${(low * amount) / 100 + key}\) of \(${amount} + ${key} = ${amount + key}\) liters, and that is ${goal}%.`
    },
  },
  'drained-and-refilled': {
    method:
      'Method: follow one ingredient. Draining removes part of it, refilling adds it at full strength, and the total volume stays the same.',
    check: ([total = 0, low = 0, goal = 0], key, stem) =>
      stem.includes('replaced with pure')
        ? f`Check: draining leaves \(${low / 100} \times (${total} - ${key}) = ${(low / 100) * (total - key)}\), refilling makes it \(${(low / 100) * (total - key)} + ${key} = ${(low / 100) * (total - key) + key}\), and that is ${goal}% of ${total}.`
        : null,
  },
  'leaves-early': {
    method:
      'Method: turn each time into a rate, the part of the job done in one day. Rates can be added and subtracted, but times cannot.',
    check: (numbers, key, stem) => {
      const [ab = 1, bc = 1, ac = 1] = numbers
      if (!stem.includes('Three people')) return null
      const [second, third] = [1 / (1 / ab - 1 / key), 1 / (1 / ac - 1 / key)]
      return f`Check: alone, the other two people would then need ${second} and ${third} days. Together, those two would need \(1 \div (\frac{1}{${second}} + \frac{1}{${third}}) = ${bc}\) days, as given.`
    },
  },
  'meeting-time': {
    method:
      'Method: add the speeds. Once both are moving toward each other, the gap between them shrinks each hour by the sum of their speeds.',
    check: ([apart = 0, v = 0, w = 0, head = 0], key, stem) =>
      stem.includes('hour after') || stem.includes('hours after')
        ? f`Check: the ${/ The ([a-z ]+) starts /.exec(stem)?.[1] ?? 'second vehicle'} travels for ${key / v - head} ${key / v - head === 1 ? 'hour' : 'hours'} and covers \(${w} \times ${key / v - head} = ${w * (key / v - head)}\) miles, and \(${key} + ${w * (key / v - head)} = ${apart}\).`
        : null,
  },
  'pipes-fill-drain': {
    method:
      'Method: subtract rates, not times. In one hour, the net gain is what the inlet adds minus what the outlet removes.',
    check: () => null,
  },
  'round-trip-current': {
    method:
      'Method: write both speeds in terms of the boat and the current. Downstream the current is added to the speed of the boat, and upstream it is subtracted.',
    check: ([way = 0, down = 0, up = 0], key, stem) =>
      stem.includes('still water') && stem.includes('to return')
        ? f`Check: the current is \(${way / down} - ${key} = ${way / down - key}\), so upstream the boat takes \(\frac{${way}}{${key} - ${way / down - key}} = ${up}\) hours.`
        : null,
  },
  'train-passes': {
    method:
      'Method: divide the sum of the lengths by the sum of the speeds. Seen from one train, the other approaches at that sum, and the rears pass after both lengths are covered.',
    check: (numbers, key, stem) => {
      const [a = 0, v = 0, b = 0, w = 0] = numbers
      return stem.includes('parallel tracks')
        ? f`Check: in ${key} seconds they travel \(${v} \times ${key} = ${v * key}\) and \(${w} \times ${key} = ${w * key}\) meters, and \(${v * key} + ${w * key} = ${a + b}\), the sum of the two lengths.`
        : null
    },
  },
  'work-together': {
    method:
      'Method: add rates, not times. Find the part of the job that is left when both begin to work, and divide it by their joint rate.',
    check: ([a = 0, b = 0, alone = 0], key, stem) =>
      stem.includes('work together?') && stem.includes('works alone for')
        ? f`Check: \(\frac{${alone + key}}{${a}} + \frac{${key}}{${b}} = 1\), which is exactly the whole job.`
        : null,
  },
  'back-to-start': {
    method:
      'Method: treat each percent change as a factor. The product of the factors for the two years is the factor for the whole change.',
    check: () => null,
  },
  'combine-ratios': {
    method:
      'Method: rewrite the two ratios so that the group that appears in both has the same number in each. Only then can they be combined into one ratio.',
    check: ([a = 1, b = 1, c = 1, d = 1, first = 0], key, stem) =>
      stem.includes('There are') && stem.includes('How many')
        ? f`Check by going one ratio at a time: \(${first} \times \frac{${b}}{${a}} = ${(first * b) / a}\), and \(${(first * b) / a} \times \frac{${d}}{${c}} = ${key}\).`
        : null,
  },
  'inverse-proportion': {
    method:
      'Method: the amount of work is the number of people or machines times the time that each of them works. It stays the same, so divide it by the new number to get the new time.',
    check: ([n = 0, time = 0, m = 0], key, stem) =>
      stem.includes('How many fewer')
        ? f`Check: \(${m} \times (${time} - ${key}) = ${m * (time - key)}\), the same amount of work as \(${n} \times ${time} = ${n * time}\).`
        : null,
  },
  'machine-hours': {
    method:
      'Method: find the output of one machine or worker in the time allowed. All work at the same rate, so divide the required output by the output of one.',
    check: ([n = 0, made = 0, hours = 0, wanted = 0, time = 0], key, stem) =>
      stem.includes('How many more')
        ? f`Check: with ${key} more there are ${n + key}, and their output is \(${n + key} \times ${made / (n * hours)} \times ${time} = ${wanted}\), exactly what is needed.`
        : null,
  },
  'pass-mark': {
    method:
      'Method: express one difference in two ways. The passing score and the result are percents of the same whole, so the difference between them in percent matches the number of questions that are missing.',
    check: ([goal = 0, low = 0, missed = 0], key, stem) =>
      stem.includes('misses the passing score')
        ? f`Check: ${goal}% of ${key} is ${(goal * key) / 100} and ${low}% is ${(low * key) / 100}, so the difference is \(${(goal * key) / 100} - ${(low * key) / 100} = ${missed}\).`
        : null,
  },
  'price-before': {
    method:
      'Method: work backward by dividing. The sale price is a known percent of the regular price, so the regular price is the sale price divided by that percent.',
    check: ([down = 0, paid = 0], key, stem) =>
      stem.includes('How many dollars below')
        ? f`Check: ${down}% of the regular price, \(${paid} + ${key} = ${paid + key}\), is \(${down / 100} \times ${paid + key} = ${key}\) dollars, which is the discount.`
        : null,
  },
  'ratio-after-change': {
    method:
      'Method: let one variable stand for one part of the first ratio. Both numbers are multiples of it, and the second ratio gives the equation.',
    check: ([a = 0, b = 0, more = 0, c = 0, d = 0], key, stem) => {
      if (!stem.includes('total number')) return null
      const unit = (key - more) / (a + b)
      const part = (b * unit) / d
      return f`Check the new ratio: \(${a * unit + more} = ${c} \times ${part}\) and \(${b * unit} = ${d} \times ${part}\), so it is ${c} to ${d}.`
    },
  },
  'salary-raises': {
    method:
      'Method: turn each change into a factor and multiply the factors. The second change is a percent of the new amount, so the percents cannot simply be added or subtracted.',
    check: ([first = 0, second = 0], key, stem) => {
      if (!stem.includes('By what percent') || !stem.includes('fell')) return null
      return f`Check with 100: after the first change \(100 + ${first} = ${100 + first}\), and ${second}% of that is ${((100 + first) * second) / 100}, which leaves \(${100 + first} - ${((100 + first) * second) / 100} = ${100 + first - ((100 + first) * second) / 100}\), a rise of ${key}% from 100.`
    },
  },
  'scarce-ingredient': {
    method:
      'Method: find the limiting ingredient. Divide each amount by its number in the ratio. The smallest quotient is the largest possible size of one part.',
    check: () => null,
  },
  'smaller-pack': {
    method:
      'Method: choose easy numbers for the old price and the old contents, because only the percents matter. The price per unit is the price divided by the contents.',
    check: ([cut = 0, rise = 0], key, stem) =>
      stem.includes('raised the price')
        ? f`Check: at the old price per unit, the smaller contents would cost ${100 - cut} cents, and ${100 + rise} cents is ${key}% more than that.`
        : null,
  },
  'successive-prices': {
    method:
      'Method: find the price after the first change before you apply the second. Each percent is a percent of the price just before it, not of the original price.',
    check: ([, up = 0, down = 0], key, stem) =>
      stem.includes('what percent of the original')
        ? f`Check without dollars: \(${1 + up / 100} \times ${1 - down / 100} = ${(1 + up / 100) * (1 - down / 100)}\), so the final price is ${key}% of the original price, no matter what that was.`
        : null,
  },
  'survey-shares': {
    method:
      'Method: turn every percent into a percent of the whole. Percents of different groups cannot be added or subtracted, but percents of the same whole can be.',
    check: ([one = 0, did = 0, all = 0], key, stem) =>
      stem.includes('What percent of those')
        ? f`Check with the weighted average: \(${one / 100} \times ${did} + ${1 - one / 100} \times ${key} = ${all}\), as given.`
        : null,
  },
  'break-even': {
    method:
      'Method: find the margin on each piece, the price minus the cost of the materials. Divide the total amount that must be earned by this margin.',
    check: ([fixed = 0, cost = 0, price = 0, goal = 0], key, stem) =>
      stem.includes('profit of')
        ? f`Check: the income is \(${price} \times ${key} = ${price * key}\) dollars, the cost is \(${fixed} + ${cost} \times ${key} = ${fixed + cost * key}\) dollars, and the difference is ${goal} dollars, as required.`
        : null,
  },
  'compound-interest': {
    method:
      'Method: multiply the starting amount by the same factor once for each year, because each year the whole balance earns interest. The interest is the final balance minus the starting amount.',
    check: ([start = 0, rate = 0, years = 0], key, stem) =>
      stem.includes('How much interest') && years === 2
        ? f`Check year by year: the first year earns \(${rate / 100} \times ${start} = ${(rate / 100) * start}\) dollars and the second earns \(${rate / 100} \times ${start * (1 + rate / 100)} = ${(rate / 100) * start * (1 + rate / 100)}\) dollars, for a total of ${key} dollars.`
        : f`Check by size: simple interest would be \(${years} \times ${(rate / 100) * start} = ${years * (rate / 100) * start}\) dollars${stem.includes('balance') ? f`, for a balance of ${start + years * (rate / 100) * start} dollars` : ''}. Compounding must give a little more, and it does.`,
  },
  'markup-discount': {
    method:
      'Method: turn the markup and the discount into factors and multiply them, because the discount applies to the marked price and not to the cost. Then compare the selling price with the cost.',
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
      const shown = (value: number): string => (value < 0 ? `(${value})` : f`${value}`)
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
      'Method: find the midpoint and the slope of the segment between the two points, because the line crosses that segment at its midpoint at a right angle.',
    check: ([x = 0, y = 0, p = 0, q = 0], key, stem) => {
      const shown = (value: number): string => (value < 0 ? `(${value})` : f`${value}`)
      return stem.includes('equally far')
        ? f`Check: from \((0, ${key})\) the squared distances are \(${shown(x)}^2 + ${shown(y - key)}^2 = ${x * x + (y - key) ** 2}\) and \(${shown(p)}^2 + ${shown(q - key)}^2 = ${p * p + (q - key) ** 2}\), which are equal.`
        : null
    },
  },
}
