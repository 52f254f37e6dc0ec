import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderTemplate } from './goTemplate.ts';

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const chart = join(deploy, 'helm', 'dropdeck');
const read = (file: string): string => readFileSync(join(chart, file), 'utf8');

const { appVersion } = parse(read('Chart.yaml')) as { appVersion: string };
const values = parse(read('values.yaml')) as { config: object; ingress: object };
const config = {
  apiBaseUrl: 'https://api.example.com',
  loginUrl: 'https://example.com/login',
  homeUrl: 'https://example.com/',
  supportUrl: 'https://example.com/support',
};
const labels = { 'app.kubernetes.io/name': 'dropdeck', 'app.kubernetes.io/instance': 'one' };

/** What Helm installs as the release “one”, by file. */
function install(changes: { config?: object; ingress?: object } = {}): Readonly<Record<string, unknown>> {
  const root = {
    Release: { Name: 'one' },
    Chart: { AppVersion: appVersion },
    Values: {
      ...values,
      config: { ...values.config, ...config, ...changes.config },
      ingress: { ...values.ingress, ...changes.ingress },
    },
  };
  return Object.fromEntries(
    readdirSync(join(chart, 'templates')).map((file) => [
      file,
      parse(renderTemplate(read(`templates/${file}`), root)),
    ]),
  );
}

describe('the chart', () => {
  it('installs pods of the image and a service that finds them', () => {
    const probe = { httpGet: { port: 'http' } };
    expect(install()).toEqual({
      'ingress.yaml': null,
      'service.yaml': {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name: 'one', labels },
        spec: { selector: labels, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
      },
      'deployment.yaml': expect.objectContaining({
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'one', labels },
      }),
    });
    expect(install()['deployment.yaml']).toMatchObject({
      spec: {
        replicas: 2,
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: {
            containers: [
              {
                image: `dropdeck:${appVersion}`,
                ports: [{ name: 'http', containerPort: 8080 }],
                startupProbe: probe,
                readinessProbe: probe,
                livenessProbe: probe,
                resources: { limits: { memory: '128Mi' } },
                securityContext: { capabilities: { drop: ['ALL'] } },
                volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
              },
            ],
            volumes: [{ name: 'tmp' }],
          },
        },
      },
    });
  });

  it('installs an ingress to the service if it is enabled', () => {
    const paths = [
      { path: '/', pathType: 'Prefix', backend: { service: { name: 'one', port: { name: 'http' } } } },
    ];
    const expected = {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: { name: 'one', annotations: {} },
      spec: { rules: [{ host: 'a.example', http: { paths } }] },
    };
    const options = { enabled: true, host: 'a.example' };
    expect(install({ ingress: options })['ingress.yaml']).toEqual(expected);
    const more = { className: 'nginx', tlsSecret: 'certificate', annotations: { a: 'b' } };
    expect(install({ ingress: { ...options, ...more } })['ingress.yaml']).toEqual({
      ...expected,
      metadata: { name: 'one', annotations: { a: 'b' } },
      spec: {
        ...expected.spec,
        ingressClassName: 'nginx',
        tls: [{ hosts: ['a.example'], secretName: 'certificate' }],
      },
    });
  });

  it('gives its whole config to the entry of the image', () => {
    const all = {
      chatPlatformUrl: 'https://chat.example.com',
      brandWords: ['Acme', 'Corp'],
      reports: { otlp: 'https://logs.example.com/v1/logs', sample: 0.5 },
    };
    expect(Object.keys(all).toSorted()).toEqual(
      Object.keys(values.config)
        .filter((key) => !(key in config))
        .toSorted(),
    );
    const { spec } = install({ config: all })['deployment.yaml'] as {
      spec: { template: { spec: { containers: [{ env: { name: string; value: string }[] }] } } };
    };
    const [{ env }] = spec.template.spec.containers;
    const folder = mkdtempSync(join(tmpdir(), 'dropdeck-chart-'));
    try {
      for (const name of ['dist', 'bin', 'generated']) mkdirSync(join(folder, name));
      cpSync(join(deploy, 'Caddyfile'), join(folder, 'Caddyfile'));
      writeFileSync(join(folder, 'bin', 'caddy'), '#!/bin/sh\n', { mode: 0o755 });
      const { status, stderr } = spawnSync(process.execPath, [join(deploy, 'container', 'start.mjs')], {
        encoding: 'utf8',
        env: {
          ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
          PATH: join(folder, 'bin'),
          DIST: join(folder, 'dist'),
          SERVER_CONFIGS: folder,
          RUN_DIR: join(folder, 'run'),
        },
      });
      expect(status, stderr).toBe(0);
      const run = (file: string): string => readFileSync(join(folder, 'run', file), 'utf8');
      expect(JSON.parse(run('site/config.json'))).toEqual({ ...config, ...all });
      expect(run('Caddyfile')).toContain('\n:8080 {');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a template of the chart', () => {
  it.each([
    ['{{ .Values.gone }}', '“.Values.gone” has no value'],
    ['{{ upper "a" }}', 'The function upper is not known'],
    ['{{ if .Values }}a', 'A block is not closed'],
    ['a{{ end }}', 'closed twice'],
    ['{{ .Values }}', '“.Values” is no text'],
  ])('fails at %s', (template, problem) => {
    expect(() => renderTemplate(template, { Values: {} })).toThrow(problem);
  });
});
