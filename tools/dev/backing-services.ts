import { join } from 'node:path'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { HOST } from './ports.ts'

/** What is known of the database and the broker, whichever way they are provided. */
export interface Service {
  name: 'database' | 'broker'
  variable: 'MONGODB_URL' | 'NATS_URL'
  portVariable: string
  scheme: RegExp
  url: (port: number) => string
  program: string
  oldest: string
  programArgs: (port: number, folder: string) => string[]
  image: string
  containerPort: number
  containerArgs: string[]
  containerData: string
}

export const DATABASE: Service = {
  name: 'database',
  variable: 'MONGODB_URL',
  portVariable: 'DATABASE_PORT',
  scheme: /^mongodb(\+srv)?:\/\//,
  url: (port) => `mongodb://${HOST}:${port}`,
  program: 'mongod',
  oldest: '5.0.0',
  programArgs: (port, folder) => [
    '--replSet',
    'rs0',
    '--port',
    `${port}`,
    '--bind_ip',
    HOST,
    '--dbpath',
    folder,
    '--quiet',
  ],
  image: 'mongo:8',
  containerPort: 27017,
  containerArgs: ['--replSet', 'rs0', '--bind_ip_all', '--quiet'],
  containerData: '/data/db',
}

export const BROKER: Service = {
  name: 'broker',
  variable: 'NATS_URL',
  portVariable: 'BROKER_PORT',
  scheme: /^(nats|tls|wss?):\/\//,
  url: (port) => `nats://${HOST}:${port}`,
  program: 'nats-server',
  oldest: '2.12.3',
  programArgs: (port, folder) => ['-a', HOST, '-p', `${port}`, '-c', brokerSettings(folder)],
  image: 'nats:2.12-alpine',
  containerPort: 4222,
  containerArgs: ['-js', '-sd', '/data'],
  containerData: '/data',
}

/** `sync_interval: always` exists in the settings file only: a confirmed message survives a power cut. */
function brokerSettings(folder: string): string {
  const file = join(folder, 'settings.conf')
  writeWholeFile(file, `jetstream { store_dir: ${JSON.stringify(folder)}, sync_interval: always }\n`)
  return file
}
