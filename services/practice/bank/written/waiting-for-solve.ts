/**
 * Ids of written items whose text only their author has solved yet. They are in no set until an answer to the text
 * as printed is recorded (`record-blind-solves.ts`); then the id may be taken out here.
 */
export const waitingForSolve: readonly string[] = [
  'cr-0216', 'cr-0221', 'cr-0223', 'cr-0226', 'cr-0227', 'cr-0228', 'cr-0229', 'cr-0230',
  'cr-0231', 'cr-0232', 'cr-0233', 'cr-0234', 'cr-0235', 'cr-0236', 'cr-0237', 'cr-0238',
  'cr-0239', 'cr-0240', 'cr-0241', 'cr-0242', 'cr-0243', 'cr-0244', 'cr-0245', 'cr-0246',
  'cr-0247', 'cr-0248', 'cr-0249', 'cr-0250', 'cr-0251', 'cr-0252', 'cr-0253', 'cr-0254',
  'cr-0255', 'cr-0256', 'cr-0257', 'cr-0258', 'cr-0259', 'cr-0260', 'cr-0261', 'cr-0262',
  'cr-0263', 'cr-0264', 'cr-0265', 'cr-0266', 'cr-0267', 'cr-0268', 'cr-0269', 'cr-0270',
  'cr-0271', 'cr-0272', 'cr-0273', 'cr-0274', 'cr-0275', 'cr-0276', 'cr-0277', 'cr-0278',
  'cr-0279', 'cr-0280', 'cr-0281', 'cr-0282', 'cr-0283', 'cr-0284', 'cr-0285', 'cr-0286',
  'cr-0287', 'cr-0288', 'cr-0289', 'cr-0290', 'cr-0291', 'cr-0292', 'cr-0293', 'cr-0294',
  'cr-0295', 'cr-0296', 'cr-0297', 'cr-0298', 'cr-0299', 'cr-0300', 'cr-0301', 'cr-0302',
  'cr-0303', 'cr-0304', 'cr-0305', 'cr-0306', 'cr-0307', 'cr-0308', 'cr-0309', 'cr-0310',
  'cr-0311', 'cr-0312', 'cr-0313', 'cr-0314', 'cr-0315',
]
