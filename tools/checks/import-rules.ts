import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

const tests = String.raw`\.test\.tsx?$|^(services/[^/]+|gateway|frontend|contracts|(deploy|tools)/[^/]+)/(test|e2e|mocks)/|^services/shared/src/testing/`
const npm = (...names: string[]) => names.map((name) => `(^|/)node_modules/${name}/`)
const nats = npm('@nats-io')

/**
 * Who may import whom (ARCHITECTURE.md), as rules of dependency-cruiser. Each says why in its comment;
 * test/check-imports.test.ts plants a violation of each and sees it caught.
 */
export const IMPORT_RULES: (IForbiddenRuleType & { name: string; comment: string })[] = [
  {
    name: 'domain-is-pure',
    comment:
      'Decisions are plain functions of what they are given, so that every one of them can be tested and replayed.',
    from: { path: '^services/([^/]+)/src/domain/', pathNot: tests },
    to: { pathNot: ['^services/$1/src/domain/', '^contracts/(rules|generated)/', ...npm('ts-fsrs')] },
  },
  {
    name: 'mongodb-in-stores',
    comment: 'Documents exist in stores only; everywhere else there are facts, with dates as dates and ids as ids.',
    // shared/events keeps the outbox, the dead letters and nothing else. Rows look at what is stored, as it is stored.
    from: { pathNot: ['^services/[^/]+/src/store/', '^services/shared/src/(mongo|events)/', '^tools/trials/', tests] },
    to: { path: npm('mongodb') },
  },
  {
    name: 'stores-are-leaves',
    comment: 'A store keeps and finds; who asked, and what follows from it, is not its business.',
    from: { path: '^services/[^/]+/src/store/' },
    to: { path: ['^services/[^/]+/src/(routes|reactions|flows)/', ...npm('fastify', '@fastify'), ...nats] },
  },
  {
    name: 'edges-do-not-meet',
    comment: 'A request and an event meet in a flow or in the domain, never by calling each other.',
    from: { path: '^services/[^/]+/src/(routes|reactions)/' },
    to: { path: '^services/[^/]+/src/(routes|reactions)/', pathNot: '^services/[^/]+/src/$1/' },
  },
  {
    name: 'routes-do-not-meet',
    comment: 'One operation, one file: what two operations share is a view, a flow or a decision.',
    from: { path: '^services/[^/]+/src/routes/', pathNot: [String.raw`/handlers\.ts$`, tests] },
    to: { path: '^services/[^/]+/src/routes/', pathNot: String.raw`/views\.ts$` },
  },
  {
    name: 'http-in-one-place',
    comment: 'Status, validation, authentication and serialisation belong to the registrar; a route answers data.',
    from: { pathNot: ['^services/shared/src/http/', '^gateway/', tests] },
    to: { path: npm('fastify', '@fastify') },
  },
  {
    name: 'nats-in-one-place',
    comment: 'Acknowledgement, backoff and dead letters are decided once for all consumers.',
    from: { pathNot: ['^services/shared/src/(events|testing)/', String.raw`^gateway/src/revocations\.ts$`] },
    to: { path: nats },
  },
  {
    name: 'services-are-islands',
    comment: 'Services know each other by contract: an event, or an internal read. So each can be released alone.',
    from: { path: '^services/([^/]+)/' },
    to: { path: '^(services|gateway|frontend)/', pathNot: ['^services/$1/', '^services/shared/'] },
  },
  {
    name: 'gateway-and-site-know-no-service',
    comment: 'The gateway routes by contract and the site calls by contract; plumbing is all they may share.',
    from: { path: '^(gateway|frontend)/' },
    to: { path: '^(services|gateway|frontend)/', pathNot: ['^$1/', '^services/shared/'] },
  },
  {
    name: 'contracts-are-shared-ground',
    comment: 'Both sides stand on the contracts, so the contracts stand on nothing of ours.',
    from: { path: '^contracts/' },
    to: { path: '^(services|gateway|frontend|deploy|tools)/' },
  },
  {
    name: 'contracts-in-the-site-are-types',
    comment: 'The generated documents are large; the site needs their types only, which cost no byte.',
    from: { path: '^frontend/src/', pathNot: tests },
    to: { path: '^contracts/generated/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rules-need-nothing',
    comment: 'What browser and services must agree on is plain code that runs anywhere.',
    from: { path: '^contracts/rules/', pathNot: tests },
    to: { pathNot: '^contracts/rules/' },
  },
  {
    name: 'ui-and-lib-are-leaves',
    comment: 'Primitives know neither pages nor data, so that every page can use them.',
    from: { path: '^frontend/src/(ui|lib)/', pathNot: tests },
    to: { path: '^frontend/src/(api|features|routes)/' },
  },
  {
    name: 'features-do-not-meet',
    comment: 'Features meet on a page; what two of them share moves down to ui, lib or api.',
    from: { path: '^frontend/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'production-is-clean',
    comment: 'What runs for people holds no test, no mock and no sandbox.',
    from: { path: '^((services/[^/]+|gateway|frontend)/src|contracts/rules)/', pathNot: tests },
    to: { path: [tests, '^(deploy|tools)/'] },
  },
  {
    name: 'production-needs-no-dev-package',
    comment: 'A package that is not declared for production by its workspace is not there where the system runs.',
    from: { path: '^((services/[^/]+|gateway|frontend)/src|contracts/rules)/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere fails at start, and is invisible to every other rule.',
    from: {},
    // `k6` is built into the k6 program; `frontend/blog/plugin.ts` makes the two virtual modules.
    to: { couldNotResolve: true, pathNot: String.raw`\?(raw|url|inline)$|^k6(/|$)|^virtual:blog-(summaries|bodies)$` },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or hide a third.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nobody imports and that imports nothing is left over.',
    from: {
      orphan: true,
      pathNot: [tests, String.raw`\.d\.ts$|\.config\.ts$|^(deploy|tools)/|^contracts/generated/|^gateway/docs/`],
    },
    to: {},
  },
]

export const CRUISE_OPTIONS: ICruiseOptions = {
  // Under TypeScript 7 the default parser sees no TypeScript at all, and everything passes.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['(^|/)node_modules/'] },
  exclude: { path: ['^contracts/node_modules', '^frontend/(dist|public)/', String.raw`\.(css|svg|woff2)$`] },
  moduleSystems: ['es6'],
}
