import { describe, expect, it } from 'vitest';
import { deployFiles } from './deployFiles.ts';
import { contentSecurityPolicy, cspHash, securityHeaders } from './headers.ts';

const html =
  '<head><style>a{}</style><script>boot()</script><script type="module" src="/a.js"></script></head>';
const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ html, apiOrigins: ['https://api.example.com'] });

  it("allows no eval, and no inline code except the build's, by its hash", () => {
    expect(policy).not.toMatch(/unsafe|\*|blob:/);
    expect(directives(policy)['script-src']).toBe(`'self' ${cspHash('boot()')}`);
    expect(directives(policy)['style-src']).toContain(cspHash('a{}'));
    expect(directives(policy)['default-src']).toBe("'none'");
  });

  it('allows connections to the API only, and no framing', () => {
    expect(directives(policy)['connect-src']).toBe("'self' https://api.example.com");
    expect(directives(policy)['frame-ancestors']).toBe("'none'");
    expect(directives(policy)['base-uri']).toBe("'none'");
    expect(directives(policy)['form-action']).toBe("'none'");
  });

  it('allows no text as code, anywhere in the page', () => {
    expect(directives(policy)['require-trusted-types-for']).toBe("'script'");
    expect(directives(policy)['trusted-types']).toBe('default');
  });

  it('changes with the code that is inlined into the page', () => {
    expect(contentSecurityPolicy({ html: html.replace('boot()', 'other()') })).not.toContain(
      cspHash('boot()'),
    );
  });
});

it('ships the same headers for every kind of server', () => {
  const headers = securityHeaders({ html });
  const { dist, generated } = deployFiles(html, headers);
  const caddy = generated['security-headers.caddy']?.replace(' {$CONNECT_ORIGINS}', '');
  for (const [name, value] of Object.entries(headers)) {
    expect(generated['security-headers.nginx.conf']).toContain(`add_header ${name} "${value}" always;`);
    expect(caddy).toContain(`\t${name} "${value}"`);
    expect(dist['_headers']).toContain(`  ${name}: ${value}`);
  }
});

it('lets the image call the origins of its environment', () => {
  const { generated } = deployFiles(html, securityHeaders({ html }));
  expect(generated['security-headers.caddy']).toContain("connect-src 'self' {$CONNECT_ORIGINS};");
});
