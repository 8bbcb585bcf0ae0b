import { GenericContainer, Wait } from 'testcontainers'
import { hasDockerEngine } from './backing.ts'
import { Failure } from '../../deploy/start-table/failure.ts'

/**
 * MongoDB 8 as a replica set of one and NATS with JetStream, in containers that go with the run: what
 * `TEST_BACKING=containers` gives the integration tests. Throws `Failure` without a Docker engine.
 */
export async function provideContainers(): Promise<{
  mongodbUrl: string
  natsUrl: string
  stop: () => Promise<void>
}> {
  if (!(await hasDockerEngine())) {
    throw new Failure('TEST_BACKING=containers needs a Docker engine, and `docker info` finds none.')
  }
  const [database, broker] = await Promise.all([
    new GenericContainer('mongo:8')
      .withCommand(['--replSet', 'rs0', '--bind_ip_all', '--quiet'])
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/i))
      .start(),
    new GenericContainer('nats:2.12-alpine')
      .withCommand(['-js', '-sd', '/data'])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start(),
  ])
  await database.exec(['mongosh', '--quiet', '--eval', 'rs.initiate()'])
  return {
    mongodbUrl: `mongodb://${database.getHost()}:${database.getMappedPort(27017)}/?directConnection=true`,
    natsUrl: `nats://${broker.getHost()}:${broker.getMappedPort(4222)}`,
    async stop() {
      await Promise.all([database.stop(), broker.stop()])
    },
  }
}
