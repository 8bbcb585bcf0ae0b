/**
 * The integration tests run in four lanes at once, because they mostly wait. Within a lane one file runs at a time: a lane
 * has one database and one broker, and the streams of a service have fixed names.
 * Each lane is the list of the folders whose files it runs; they take about as long as each other.
 */
export const INTEGRATION_LANES = {
  'integration-shared': ['services/shared/', 'services/mail/'],
  'integration-accounts': ['services/auth/', 'services/practice/'],
  'integration-payments': ['services/billing/', 'services/tutor-voice/', 'gateway/'],
  'integration-others': ['contracts/', 'deploy/', 'frontend/', 'tools/'],
} as const
