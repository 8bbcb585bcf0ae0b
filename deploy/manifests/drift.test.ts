import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/dev/root.ts'
import { type ComposeFile, factsOfCompose, parseCompose } from './compose-file.ts'
import { composeFacts, differences, kubernetesFacts, tiltFacts } from './facts.ts'
import { factsOfKubernetes, type Manifest, readManifests } from './kubernetes.ts'
import { factsOfTiltfile } from './tiltfile.ts'

// Compose file, Kubernetes manifests and Tiltfile say again what the start table says: names, entries, ports, variables
// and who calls whom. These tests keep them from drifting apart, and plant a drift of each kind to show that they would.

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** What a planted drift adds, so that a real one is told by one test alone. */
const added = (before: string[], after: string[]) => after.filter((sentence) => !before.includes(sentence))

describe('the compose file', () => {
  const compose = parseCompose(read('docker-compose.yml'))
  const now = differences(composeFacts(), factsOfCompose(compose))
  const found = (change: (file: ComposeFile) => void) => {
    const copy = structuredClone(compose)
    change(copy)
    return added(now, differences(composeFacts(), factsOfCompose(copy)))
  }

  it('agrees with the start table', () => {
    expect(now).toEqual([])
  })

  it.each<[string, (file: ComposeFile) => void, string[]]>([
    [
      'a port',
      ({ services }) => (services['gateway']!.ports = ['127.0.0.1:8081:8080']),
      [
        'missing: gateway is published at 127.0.0.1:${GATEWAY_PORT:-8080}:8080',
        'not in the start table: gateway is published at 127.0.0.1:8081:8080',
      ],
    ],
    [
      'a service published that should not be',
      ({ services }) => (services['database']!.ports = ['127.0.0.1:27017:27017']),
      ['not in the start table: database is published at 127.0.0.1:27017:27017'],
    ],
    [
      'the port of a health check',
      ({ services }) => (services['auth']!.healthcheck!.test = ['CMD', "fetch('http://127.0.0.1:8102/ready')"]),
      ['missing: auth is ready at :8101/ready', 'not in the start table: auth is ready at :8102/ready'],
    ],
    [
      'a name',
      ({ services }) => {
        services['post'] = services['mail']!
        delete services['mail']
      },
      [
        'missing: mail is ready at :8105/ready',
        'missing: mail runs services/mail/src/main.ts',
        'not in the start table: post is ready at :8105/ready',
        'not in the start table: post reads /run/gbat/mail.env',
        'not in the start table: post runs services/mail/src/main.ts',
      ],
    ],
    [
      "another process's environment",
      ({ services }) => (services['billing']!.command[0] = '--env-file=/run/gbat/auth.env'),
      ['not in the start table: billing reads /run/gbat/auth.env'],
    ],
    [
      'a variable beside the start table',
      ({ services }) => (services['billing']!.environment = { AUTH_URL: 'http://elsewhere' }),
      ['not in the start table: billing has AUTH_URL=http://elsewhere'],
    ],
  ])('is caught with a drift in %s', (_kind, change, sentences) => {
    expect(found(change)).toEqual(sentences)
  })
})

describe('the Kubernetes manifests', () => {
  const manifests = readManifests(join(ROOT, 'deploy/k8s/base'), join(ROOT, 'deploy/k8s/overlays/local'))
  type Find = (kind: string, name: string) => Manifest['spec']
  const now = differences(kubernetesFacts(), factsOfKubernetes(manifests))
  const found = (change: (spec: Find) => void) => {
    const copy = structuredClone(manifests)
    change((kind, name) => copy.find((each) => each.kind === kind && each.metadata.name === name)!.spec)
    return added(now, differences(kubernetesFacts(), factsOfKubernetes(copy)))
  }
  const container = (spec: Manifest['spec']) => spec.template!.spec.containers[0]!

  it('agree with the start table', () => {
    expect(now).toEqual([])
  })

  it.each<[string, (spec: Find) => void, string[]]>([
    [
      'a port',
      (spec) => (container(spec('Deployment', 'practice')).ports[0]!.containerPort = 8112),
      [
        'missing: practice is ready at :8102/ready',
        'missing: practice listens on 8102',
        'not in the start table: practice is ready at :8112/ready',
        'not in the start table: practice listens on 8112',
      ],
    ],
    [
      'the port of a Service',
      (spec) => (spec('Service', 'auth').ports![0]!.port = 80),
      ['missing: auth answers at auth:8101', 'not in the start table: auth answers at auth:80'],
    ],
    [
      'a variable left out',
      (spec) => container(spec('Deployment', 'auth')).env!.splice(0, 1),
      ['missing: auth has HOST=0.0.0.0'],
    ],
    [
      'the name of a variable',
      (spec) => {
        const keys = container(spec('Deployment', 'mail')).env!
        keys.find(({ name }) => name === 'SMTP_URL')!.name = 'MAIL_SERVER'
      },
      [
        'missing: mail has SMTP_URL from the secret gbat-mail',
        'not in the start table: mail has MAIL_SERVER from SMTP_URL of the secret gbat-mail',
      ],
    ],
    [
      'the value of a variable',
      (spec) => {
        const keys = container(spec('Deployment', 'gateway')).env!
        keys.find(({ name }) => name === 'MAIL_URLS')!.value = 'http://mail:8104'
      },
      [
        'missing: gateway has MAIL_URLS=http://mail:8105',
        'not in the start table: gateway has MAIL_URLS=http://mail:8104',
      ],
    ],
    [
      'an edge too many',
      (spec) => spec('NetworkPolicy', 'billing').ingress!.push({ ports: [{ port: 8103 }] }),
      ['not in the start table: billing:8103 lets in everybody'],
    ],
    [
      'an edge that is missing',
      (spec) => (spec('NetworkPolicy', 'practice').egress = []),
      ['missing: practice calls auth:8101'],
    ],
  ])('are caught with a drift in %s', (_kind, change, sentences) => {
    expect(found(change)).toEqual(sentences)
  })
})

describe('the Tiltfile', () => {
  const text = read('Tiltfile')

  it('agrees with the start table', () => {
    expect(differences(tiltFacts(), factsOfTiltfile(text))).toEqual([])
  })

  it.each([
    ['a port', "'8103:8103'", "'8103:8104'", /billing is forwarded 8103:8104/],
    ['a name', "k8s_resource('tutor-voice'", "k8s_resource('tutor'", /not in the start table: tutor is forwarded/],
    ['a label', "labels=['edge']", "labels=['services']", /missing: gateway is labelled edge/],
  ])('is caught with a drift in %s', (_kind, before, after, sentence) => {
    const changed = text.replace(before, after)
    expect(changed).not.toBe(text)
    expect(differences(tiltFacts(), factsOfTiltfile(changed)).join('\n')).toMatch(sentence)
  })
})
