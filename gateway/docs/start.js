// Starts Swagger UI on the contract that this site serves. A file of its own, because the page's policy allows no inline script.
globalThis.SwaggerUIBundle({
  url: '/docs/contract.json',
  dom_id: '#contracts',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
