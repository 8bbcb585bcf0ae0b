/** Things with a price. */
export const PRODUCTS = [
  'winter coat',
  'desk lamp',
  'bicycle',
  'coffee machine',
  'tablet',
  'tent',
  'violin',
  'desk chair',
] as const
