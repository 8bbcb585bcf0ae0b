/**
 * The integration tests run in two lanes at once, because they mostly wait. Within a lane one file runs at a time: a lane
 * has one database and one broker, and the streams of a service have fixed names.
 * Each lane is the list of the folders whose files it runs.
 */
export const INTEGRATION_LANES = {
  'integration-services': ['services/'],
  'integration-others': ['contracts/', 'deploy/', 'frontend/', 'gateway/', 'tools/'],
} as const
