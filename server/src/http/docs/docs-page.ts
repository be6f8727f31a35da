import { html } from 'hono/html';

type Operation = { summary?: string; description?: string; responses?: object };
type Document = { info: { title: string; version: string }; paths?: object };

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The API as one HTML page without scripts. Machines read `/api/openapi.json`. */
export function docsPage(document: Document, nonce: string) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style nonce="${nonce}">
          :root { color-scheme: light dark; }
          body { font: 16px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1.25rem; }
          h1 { font: 500 2rem/1.15 Georgia, serif; }
          h2 { font-size: 1.0625rem; margin: 2rem 0 .25rem; overflow-wrap: anywhere; }
          code { font-size: .9375em; }
          li { margin: .25rem 0; }
        </style>
      </head>
      <body>
        <h1>${document.info.title}</h1>
        <p>Version ${document.info.version}. The machine-readable document is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
        ${operations.map(
          ({ path, method, operation }) => html`<section>
            <h2><code>${method} ${path}</code></h2>
            <p>${operation.summary ?? operation.description ?? ''}</p>
            <ul>
              ${Object.entries((operation.responses ?? {}) as Record<string, { description?: string }>).map(
                ([status, response]) =>
                  html`<li><strong>${status}</strong> ${response.description ?? ''}</li>`,
              )}
            </ul>
          </section>`,
        )}
      </body>
    </html>`;
}
