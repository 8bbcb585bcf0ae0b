/** The ten questions of the public trial, in order: varied in type and skill, from easy to hard and back. */
export const trial: readonly string[] = [
  'ps-percent-change-0003',
  'cr-0008',
  'ds-basket-price-0001',
  'ps-average-of-two-legs-0003',
  'rc-007',
  'ps-two-prices-0002',
  'cr-0016',
  'ds-divisible-0004',
  'ps-work-together-0003',
  'cr-0002',
]
