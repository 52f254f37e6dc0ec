import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const files = createRequire(import.meta.url);
const contentOf = (name: string): string => readFileSync(files.resolve(`swagger-ui-dist/${name}`), 'utf8');

/**
 * The OpenAPI document as one readable page without other files (Swagger UI). It offers to send nothing.
 *
 * @param document the text of docs/api/openapi.json.
 */
export function apiPage(document: string): string {
  const inScript = (text: string): string => text.replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<title>The API behind the dashboard</title>
<style>${contentOf('swagger-ui.css')}.swagger-ui .scheme-container{display:none}</style>
</head>
<body>
<main id="api"></main>
<script>${inScript(contentOf('swagger-ui-bundle.js'))}</script>
<script>
SwaggerUIBundle({
  spec: ${inScript(document)},
  dom_id: '#api',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
</script>
</body>
</html>
`;
}
