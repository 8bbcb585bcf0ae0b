/**
 * The ten questions of the public trial, in order: varied in type and skill, from easy to hard and back. The first has no
 * formula, so that a first visit can answer it before the formula renderer has come.
 */
export const trial: readonly string[] = [
  'ps-work-together-0003',
  'cr-0008',
  'ds-basket-price-0001',
  'ps-average-of-two-legs-0003',
  'rc-007',
  'ps-two-prices-0002',
  'cr-0016',
  'ds-divisible-0004',
  'ps-percent-change-0003',
  'cr-0002',
]
