import { expect, it } from 'vitest'
import { createMocks } from '../mocks/create-mocks.ts'
import { endpoints } from '../mocks/operations.ts'
import { createWorld } from '../mocks/world.ts'

it('every operation of every contract has a mock, and no mock is left over', () => {
  expect(Object.keys(createMocks(createWorld())).toSorted()).toEqual([...endpoints.keys()].toSorted())
})
